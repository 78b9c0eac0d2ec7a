import type { IncomingMessage } from 'node:http';
import { decide, languageOf } from '@/lib/server/guard/decide';
import { readGuardRequest } from '@/lib/server/guard/request';
import type { Locale } from '@/lib/shared/i18n/locales';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';
import type { Rendered } from './finish';
import type { Target } from './incoming';
import { cookieLine, readCookies, writeCookies } from './next-compat/cookies';
import { DRAFT_COOKIE } from './next-compat/headers';

/** A page to be rendered or found in the store. */
export interface PageRequest {
  rendered: Rendered;
  isAlone: boolean;
  /** The `cookie` header that the framework receives. */
  cookie: string | undefined;
  /** `set-cookie` lines for this viewer, added to an answer that is the same for everyone. */
  cookies: string[];
}

/** An address that is no page (docs/PAGE-GUARD.md "refuse"), and what its viewer reads instead. */
export interface RefusedAddress {
  status: 400 | 414;
  /** Of the site and the viewer's cookie; nothing of a refused address is used. */
  locale: Locale;
  home: string;
}

/**
 * An address that the framework normalises before the guard sees it: rendered for each viewer and never
 * stored.
 */
export const oddPageRequest = ({ headers }: IncomingMessage): PageRequest => ({
  rendered: { path: '', locale: 'ru', isFramable: false },
  isAlone: true,
  cookie: headers.cookie,
  cookies: [],
});

/** Null for requests that the guard answers itself: redirects, arrivals. */
export async function pageRequest(
  { headers }: IncomingMessage,
  { pathname, search }: Target,
): Promise<PageRequest | RefusedAddress | null> {
  const cookies = readCookies(headers.cookie);
  const visit = {
    host: headers.host ?? null,
    pathname,
    search,
    userAgent: headers['user-agent'] ?? null,
    cookie: (name: string) => cookies.get(name),
    frame: {
      dest: one(headers['sec-fetch-dest']),
      site: one(headers['sec-fetch-site']),
      referer: headers.referer ?? null,
    },
  };
  const guardRequest = await readGuardRequest(visit);
  const decision = decide(guardRequest);
  if (decision.kind === 'refuse') {
    const { home } = guardRequest.siteVariant.context;
    return { status: decision.status, locale: languageOf(guardRequest).locale, home };
  }
  if (decision.kind !== 'render') return null;
  const isSecure = hasSecureCookies();
  const known = new Map(cookies);
  known.delete(DRAFT_COOKIE);
  return {
    rendered: decision,
    isAlone: false,
    cookie: writeCookies(known),
    cookies: decision.cookies.map((cookie) => cookieLine(cookie, isSecure)),
  };
}

const one = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null;
