import { documentAudience } from '@/lib/audience/of-document';

/** A read of our own public lists has failed after this time (spec 2 §8 "Loading timeout"). */
const LIMIT_MS = 10_000;

/**
 * One of our own public lists (`/api/rows`, `/api/schedule`, `/api/channels`) in the language and for the
 * audience of the page; needs no session. Our own server made the answer from checked data, so it is not checked again. Browser only.
 * Rejects on any failure.
 */
export async function fetchList<Answer>(
  path: string,
  query: Record<string, string | number | null | undefined>,
): Promise<Answer> {
  const search = new URLSearchParams({ lang: document.documentElement.lang.slice(0, 2) });
  if (documentAudience() === 'child') search.set('audience', 'child');
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const response = await fetch(`/api${path}?${search}`, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
