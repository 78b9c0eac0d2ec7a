/** Inner pages that are made by what is asked beside their path. All others are stored: the same for everybody, by their path. */
const READ_QUERY: ReadonlySet<string> = new Set(['filtered', 'row', 'search']);

/** By which the router proves what it asks for; it says nothing of who asks. */
const PROOF = /[?&](_rsc(?:=[^&]*)?)(?:&|$)/;

/**
 * What the framework is told of a query. It writes the one it is told into the page and its parts, and stores both: what one
 * visitor has in an address would come to the next (facts/quality.md S30).
 *
 * @param innerPath of the page: `/{surface}/{locale}/…`
 */
export function ownQuery(innerPath: string, search: string): string {
  const [, , , page = ''] = innerPath.split('/');
  if (READ_QUERY.has(page)) return search;
  const proof = PROOF.exec(search)?.[1];
  return proof ? `?${proof}` : '';
}
