import * as v from 'valibot';
import { documentAudience } from '@/lib/client/browser/of-document';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import { readWholeRow } from '@/lib/platform/resources/row-pages';
import { type RowPage, type RowReader, rowCall, toRowPage } from '@/lib/platform/resources/rows';
import { nullIfNotFound, PlatformError } from '@/lib/shared/platform-error';
import { refreshFavourites } from './favourites';

/** The page of the viewer among the rowsets (spec 2 §2 "My"). */
const MY_ROWSET = 'my';

const Stubs = v.object({ rows: listOf(v.object({ id: idText, slug: textOrNull, title: text })) });

/** A row of "My"; its page is null when it did not load. */
export interface OwnRow {
  key: string;
  title: string;
  page: RowPage | null;
  /** Of all items that the platform has sent; the page does not have those that are hidden from this viewer. */
  ids: string[];
}

export interface Mine {
  favourites: ReadonlyMap<string, string>;
  rows: OwnRow[];
}

/**
 * The favourites of the viewer in rows. A page that the profile does not have (spec 2 §2: hidden from children) has no
 * rows; without the favourites themselves, or without any row of those that there are, the call fails.
 * @throws PlatformError
 */
export async function loadFavouriteRows(episode: (season: number, series: number) => string): Promise<Mine> {
  const [favourites, stubs] = await Promise.all([refreshFavourites(), listRows()]);
  const reader = { audience: documentAudience(), episode };
  const rows = await Promise.all(
    stubs.map(async (stub) => ({ ...stub, ...(await loadRow(stub.key, reader).catch(orNotLoaded)) })),
  );
  if (rows.length > 0 && rows.every(({ page }) => page === null)) {
    throw new PlatformError('unavailable', 'no row loaded');
  }
  return { favourites, rows };
}

type Loaded = Pick<OwnRow, 'page' | 'ids'>;

/** A row that the platform did not send is shown with a retry; any other error is a defect of this code. */
function orNotLoaded(error: unknown): Loaded {
  if (error instanceof PlatformError) return { page: null, ids: [] };
  throw error;
}

/** All of a row, because this page has no paging. @throws PlatformError */
async function loadRow(key: string, reader: RowReader): Promise<Loaded> {
  const ids = new Set<string>();
  const page = await readWholeRow(async (query) => {
    const row = await callAsViewer(rowCall(key, query));
    for (const { id } of [...row.contents, ...row.channels, ...row.persons]) ids.add(String(id));
    return toRowPage(row, query, reader);
  });
  return { page, ids: [...ids] };
}

async function listRows(): Promise<Omit<OwnRow, keyof Loaded>[]> {
  const rowset = await callAsViewer({ path: `/rowsets/${MY_ROWSET}`, schema: Stubs }).catch(nullIfNotFound);
  return rowset?.rows.map(({ id, slug, title }) => ({ key: slug ?? id, title })) ?? [];
}
