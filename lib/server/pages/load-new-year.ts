import 'server-only';
import type { RowPage } from '@/lib/platform/resources/rows';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import { NEW_YEAR_ROWS } from '@/lib/rules/pages/new-year';
import { loadRow } from '@/lib/server/catalogue/load-row';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const { pageSize } = rowLook('content-v');

/**
 * The existing rows of the page, the first one with its items; without an answer the page has only its countdown. Of the
 * others only the titles are needed: each loads its items when it comes near.
 */
export async function loadNewYearRows(reader: AudienceContext): Promise<RowPage[]> {
  const rows = await Promise.all(
    NEW_YEAR_ROWS.map((key, at) =>
      loadRow(key, { offset: 0, limit: at === 0 ? pageSize : 1, libraryId: null }, reader).catch(() => null),
    ),
  );
  return rows.filter((row) => row !== null);
}
