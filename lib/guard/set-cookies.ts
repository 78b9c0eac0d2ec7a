import type { NextResponse } from 'next/server';
import { hasSecureCookies } from '@/lib/session/secure';
import type { GuardCookie } from './start-parameters';

const DAY_SECONDS = 60 * 60 * 24;

/** What the front door remembers in the browser. */
export function setCookies(response: NextResponse, cookies: readonly GuardCookie[]): NextResponse {
  const secure = hasSecureCookies();
  for (const { name, value, days } of cookies) {
    const maxAge = days && days * DAY_SECONDS;
    if (value === null) response.cookies.delete(name);
    else response.cookies.set(name, value, { maxAge, secure, sameSite: 'lax', path: '/' });
  }
  return response;
}
