import 'server-only';
import {
  FORCED_LOGIN_COOKIE,
  LOGIN_REQUIRED,
  REGION_CLOSED,
  REGION_COOKIE,
} from '@/lib/rules/session/constants';
import { env } from '@/lib/shared/env';
import { cookies } from './cookies';

const hints = {
  login_required: [FORCED_LOGIN_COOKIE, LOGIN_REQUIRED],
  region_not_served: [REGION_COOKIE, REGION_CLOSED],
} as const;

/**
 * Sets a readable cookie with the reason why this browser has no access: the next page redirects to the
 * explanation. Only a hint: without the cookie the browser sees public pages, and every call is refused
 * again.
 */
export async function hint(why: keyof typeof hints): Promise<void> {
  const [name, value] = hints[why];
  const secure = env().SITE_URL?.startsWith('https:') ?? false;
  (await cookies()).set(name, value, { secure, sameSite: 'lax', path: '/' });
}

/** The reason is out of date. */
export async function forgetHint(why: keyof typeof hints): Promise<void> {
  const jar = await cookies();
  const [name] = hints[why];
  if (jar.get(name)) jar.delete(name);
}

/** The viewer has access now. */
export async function forgetHints(): Promise<void> {
  await forgetHint('login_required');
  await forgetHint('region_not_served');
}
