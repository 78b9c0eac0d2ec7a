import 'server-only';
import {
  FORCED_LOGIN_COOKIE,
  LOGIN_REQUIRED,
  REGION_CLOSED,
  REGION_COOKIE,
} from '@/lib/rules/session/constants';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { embedPassFor } from '@/lib/server/session/embed-pass';
import { sessionCookieName } from '@/lib/server/session/sealed';
import { env } from '@/lib/shared/env';
import { LOCALE_COOKIE } from '@/lib/shared/i18n/locales';
import {
  EMBED_COOKIE,
  embedFrameOf,
  type FrameHeaders,
  isInListedFrame,
} from '@/lib/shared/policy/embed-frame';
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
  frame: FrameHeaders;
}

export async function readGuardRequest({
  host,
  pathname,
  search,
  userAgent,
  cookie,
  frame,
}: Visit): Promise<GuardRequest> {
  const known = await kindOfViewer(cookie(sessionCookieName()), Date.now());
  return {
    siteVariant: siteVariantOf(host, { get: cookie }, known, userAgent),
    pathname,
    search,
    localeCookie: cookie(LOCALE_COOKIE),
    known,
    isLoginRequired: cookie(FORCED_LOGIN_COOKIE) === LOGIN_REQUIRED,
    isRegionClosed: cookie(REGION_COOKIE) === REGION_CLOSED,
    isCrawler: isCrawler(userAgent),
    // Later pages of such a frame come from pages of our own; browsers send this cookie in it only.
    isFramed: isInListedFrame(frame, env().EMBED_ORIGINS) || cookie(EMBED_COOKIE) !== undefined,
    embedPass: await embedPassFor(embedFrameOf({ pathname, search }, frame, env().EMBED_ORIGINS)),
    apiSites: env().API_SITES,
  };
}
