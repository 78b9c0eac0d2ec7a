import 'server-only';
import { cookies } from 'next/headers';
import { LOGIN_COOKIE, LOGIN_REQUIRED, REGION_CLOSED, REGION_COOKIE } from '@/lib/rules/session/constants';
import { env } from '@/lib/shared/env';

const hints = {
  login_required: [LOGIN_COOKIE, LOGIN_REQUIRED],
  region_not_served: [REGION_COOKIE, REGION_CLOSED],
} as const;

/**
 * Tells the front door, and script, why this browser was kept out: the next page sends it where it learns more. Only a
 * hint: whoever removes the cookie sees public pages, and is refused again by every call.
 */
export async function hint(why: keyof typeof hints): Promise<void> {
  const [name, value] = hints[why];
  const secure = env().SITE_URL?.startsWith('https:') ?? false;
  (await cookies()).set(name, value, { secure, sameSite: 'lax', path: '/' });
}

/** Somebody was let in. */
export async function forgetHints(): Promise<void> {
  const jar = await cookies();
  for (const [name] of Object.values(hints)) if (jar.get(name)) jar.delete(name);
}
