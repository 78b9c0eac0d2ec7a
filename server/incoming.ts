import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { INTERNAL_HEADER } from './next-compat/headers';

/** Headers by which the server proves to the guard that it asks itself (`lib/server/guard/inside.ts`). */
const OWN_HEADER = /^x-taspa(?:-|$)/;

/** Removes headers that only the framework or this server may set. */
export function dropInternal(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (INTERNAL_HEADER.test(name) || OWN_HEADER.test(name)) delete headers[name];
  }
}

/** Paths that the guard does not see: files and calls, as `middleware.ts` lists them. */
const NO_PAGE =
  /^\/(?:_next\/|api\/|brand\/|og\/|healthz$|robots\.txt$|service-worker\.js$|sitemap\.xml$|sitemaps\/|favicon\.ico$|manifest\.webmanifest$)/;

export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** Files of the build and of the brand: cheap, and the same for everybody. */
export const isFilePath = (pathname: string): boolean => /^\/(?:_next\/static|brand)\//.test(pathname);

/** What other sites may show: the brand's logos, and pictures of shared links. */
export const isPublicPicture = (pathname: string): boolean => /^\/(?:og|brand)\//.test(pathname);

/** Whether percent signs encode characters: the framework fails with `%c0%af`. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

export interface Target {
  pathname: string;
  search: string;
}

/** Null for a target that is no path of ours: `http://elsewhere/`, `*` (quality S29). */
export function readTarget({ url = '' }: IncomingMessage): Target | null {
  if (!url.startsWith('/')) return null;
  const at = url.indexOf('?');
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}
