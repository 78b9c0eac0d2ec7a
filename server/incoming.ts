import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ASSETS_ORIGIN } from '@/lib/shared/policy/assets-origin';
import { STATIC_PATH } from './next-compat/addresses';
import { INTERNAL_HEADER } from './next-compat/headers';

/** Headers that prove to the guard that the request is our server's own (`lib/server/guard/inside.ts`). */
const OWN_HEADER = /^x-taspa(?:-|$)/;

/** Removes headers that only the framework or this server may set. */
export function dropInternal(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (INTERNAL_HEADER.test(name) || OWN_HEADER.test(name)) delete headers[name];
  }
}

/** Paths without the guard: files and calls, as listed in `middleware.ts`. */
const NO_PAGE =
  /^\/(?:_next\/|api\/|brand\/|og\/|healthz$|robots\.txt$|service-worker\.js$|sitemap\.xml$|sitemaps\/|favicon\.ico$|manifest\.webmanifest$)/;

export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** Files of the build, of pages and of the brand: cheap, and the same for everyone. */
export const isFilePath = (pathname: string): boolean =>
  /^\/(?:_next\/(?:static|page-data)|brand)\//.test(pathname);

/** For files of the build with a host of their own: pages of another host run, apply and read them. */
export const assetHeaders = (pathname: string): Readonly<Record<string, string>> =>
  ASSETS_ORIGIN && pathname.startsWith(STATIC_PATH)
    ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    : {};

/** Pictures that other sites may embed: logos of the brand, and share pictures. */
export const isPublicPicture = (pathname: string): boolean => /^\/(?:og|brand)\//.test(pathname);

/** Whether the path can be decoded: the framework fails with `%c0%af`. */
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

/** Null for a target that is not a path of this site: `http://elsewhere/`, `*` (quality S29). */
export function readTarget({ url = '' }: IncomingMessage): Target | null {
  if (!url.startsWith('/')) return null;
  const at = url.indexOf('?');
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** Whether an address can have this host; browsers send no other one, and addresses are made with it. */
export const isHost = (host: string | undefined): boolean =>
  !host || (!/[/?#@\\]/.test(host) && URL.canParse(`http://${host}`));
