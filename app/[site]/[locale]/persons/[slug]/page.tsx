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
import { alternatesOf } from '@/lib/seo/alternates';
import { personGraph } from '@/lib/seo/graph/pages';
import { absoluteTo } from '@/lib/seo/graph/thing';
import { siteOrigin } from '@/lib/seo/origin';
import { pageText } from '@/lib/seo/page-text';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string }>;
}

async function load({ params }: Props) {
  const face = await currentFace();
  const slug = decodeSegment((await params).slug);
  if (!isSlug(slug)) notFound();
  return { face, locale: face.locale, person: await orNotFound(getPerson(slug, face)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { person, locale } = await load(props);
  const { name, biography: description } = person;
  return {
    ...(await pageText('person', locale, {
      values: { name, description },
      plain: { title: name, description },
    })),
    alternates: alternatesOf(routes.person(person.slug), await currentFace()),
  };
}

export default async function PersonPage(props: Props) {
  const { person, face, locale } = await load(props);
  const { page } = wordsOf(locale).catalogue;
  const rows = await filmographyOf(person, face);
  return (
    <article>
      <JsonLd graph={personGraph(person, professionOf(person, page), absoluteTo(siteOrigin()))} />
      <PersonHeading person={person} labels={page} />
      {rows.map((row) => (
        <CatalogueRow key={row.id} page={row} labels={rowLabels(locale)} />
      ))}
    </article>
  );
}
