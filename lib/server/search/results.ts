import 'server-only';
import { isEnough } from '@/lib/rules/search/query';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { type Found, foundIn } from './found';
import { type FoundRows, loadResults, loadSearchSettings } from './load-search';

/** The states of a page of results: no query, a query that is too short, a failure, or rows. */
export type Results =
  | { kind: 'none' }
  | { kind: 'short'; min: number }
  | { kind: 'failed' }
  /** `found` is null when that is not certain. */
  | ({ kind: 'rows'; found: Found | null } & FoundRows);

export async function resultsOf(query: string, reader: AudienceContext): Promise<Results> {
  if (query === '') return { kind: 'none' };
  const { minChars } = await loadSearchSettings(reader);
  if (!isEnough(query, minChars)) return { kind: 'short', min: minChars };
  try {
    const results = await loadResults(query, reader);
    return { kind: 'rows', ...results, found: foundIn(results.rows) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { kind: 'failed' };
  }
}
