import { partsOfInner } from '@/lib/shared/inner-path';
import { proofIn } from './next-compat/router-requests';

/** Inner pages that depend on their query. All others are stored by their path, the same for everyone. */
const READ_QUERY: ReadonlySet<string> = new Set(['filtered', 'row', 'search']);

/**
 * The query that the framework receives. It writes the query into the page and its parts and stores both, so
 * the parameters of one visitor would be sent to the next (quality S30).
 * @param innerPath of the page: `/{site variant}/{locale}/…`
 */
export function ownQuery(innerPath: string, search: string): string {
  const [page = ''] = partsOfInner(innerPath);
  if (READ_QUERY.has(page)) return search;
  const proof = proofIn(search);
  return proof ? `?${proof}` : '';
}
