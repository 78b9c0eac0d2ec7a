import { type NextRequest, NextResponse } from 'next/server';
import { frameAncestors } from '@/lib/embed/origins';
import { env } from '@/lib/env';
import { LOCALE_COOKIE, localeTags } from '@/lib/i18n/locales';
import { ARRIVAL_HEADER } from '@/lib/session/arrival';
import { DOOR_COOKIE, DOOR_LOGIN, REGION_CLOSED, REGION_COOKIE } from '@/lib/session/constants';
import { isCrawler } from '@/lib/session/crawlers';
import { sessionCookieName } from '@/lib/session/sealed';
import { surfaceOf } from '@/lib/sites/of-request';
import { decide, type GuardDecision, type GuardRequest } from './decide';
import { kindOfViewer } from './kind-of-viewer';
import type { GuardCookie } from './start-parameters';

const DAY_SECONDS = 60 * 60 * 24;

/** Decisions for one viewer are stored by nobody, and no further site hears where they came from (DESIGN section 5). */
const OF_ONE_VIEWER = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': frameAncestors(false, []),
};

/** Applies a decision of `decide` to a real request. */
export async function guard(request: NextRequest): Promise<NextResponse> {
  const decision = decide(await asked(request));
  switch (decision.kind) {
    case 'refuse':
      return new NextResponse(null, { status: decision.status, headers: OF_ONE_VIEWER });
    case 'redirect':
      return withCookies(redirected(request, decision), decision.cookies);
    case 'arrive':
      return withCookies(arriving(request, decision), decision.cookies);
    case 'render':
      return withCookies(rendered(request, decision), decision.cookies);
  }
}

async function asked(request: NextRequest): Promise<GuardRequest> {
  const { headers, cookies, nextUrl } = request;
  const cookie = (name: string) => cookies.get(name)?.value;
  const known = await kindOfViewer(cookie(sessionCookieName()), Date.now());
  return {
    surface: surfaceOf(headers.get('host'), cookies, known),
    pathname: nextUrl.pathname,
    search: nextUrl.search,
    localeCookie: cookie(LOCALE_COOKIE),
    known,
    isLoginRequired: cookie(DOOR_COOKIE) === DOOR_LOGIN,
    isRegionClosed: cookie(REGION_COOKIE) === REGION_CLOSED,
    isCrawler: isCrawler(headers.get('user-agent')),
    apiSites: env().API_SITES,
  };
}

function redirected(
  request: NextRequest,
  { status, to }: Extract<GuardDecision, { kind: 'redirect' }>,
): NextResponse {
  // A soft change of page loses the hash of a redirect, and with it the modal: the browser loads the address instead.
  // The mode says which it is; the destination does not, once a service worker has passed a page on.
  const mode = request.headers.get('sec-fetch-mode');
  const isSoft = mode !== null && mode !== 'navigate';
  if (isSoft && to.includes('#')) return new NextResponse(null, { status: 401, headers: OF_ONE_VIEWER });
  const location = new URL(to, request.nextUrl).href;
  return new NextResponse(null, { status, headers: { ...OF_ONE_VIEWER, location } });
}

function arriving(
  request: NextRequest,
  { query, cookies }: Extract<GuardDecision, { kind: 'arrive' }>,
): NextResponse {
  // Whoever arrives is already of the site that the same address names.
  for (const { name, value } of cookies) {
    if (value === null) request.cookies.delete(name);
    else request.cookies.set(name, value);
  }
  request.headers.set(ARRIVAL_HEADER, query);
  const url = new URL('/api/session/arrive', request.nextUrl);
  const response = NextResponse.rewrite(url, { request: { headers: request.headers } });
  for (const [name, value] of Object.entries(OF_ONE_VIEWER)) response.headers.set(name, value);
  return response;
}

function rendered(
  request: NextRequest,
  { path, locale, isFramable }: Extract<GuardDecision, { kind: 'render' }>,
): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  const response = NextResponse.rewrite(url);
  response.headers.set('content-language', localeTags[locale]);
  response.headers.set('content-security-policy', frameAncestors(isFramable, env().EMBED_ORIGINS));
  // Cookies decide the language, the brand, the app around and the audience: the address does not tell whose page it is.
  // No shared cache may keep it, and a browser has to ask before it shows what it kept: it would show a child what the
  // parents saw (decisions/0008). "no-store" would take the page from the browser's "back".
  response.headers.set('cache-control', 'private, no-cache');
  return response;
}

function withCookies(response: NextResponse, cookies: readonly GuardCookie[]): NextResponse {
  const secure = env().SITE_URL?.startsWith('https:') ?? false;
  for (const { name, value, days } of cookies) {
    const maxAge = days && days * DAY_SECONDS;
    if (value === null) response.cookies.delete(name);
    else response.cookies.set(name, value, { maxAge, secure, sameSite: 'lax', path: '/' });
  }
  return response;
}
