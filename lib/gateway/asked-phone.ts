import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';

const COOKIE = 'taspa_asked';

/** As long as a code may be used; the platform forgets it by itself. */
const LIFE_SECONDS = 10 * 60;

const PLACE = { httpOnly: true, sameSite: 'lax', path: '/api/session' } as const;

/** Who mistyped theirs and comes back to it may use the code that came meanwhile. */
const MAX_PHONES = 5;

interface Asked {
  phones?: string[];
}

/**
 * A code opens only the browser that asked for it (facts/quality.md S11): who is talked into reading theirs out lets
 * nobody in. The phones lie in a sealed cookie of their own, so that it needs no session.
 */
export async function rememberAsked(phone: string): Promise<void> {
  const { SESSION_SECRET: password, SITE_URL } = env();
  const phones = [phone, ...(await askedPhones()).filter((other) => other !== phone)].slice(0, MAX_PHONES);
  const sealed = await sealData({ phones } satisfies Asked, { password, ttl: LIFE_SECONDS });
  (await cookies()).set(COOKIE, sealed, {
    ...PLACE,
    secure: SITE_URL?.startsWith('https:') ?? false,
    maxAge: LIFE_SECONDS,
  });
}

/** Whether this browser has asked for a code for that phone. */
export async function hasAskedFor(phone: string): Promise<boolean> {
  return (await askedPhones()).includes(phone);
}

/** They have done their work. */
export async function forgetAsked(): Promise<void> {
  (await cookies()).set(COOKIE, '', { ...PLACE, maxAge: 0 });
}

async function askedPhones(): Promise<string[]> {
  const sealed = (await cookies()).get(COOKIE)?.value;
  if (!sealed) return [];
  const asked = await unsealData<Asked>(sealed, { password: env().SESSION_SECRET, ttl: LIFE_SECONDS });
  return asked.phones ?? [];
}
