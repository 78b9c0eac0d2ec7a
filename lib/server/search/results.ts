import 'server-only';
import { isEnough } from '@/lib/rules/search/query';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { countOf } from './found';
import { type FoundRow, loadResults, loadSearchSettings } from './load-search';

/** The states of a page of results: no query, a query that is too short, a failure, or rows. */
export type Results =
  | { kind: 'none' }
  | { kind: 'short'; min: number }
  | { kind: 'failed' }
  | {
      kind: 'rows';
      rows: FoundRow[];
      /** Null when nothing was found and a row failed, because then nothing is certain. */
      found: { count: number; isMore: boolean } | null;
    };

export async function resultsOf(query: string, reader: AudienceContext): Promise<Results> {
  if (query === '') return { kind: 'none' };
  const { minChars } = await loadSearchSettings(reader);
  if (!isEnough(query, minChars)) return { kind: 'short', min: minChars };
  try {
    const rows = await loadResults(query, reader);
    const found = countOf(rows);
    const isKnown = found.count > 0 || rows.every(({ page }) => page);
    return { kind: 'rows', rows, found: isKnown ? found : null };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { kind: 'failed' };
  }
}
