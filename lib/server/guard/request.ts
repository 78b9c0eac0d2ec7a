import 'server-only';
import { LOGIN_COOKIE, LOGIN_REQUIRED, REGION_CLOSED, REGION_COOKIE } from '@/lib/rules/session/constants';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { sessionCookieName } from '@/lib/server/session/sealed';
import { env } from '@/lib/shared/env';
import { LOCALE_COOKIE } from '@/lib/shared/i18n/locales';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import type { GuardRequest } from './decide';
import { kindOfViewer } from './viewer-kind';

/** The part of a request that the guard reads, from the framework or from our own server before it. */
export interface Visit {
  host: string | null;
  /** As sent, still percent-encoded. */
  pathname: string;
  search: string;
  userAgent: string | null;
  cookie(name: string): string | undefined;
}

export async function readGuardRequest({
  host,
  pathname,
  search,
  userAgent,
  cookie,
}: Visit): Promise<GuardRequest> {
  const known = await kindOfViewer(cookie(sessionCookieName()), Date.now());
  return {
    siteVariant: siteVariantOf(host, { get: cookie }, known),
    pathname,
    search,
    localeCookie: cookie(LOCALE_COOKIE),
    known,
    isLoginRequired: cookie(LOGIN_COOKIE) === LOGIN_REQUIRED,
    isRegionClosed: cookie(REGION_COOKIE) === REGION_CLOSED,
    isCrawler: isCrawler(userAgent),
    apiSites: env().API_SITES,
  };
}
