import 'server-only';
import { env } from '@/lib/env';
import { LOCALE_COOKIE } from '@/lib/i18n/locales';
import { DOOR_COOKIE, DOOR_LOGIN, REGION_CLOSED, REGION_COOKIE } from '@/lib/session/constants';
import { isCrawler } from '@/lib/session/crawlers';
import { sessionCookieName } from '@/lib/session/sealed';
import { surfaceOf } from '@/lib/sites/of-request';
import type { GuardRequest } from './decide';
import { kindOfViewer } from './kind-of-viewer';

/** What of a request the front door looks at, whichever server it came to: the framework's, or our own before it. */
export interface Visit {
  host: string | null;
  /** As sent, still percent-encoded. */
  pathname: string;
  search: string;
  userAgent: string | null;
  cookie(name: string): string | undefined;
}

export async function asked({ host, pathname, search, userAgent, cookie }: Visit): Promise<GuardRequest> {
  const known = await kindOfViewer(cookie(sessionCookieName()), Date.now());
  return {
    surface: surfaceOf(host, { get: cookie }, known),
    pathname,
    search,
    localeCookie: cookie(LOCALE_COOKIE),
    known,
    isLoginRequired: cookie(DOOR_COOKIE) === DOOR_LOGIN,
    isRegionClosed: cookie(REGION_COOKIE) === REGION_CLOSED,
    isCrawler: isCrawler(userAgent),
    apiSites: env().API_SITES,
  };
}
