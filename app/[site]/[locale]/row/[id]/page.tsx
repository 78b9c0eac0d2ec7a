import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RowScreen } from '@/components/catalogue/row/RowScreen';
import { CompletePage } from '@/components/shell/CompletePage';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { type RowAddress, readRowAddress } from '@/lib/rules/catalogue/row-address';
import { libraryOf, loadRowPage } from '@/lib/server/catalogue/load-row-page';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { rowMetadata } from '@/lib/server/catalogue/row-metadata';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { listGraph } from '@/lib/server/structured-data/pages';
import { wordsOf } from '@/lib/shared/i18n/words';
import { decodeSegment, isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function addressOf({ params, searchParams }: Props): Promise<RowAddress> {
  const key = decodeSegment((await params).id);
  return readRowAddress(isSlug(key) ? key : notFound(), await searchParams);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [siteContext, address] = await Promise.all([currentSiteContext(), addressOf(props)]);
  return rowMetadata(await loadRowPage(address, siteContext));
}

export default async function RowRoute(props: Props) {
  const [siteContext, address] = await Promise.all([currentSiteContext(), addressOf(props)]);
  const { page } = await loadRowPage(address, siteContext);
  const hrefs = [...page.contents, ...page.channels, ...page.persons].flatMap(({ href }) => href ?? []);
  return (
    <>
      <CompletePage />
      <JsonLd graph={listGraph(page.title, routes.row(page.key), hrefs, await absoluteUrlsOfSite())} />
      <RowScreen
        page={page}
        address={address}
        library={await libraryOf(address.libraryId, siteContext)}
        labels={rowLabels(siteContext)}
        words={wordsOf(siteContext.locale).catalogue.page}
      />
    </>
  );
}
