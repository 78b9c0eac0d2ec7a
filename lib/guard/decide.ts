import { isLocale, LOCALE_PARAM, type Locale } from '@/lib/i18n/locales';
import { type Surface, surfaceId } from '@/lib/sites/face';
import type { Site } from '@/lib/sites/sites';

/** Longer addresses are mistakes or attacks; browsers and shared links stay far below. */
export const MAX_URL_LENGTH = 4096;

export interface GuardRequest {
  surface: Surface;
  /** As sent, still percent-encoded. */
  pathname: string;
  search: string;
  localeCookie: string | undefined;
}

export type GuardDecision =
  | { kind: 'refuse'; status: 400 | 414 }
  | { kind: 'render'; path: string; locale: Locale; remember: Locale | null };

/** Encoded slashes, backslashes and control characters exist only to confuse a router. */
const FORBIDDEN = /%2f|%5c|%00|\\|(?:^|\/)\.{1,2}(?:\/|$)|%2e%2e|%(?![0-9a-f]{2})/i;

/**
 * What happens to a page request before routing (DESIGN section 4): the address stays bare, inside it becomes
 * `/{site}/{locale}/…`. The language is decided by `?lang=`, else the viewer's cookie, else the site's
 * default, never by a header or an address of the network.
 */
export function decide(request: GuardRequest): GuardDecision {
  const { surface, pathname, search } = request;
  const { site } = surface;
  if (pathname.length + search.length > MAX_URL_LENGTH) return { kind: 'refuse', status: 414 };
  if (FORBIDDEN.test(pathname) || !isDecodable(pathname)) return { kind: 'refuse', status: 400 };

  const asked = new URLSearchParams(search).get(LOCALE_PARAM);
  const chosen = offered(site, asked);
  const remembered = offered(site, request.localeCookie);
  const locale = chosen ?? remembered ?? site.defaultLocale;
  return {
    kind: 'render',
    path: `/${surfaceId(surface)}/${locale}${pathname === '/' ? '' : pathname}`,
    locale,
    remember: chosen && chosen !== remembered ? chosen : null,
  };
}

function offered(site: Site, value: string | null | undefined): Locale | null {
  return isLocale(value) && site.locales.includes(value) ? value : null;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
