import { fetchList } from '@/lib/client/http/fetch-list';
import type { RowPage, RowQuery } from '@/lib/platform/resources/rows';
import { RowAnswer } from './row-answer';

/** A page of a row from the public address. @throws PlatformError */
export function fetchRow(
  key: string,
  { offset, limit, libraryId, rowsetId, text, filters }: RowQuery,
): Promise<RowPage> {
  // 0 and null both mean no library.
  const query = { offset, limit, library_id: libraryId || null, rowset_id: rowsetId, text, ...filters };
  return fetchList(`/rows/${encodeURIComponent(key)}`, query, RowAnswer);
}
