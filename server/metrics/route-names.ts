import { LRUCache } from 'lru-cache';
import { isFilePath, isPagePath } from '../incoming';
import type { Route } from '../next-compat/route-table';

/** Most requests are for few addresses. */
const MOST_ADDRESSES = 5_000;

/** Files of the build: one name, because they are many and all alike. */
const FILES = 'files';
/** Addresses of no route, and those that the server refuses itself. */
const NO_ROUTE = 'none';

/** Names of routes for metrics and logs: `/contents/[slug]`, never the address itself. */
export class RouteNames {
  readonly #routes: readonly Route[];
  readonly #known = new LRUCache<string, string>({ max: MOST_ADDRESSES });

  constructor(routes: readonly Route[]) {
    this.#routes = routes;
  }

  /** @param path of a call or a file, or the inner address of a page; empty where nobody has read the address */
  nameOf(path: string): string {
    if (path === '') return NO_ROUTE;
    if (isFilePath(path)) return FILES;
    const known = this.#known.get(path);
    if (known) return known;
    // The first word of a page's inner address is a brand: `/api/none` is no page of the brand `api`.
    const isPage = isPagePath(path);
    const route = this.#routes.find(({ page, matches }) => isPagePath(page) === isPage && matches.test(path));
    const page = route?.page ?? NO_ROUTE;
    const name = page.replace(/^\/\[site\]\/\[locale\](?=\/|$)/, '') || '/';
    this.#known.set(path, name);
    return name;
  }
}
