import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers by which the framework speaks with itself: from outside they are attempts (facts/quality.md S03). */
const INTERNAL = /^x-(?:middleware|nextjs|next|now|invoke|taspa|vercel|matched|prerender)(?:-|$)/;

export function dropInternal(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (name.startsWith('x-') && INTERNAL.test(name)) delete headers[name];
  }
}

/** Paths that the guard does not look at: files and calls, as `middleware.ts` lists them. */
const NO_PAGE =
  /^\/(?:_next\/|api\/|brand\/|og\/|healthz$|robots\.txt$|service-worker\.js$|sitemap\.xml$|sitemaps\/|favicon\.ico$|manifest\.webmanifest$)/;

export const isPagePath = (pathname: string): boolean => !NO_PAGE.test(pathname);

/** Files with their contents in their name, and the brand's: cheap, and the same for everybody. */
export const isFilePath = (pathname: string): boolean => /^\/(?:_next\/static|brand)\//.test(pathname);

/** What other sites may show: the brand's signs, and pictures of shared links. */
export const isPublicPicture = (pathname: string): boolean => /^\/(?:og|brand)\//.test(pathname);

/** Percent signs that make letters: the framework fails over `%c0%af`. */
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

/** Null for a target that is no path of ours: `http://elsewhere/`, `*` (facts/quality.md S29). */
export function readTarget({ url = '' }: IncomingMessage): Target | null {
  if (!url.startsWith('/')) return null;
  const at = url.indexOf('?');
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** What needs no tidying up: what the framework would rewrite before it looks, it shall look at itself. */
export const isPlain = (pathname: string): boolean =>
  !/\/\/|\/\.|[\\#^`{|}"<> ]|\.rsc$/.test(pathname) && /^[\x21-\x7e]*$/.test(pathname);
