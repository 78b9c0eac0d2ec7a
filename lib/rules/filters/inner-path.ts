import { type CatalogueKind, CHOICES } from './options';

/** The inner route of a filtered catalogue; it is not a public address. */
export const FILTERED_PAGE = 'filtered';

const KINDS: readonly string[] = ['movies', 'series'] satisfies CatalogueKind[];

export function isCatalogue(name: string): name is CatalogueKind {
  return KINDS.includes(name);
}

/**
 * The inner address of a public one: the catalogue without filters is a stored page without a query; a
 * filtered one is rendered on request from cached lists (docs/decisions/0010).
 */
export function filteredPath(pathname: string, query: URLSearchParams): string {
  const [, first = '', ...others] = pathname.split('/');
  if (first === FILTERED_PAGE) return `/${FILTERED_PAGE}`;
  if (!isCatalogue(first) || others.length > 0) return pathname;
  const isNarrowed = [...CHOICES, 'offset'].some((name) => query.has(name));
  return isNarrowed ? `/${FILTERED_PAGE}/${first}` : pathname;
}
