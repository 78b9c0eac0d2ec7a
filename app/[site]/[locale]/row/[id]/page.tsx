import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RowScreen } from '@/components/catalogue/row/RowScreen';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { libraryOf, loadRowPage } from '@/lib/catalogue/load-row-page';
import { type RowAddress, readRowAddress } from '@/lib/catalogue/row-address';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { rowMetadata } from '@/lib/catalogue/row-metadata';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isSlug } from '@/lib/ids';
import { routes } from '@/lib/routes';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function addressOf({ params, searchParams }: Props): Promise<RowAddress> {
  const key = decodeSegment((await params).id);
  return readRowAddress(isSlug(key) ? key : notFound(), await searchParams);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [face, address] = await Promise.all([currentFace(), addressOf(props)]);
  return rowMetadata(await loadRowPage(address, face));
}

export default async function RowRoute(props: Props) {
  const [face, address] = await Promise.all([currentFace(), addressOf(props)]);
  const { page } = await loadRowPage(address, face);
  const hrefs = [...page.contents, ...page.channels, ...page.persons].flatMap(({ href }) => href ?? []);
  return (
    <>
      <JsonLd graph={listGraph(page.title, routes.row(page.key), hrefs, await absoluteHere())} />
      <RowScreen
        page={page}
        address={address}
        library={await libraryOf(address.libraryId, face)}
        labels={rowLabels(face)}
        words={wordsOf(face.locale).catalogue.page}
      />
    </>
  );
}
