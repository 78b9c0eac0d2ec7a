import * as v from 'valibot';
import { documentAudience } from '@/lib/client/browser/of-document';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { idText, listOf, textOrNull } from '@/lib/platform/http/wire';
import { type RowPage, rowCall, toRowPage } from '@/lib/platform/resources/rows';
import { isNotFound } from '@/lib/shared/platform-error';
import { loadFavourites } from './favourites';

/** The page of the viewer among the rowsets (spec 2 §2 "My"). */
const MY_ROWSET = 'my';

/** A complete row: favourites are few, and this page has no paging. */
const MOST_OF_A_ROW = 100;

const Stubs = v.object({ rows: listOf(v.object({ id: idText, slug: textOrNull })) });

export interface Mine {
  favourites: ReadonlyMap<string, string>;
  rows: RowPage[];
}

/**
 * The favourites of the viewer in rows. A failed row is left out, a page that the profile does not have (spec
 * 2 §2: hidden from children) has no rows; without the favourites themselves the call fails.
 * @throws PlatformError
 */
export async function loadFavouriteRows(episode: (season: number, series: number) => string): Promise<Mine> {
  const [favourites, stubs] = await Promise.all([loadFavourites(), listRows()]);
  const reader = { audience: documentAudience(), episode };
  const query = { offset: 0, limit: MOST_OF_A_ROW };
  const rows = await Promise.all(
    stubs.map((key) =>
      callAsViewer(rowCall(key, query)).then(
        (row) => [toRowPage(row, query, reader)],
        () => [],
      ),
    ),
  );
  return { favourites, rows: rows.flat() };
}

async function listRows(): Promise<string[]> {
  try {
    const { rows } = await callAsViewer({ path: `/rowsets/${MY_ROWSET}`, schema: Stubs });
    return rows.map(({ id, slug }) => slug ?? id);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}
