import 'server-only';
import { notFound } from 'next/navigation';
import { getPerson, type Person } from '@/lib/platform/resources/persons';
import type { RowPage } from '@/lib/platform/resources/rows';
import { bySlugOrId, matchSlug, redirectToCanonical } from '@/lib/server/seo/canonical';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { decodeSegment, isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import { filmographyOf } from './filmography';

export interface PersonAnswer {
  person: Person;
  /** Films, series, programmes; empty ones are left out. */
  rows: RowPage[];
  /** The number of works in all of them; null when the platform did not answer. */
  count: number | null;
  /** Requested by its id alone: shown, but not indexed (quality E3). */
  isById: boolean;
}

/** The person of an address; an invalid one is a 404 without calling the platform. */
export async function personOf(params: { slug: string }): Promise<PersonAnswer> {
  const siteContext = await currentSiteContext();
  const slug = decodeSegment(params.slug);
  if (!isSlug(slug)) notFound();
  const person = await orNotFound(bySlugOrId(slug, (key) => getPerson(key, siteContext)));
  const match = matchSlug(slug, person.slug);
  if (match === 'outdated') redirectToCanonical(routes.person(person.slug), siteContext);
  const works = await filmographyOf(person, siteContext);
  const rows = (works ?? []).filter(({ contents }) => contents.length > 0);
  return {
    person,
    rows,
    isById: match === 'id',
    count: works && rows.reduce((sum, { contents }) => sum + contents.length, 0),
  };
}
