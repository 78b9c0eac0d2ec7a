import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { professionOf } from '@/lib/rules/catalogue/profession';
import { personOf } from '@/lib/server/catalogue/person-address';
import { personLocales } from '@/lib/server/catalogue/person-locales';
import { personMetadata } from '@/lib/server/catalogue/person-metadata';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { personGraph } from '@/lib/server/structured-data/pages';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { PersonPage } from '../../_parts/PersonPage';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return personMetadata(await personOf(await params));
}

export default async function PersonRoute({ params }: Props) {
  const siteContext = await currentSiteContext();
  const answer = await personOf(await params);
  const profession = professionOf(answer.person, wordsOf(siteContext.locale).catalogue.page);
  const { slug } = answer.person;
  const absolute = await absoluteUrlsOfSite({
    path: routes.person(slug),
    locales: await personLocales(slug),
  });
  return (
    <>
      <JsonLd graph={personGraph(answer.person, profession, absolute)} />
      <PersonPage answer={answer} siteContext={siteContext} />
    </>
  );
}
