import 'server-only';
import * as v from 'valibot';
import { readPublic, readPublicUncached } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { webAddress } from '@/lib/shared/web-address';

const Page = v.object({
  id: v.number(),
  slug: v.string(),
  title: text,
  template: text,
  description: textOrNull,
  library_id: v.nullish(v.number()),
  // Target of an `outer_link`. No public source shows the field; any field with an address is accepted.
  url: textOrNull,
  src: textOrNull,
});

const RowStub = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  template: v.string(),
  content_type: textOrNull,
  description: textOrNull,
});

const Rowset = v.object({ ...Page.entries, rows: listOf(RowStub), is_similar: v.nullish(v.boolean()) });

/** A page made of rows, as listed in the menu (spec 2 §3 "Page"). */
export interface RowsetPage {
  id: number;
  slug: string;
  title: string;
  /** startpage, search, tvchannels…, group.catalog…, outer_link (spec 2 §2). */
  template: string;
  description: string | null;
  libraryId: number | null;
  /** The external address of an `outer_link`. */
  outside: string | null;
}

/** A row before its items are loaded. */
export interface RowStub {
  id: string;
  /** The row's part of an address: `/row/{key}`. */
  key: string;
  title: string;
  template: string;
  /** movie or series when the row contains nothing else. */
  contentType: string | null;
  description: string | null;
}

export interface RowsetWithRows extends RowsetPage {
  rows: RowStub[];
  /** Nothing has the words of the text, the rows have names like them; false where the platform does not say it. */
  isSimilar: boolean;
}

/** `GET /v2/rowsets`: the pages of the menu. */
export async function listRowsets(reader: AudienceContext): Promise<RowsetPage[]> {
  const pages = await readPublic(
    { path: '/rowsets', query: { kind: 'web' }, schema: bareList(Page) },
    reader,
    { revalidate: life.catalogue, tags: [tag.rowsets] },
  );
  return pages.map(toPage);
}

/**
 * `GET /v2/rowsets/{id or slug}`; with a text, only the rows with results for it.
 * @throws PlatformError with status 404 when it does not exist
 */
export async function getRowset(
  key: string,
  reader: AudienceContext,
  text?: string,
): Promise<RowsetWithRows> {
  const call = { path: `/rowsets/${encodeURIComponent(key)}`, query: { text }, schema: Rowset };
  const rowset = text
    ? await readPublicUncached(call, reader)
    : await readPublic(call, reader, { revalidate: life.catalogue, tags: [tag.rowsets] });
  return { ...toPage(rowset), rows: rowset.rows.map(toStub), isSimilar: rowset.is_similar ?? false };
}

function toPage(page: v.InferOutput<typeof Page>): RowsetPage {
  return {
    id: page.id,
    slug: page.slug,
    title: page.title,
    template: page.template,
    description: page.description,
    libraryId: page.library_id ?? null,
    outside: webAddress(page.url) ?? webAddress(page.src) ?? webAddress(page.slug),
  };
}

function toStub(row: v.InferOutput<typeof RowStub>): RowStub {
  return {
    id: row.id,
    key: row.slug ?? row.id,
    title: row.title,
    template: row.template,
    contentType: row.content_type,
    description: row.description,
  };
}
