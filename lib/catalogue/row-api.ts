import type { RowPage, RowQuery } from '@/lib/platform/rows';

/** A read of our own public lists has failed after this time. */
const LIMIT_MS = 10_000;

/** A page of a row from the public address; needs no session. Rejects on any failure. */
export async function fetchRow(key: string, query: RowQuery): Promise<RowPage> {
  const search = new URLSearchParams({
    lang: document.documentElement.lang.slice(0, 2),
    offset: String(query.offset),
    limit: String(query.limit),
  });
  if (query.libraryId) search.set('library_id', String(query.libraryId));
  const response = await fetch(`/api/rows/${encodeURIComponent(key)}?${search}`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`row ${key}: ${response.status}`);
  return response.json();
}
