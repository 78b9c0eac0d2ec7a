import { type CatalogueKind, FACETS } from './options';

/** The inner route of a catalogue that is narrowed; as a public address it does not exist. */
const INNER = 'filtered';

const KINDS: readonly string[] = ['movies', 'series'] satisfies CatalogueKind[];

export function isCatalogue(name: string): name is CatalogueKind {
  return KINDS.includes(name);
}

/**
 * The inner address of a public one: the bare catalogue is a stored page, which knows no query; a narrowed one is made
 * when it is asked for, from lists that are kept (docs/decisions/0010).
 */
export function filteredPath(pathname: string, query: URLSearchParams): string {
  const [, first = '', ...others] = pathname.split('/');
  if (first === INNER) return `/${INNER}`;
  if (!isCatalogue(first) || others.length > 0) return pathname;
  const isNarrowed = [...FACETS, 'offset'].some((name) => query.has(name));
  return isNarrowed ? `/${INNER}/${first}` : pathname;
}
