import { type NextRequest, NextResponse } from 'next/server';
import { ARRIVAL_HEADER } from '@/lib/shared/arrival-header';
import { FILE_POLICY } from '@/lib/shared/policy/content-policy';
import { FRAMED_COOKIE, hasSecureCookies } from '@/lib/shared/secure-cookies';
import { countDeepLink } from './count-deep-link';
import { decide, type GuardDecision } from './decide';
import { INSIDE_HEADER, INSIDE_PATH_HEADER, readInside } from './inside';
import { pageHeaders } from './page-headers';
import { readGuardRequest } from './request';
import type { GuardCookie } from './start-parameters';

const DAY_SECONDS = 60 * 60 * 24;

/** A redirect for one viewer is never cached, and other sites get no referrer from it (DESIGN section 5). */
const OF_ONE_VIEWER = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': FILE_POLICY,
};

/** Applies a decision of `decide` to a real request. */
export async function guard(request: NextRequest): Promise<NextResponse> {
  const { headers, cookies, nextUrl } = request;
  const innerPath = headers.get(INSIDE_PATH_HEADER) ?? nextUrl.pathname;
  const inside = readInside(innerPath, headers.get(INSIDE_HEADER));
  if (inside) return rendered(request, inside);
  const visit = {
    host: headers.get('host'),
    pathname: nextUrl.pathname,
    search: nextUrl.search,
    userAgent: headers.get('user-agent'),
    cookie: (name: string) => cookies.get(name)?.value,
    frame: {
      dest: headers.get('sec-fetch-dest'),
      site: headers.get('sec-fetch-site'),
      referer: headers.get('referer'),
    },
  };
  const guardRequest = await readGuardRequest(visit);
  const decision = decide(guardRequest);
  switch (decision.kind) {
    case 'refuse':
      return refused(decision.status);
    case 'redirect':
      countDeepLink(decision, guardRequest, headers);
      return withCookies(redirected(request, decision), decision.cookies);
    case 'arrive':
      return withCookies(arriving(request, decision), decision.cookies);
    case 'render':
      return withCookies(rendered(request, decision), decision.cookies);
  }
}

const refused = (status: 400 | 401 | 414): NextResponse =>
  new NextResponse(null, {
    status,
    headers: { ...OF_ONE_VIEWER, 'content-type': 'text/plain; charset=utf-8' },
  });

function redirected(
  request: NextRequest,
  { status, to }: Extract<GuardDecision, { kind: 'redirect' }>,
): NextResponse {
  // A client-side navigation loses the hash of a redirect, and with it the modal, so the browser has to load
  // the address. Only the mode shows the kind of request; the destination is lost when a service worker
  // forwards it.
  const mode = request.headers.get('sec-fetch-mode');
  const isSoft = mode !== null && mode !== 'navigate';
  if (isSoft && to.includes('#')) return refused(401);
  const location = new URL(to, request.nextUrl).href;
  return new NextResponse(null, { status, headers: { ...OF_ONE_VIEWER, location } });
}

function arriving(
  request: NextRequest,
  { query, cookies }: Extract<GuardDecision, { kind: 'arrive' }>,
): NextResponse {
  // The arrival must use the site that the same address names.
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
  for (const [name, value] of Object.entries(pageHeaders({ locale, isFramable })))
    response.headers.set(name, value);
  return response;
}

function withCookies(response: NextResponse, cookies: readonly GuardCookie[]): NextResponse {
  const secure = hasSecureCookies();
  for (const { name, value, days, isFramed } of cookies) {
    const maxAge = days && days * DAY_SECONDS;
    const framed = { httpOnly: true, ...FRAMED_COOKIE };
    if (value === null) response.cookies.delete(isFramed ? { name, ...framed } : { name });
    else if (isFramed) response.cookies.set(name, value, { maxAge, ...framed });
    else response.cookies.set(name, value, { maxAge, secure, sameSite: 'lax', path: '/' });
  }
  return response;
}
