import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PersonHeading } from '@/components/catalogue/person/PersonHeading';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { filmographyOf } from '@/lib/catalogue/filmography';
import { professionOf } from '@/lib/catalogue/profession';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { getPerson } from '@/lib/platform/persons';
import { routes } from '@/lib/routes';
import { personGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { completeLocales } from '@/lib/seo/locales';
import { pageHead } from '@/lib/seo/page-head';
import { bySlugOrId, isAskedById } from '@/lib/seo/right-address';
import { personCard, pictureOf } from '@/lib/seo/share/card';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string }>;
}

/** Spec 2 §2 "Person page": noindex when fewer than 2 items. */
const FEWEST_ITEMS = 2;

const isThin = (rows: ReadonlyArray<{ contents: readonly unknown[] }>): boolean =>
  rows.reduce((sum, { contents }) => sum + contents.length, 0) < FEWEST_ITEMS;

async function load({ params }: Props) {
  const face = await currentFace();
  const slug = decodeSegment((await params).slug);
  if (!isSlug(slug)) notFound();
  const person = await orNotFound(bySlugOrId(slug, (key) => getPerson(key, face)));
  const right = { asked: slug, slug: person.slug, path: routes.person(person.slug) };
  return { face, locale: face.locale, person, isById: isAskedById(right, face) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { person, face, isById } = await load(props);
  const { name, biography: description, slug, photo } = person;
  const profession = professionOf(person, wordsOf(face.locale).catalogue.page);
  const rows = await filmographyOf(person, face);
  return pageHead(
    {
      path: routes.person(slug),
      title: name,
      description,
      mask: { type: 'person', values: { name, description } },
      picture: pictureOf('person', [slug], personCard(name, profession, photo)),
      kind: 'profile',
      isHidden: isById || isThin(rows),
      locales: await completeLocales(face.site, async (locale) => {
        const { name: title, biography } = await getPerson(slug, { ...face, locale });
        return { title, description: biography };
      }),
    },
    face,
  );
}

export default async function PersonPage(props: Props) {
  const { person, face, locale } = await load(props);
  const { page } = wordsOf(locale).catalogue;
  const rows = await filmographyOf(person, face);
  return (
    <article>
      <JsonLd graph={personGraph(person, professionOf(person, page), await absoluteHere())} />
      <PersonHeading person={person} labels={page} />
      {rows.map((row) => (
        <CatalogueRow key={row.id} page={row} labels={rowLabels(face)} />
      ))}
    </article>
  );
}
