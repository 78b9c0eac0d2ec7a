import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import type { ContentPage } from '@/lib/rules/catalogue/view';
import { type ContentParams, contentOf } from '@/lib/server/catalogue/content-address';
import { contentLocales } from '@/lib/server/catalogue/content-locales';
import { contentMetadata } from '@/lib/server/catalogue/content-metadata';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { contentGraph } from '@/lib/server/structured-data/content';
import { ContentAnswer } from '../../_parts/ContentAnswer';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<ContentParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMetadata(await contentOf(await params));
}

export default async function ContentRoute({ params }: Props) {
  const siteContext = await currentSiteContext();
  const answer = await contentOf(await params);
  return (
    <>
      {answer.kind === 'page' ? <JsonLd graph={await graphOf(answer.page)} /> : null}
      <ContentAnswer answer={answer} siteContext={siteContext} />
    </>
  );
}

async function graphOf(page: ContentPage) {
  const locales = await contentLocales(page.id, page.canonical);
  return contentGraph(page, await absoluteUrlsOfSite({ path: page.canonical, locales }));
}
