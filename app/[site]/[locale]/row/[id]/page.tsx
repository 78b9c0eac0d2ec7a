import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MoreOfRow } from '@/components/catalogue/row/MoreOfRow';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { rowTiles } from '@/components/catalogue/row/rowTiles';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { rowPageSize } from '@/lib/catalogue/limits';
import { loadRow } from '@/lib/catalogue/load-row';
import { type RowAddress, readRowAddress } from '@/lib/catalogue/row-address';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { routes } from '@/lib/routes';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function addressOf({ params, searchParams }: Props): Promise<RowAddress> {
  const key = decodeSegment((await params).id);
  return readRowAddress(isSlug(key) ? key : notFound(), await searchParams);
}

/** The template decides the page size (spec 2 §9), and only the row knows its template: one stored item tells it. */
async function load(address: RowAddress) {
  const face = await currentFace();
  const { key, offset, libraryId, text } = address;
  const { template } = await orNotFound(loadRow(key, { offset: 0, limit: 1, libraryId, text }, face));
  return loadRow(key, { offset, limit: rowPageSize(template), libraryId, text }, face);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const address = await addressOf(props);
  const { title, description, key } = await load(address);
  const face = await currentFace();
  return pageHead(
    {
      path: routes.row(key),
      title,
      description,
      mask: { type: 'row', values: { title, description } },
      picture: { kind: 'row', keys: [key] },
      // facts/quality.md E3: rows by a text are as many as people type.
      isHidden: address.text !== null,
    },
    face,
  );
}

/** All of a row: its first page here, the rest as one scrolls; the link below works without any script. */
export default async function RowPage(props: Props) {
  const { locale } = await currentFace();
  const address = await addressOf(props);
  const page = await load(address);
  const labels = rowLabels(locale);
  const tiles = rowTiles(page, labels);
  const items = [...page.contents, ...page.channels, ...page.persons];
  const hrefs = items.flatMap(({ href }) => href ?? []);
  return (
    <>
      <JsonLd graph={listGraph(page.title, routes.row(page.key), hrefs, await absoluteHere())} />
      <PageHeading
        title={page.title}
        description={page.description}
        labels={wordsOf(locale).catalogue.page}
      />
      {tiles.length > 0 ? (
        <MoreOfRow
          key={`${address.key}:${address.offset}:${address.text}`}
          first={{
            template: page.template,
            title: page.title,
            ids: [...items, ...page.histories].map(({ id }) => id),
            nextOffset: page.nextOffset,
          }}
          address={address}
          labels={labels}
        >
          {tiles}
        </MoreOfRow>
      ) : (
        <EmptyState title={labels.row.empty} />
      )}
    </>
  );
}
