import 'server-only';
import { notFound } from 'next/navigation';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { getPerson, type Person } from '@/lib/platform/persons';
import type { RowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { bySlugOrId, isAskedById } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';
import { filmographyOf } from './filmography';

export interface PersonAnswer {
  person: Person;
  /** Films, series, programmes; those that are empty are left out. */
  rows: RowPage[];
  /** Works in all of them. */
  count: number;
  /** The address has no letters: shown, but not to search engines (facts/quality.md E3). */
  isById: boolean;
}

/** The person of an address; rubbish is 404 before the platform hears of it. */
export async function personOf(params: { slug: string }): Promise<PersonAnswer> {
  const face = await currentFace();
  const slug = decodeSegment(params.slug);
  if (!isSlug(slug)) notFound();
  const person = await orNotFound(bySlugOrId(slug, (key) => getPerson(key, face)));
  const right = { asked: slug, slug: person.slug, path: routes.person(person.slug) };
  const isById = isAskedById(right, face);
  const rows = (await filmographyOf(person, face)).filter(({ contents }) => contents.length > 0);
  return { person, rows, isById, count: rows.reduce((sum, { contents }) => sum + contents.length, 0) };
}
