import { fetchList } from '@/lib/platform/public-lists';
import type { RowPage, RowQuery } from '@/lib/platform/rows';

/** A page of a row from the public address. Rejects on any failure. */
export function fetchRow(
  key: string,
  { offset, limit, libraryId, text, filters }: RowQuery,
): Promise<RowPage> {
  // No library is 0 or null alike.
  return fetchList(`/rows/${encodeURIComponent(key)}`, {
    offset,
    limit,
    library_id: libraryId || null,
    text,
    ...filters,
  });
}
