import { type NextRequest, NextResponse } from 'next/server';
import { LOCALE_COOKIE, localeTags } from '@/lib/i18n/locales';
import { surfaceOf } from '@/lib/sites/of-request';
import { decide } from './decide';

const ONE_YEAR_SECONDS = 60 * 60 * 24 * 365;

/** Applies a decision of `decide` to a real request. */
export function guard(request: NextRequest): NextResponse {
  const decision = decide({
    surface: surfaceOf(request.headers.get('host'), request.cookies),
    pathname: request.nextUrl.pathname,
    search: request.nextUrl.search,
    localeCookie: request.cookies.get(LOCALE_COOKIE)?.value,
  });
  if (decision.kind === 'refuse') return new NextResponse(null, { status: decision.status });

  const url = request.nextUrl.clone();
  url.pathname = decision.path;
  const response = NextResponse.rewrite(url);
  response.headers.set('content-language', localeTags[decision.locale]);
  if (decision.remember) {
    response.cookies.set(LOCALE_COOKIE, decision.remember, {
      maxAge: ONE_YEAR_SECONDS,
      sameSite: 'lax',
      path: '/',
    });
  }
  return response;
}
