import 'server-only';
import type { RowPage, RowQuery } from '@/lib/platform/resources/rows';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { type Keep, loadRow } from './load-row';

/**
 * Whether a page of a row is beyond the end of the row: then it does not exist and is a 404 (quality E3). The
 * empty page right at the end exists, because a row whose last page is full links to it.
 */
export async function isOutOfRange(
  page: RowPage,
  key: string,
  query: RowQuery,
  reader: AudienceContext,
  keep: Keep,
): Promise<boolean> {
  const { contents, channels, promotions, histories, persons, nextOffset } = page;
  const isEmpty = [contents, channels, promotions, histories, persons].every((list) => list.length === 0);
  if (query.offset === 0 || nextOffset !== null || !isEmpty) return false;
  // Counts the items that the platform sent, including those that a child may not see.
  const last = await loadRow(key, { ...query, offset: query.offset - 1, limit: 1 }, reader, keep);
  return last.nextOffset === null;
}
