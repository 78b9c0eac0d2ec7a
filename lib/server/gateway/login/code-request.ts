import 'server-only';
import { randomUUID } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { cookies } from 'next/headers';
import { env } from '@/lib/shared/env';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';

const COOKIE = 'taspa_asked';

/** As long as a code may be used; the platform forgets it by itself. */
const LIFE_SECONDS = 10 * 60;

const PLACE = { httpOnly: true, sameSite: 'lax', path: '/api/session' } as const;

/** Who mistyped theirs and comes back to it may use the code that came meanwhile. */
const MAX_PHONES = 5;

/** All of it lies in one cookie, of which browsers keep 4 KiB: a longer sentence of the platform is not kept. */
const MAX_MESSAGE = 160;

/** What the step of the code shows; null and undefined are left out of it. */
interface Sent {
  codeLength: number;
  maxCodeLength?: number;
  sentBy: 'sms' | 'telegram';
  message?: string | null;
}

interface Ask {
  phone: string;
  /** By which asking and trying of this browser are counted, here and by the platform: a name that nobody else can use up. */
  id: string;
  at: number;
  /** What the step of the code has to know, for whoever comes back to it. */
  sent: Sent;
}

interface CodeRequests {
  asks?: Ask[];
}

/**
 * A code opens only the browser that asked for it (quality S11): who is talked into reading theirs out lets
 * nobody in. The phones lie in a sealed cookie of their own, so that it needs no session.
 */
export async function rememberCodeRequest(phone: string, id: string, sent: Sent): Promise<void> {
  const message = sent.message && sent.message.length <= MAX_MESSAGE ? sent.message : null;
  const ask: Ask = { phone, id, at: Date.now(), sent: { ...sent, message } };
  const others = (await allAsks()).filter((other) => other.phone !== phone);
  const asks = [ask, ...others].slice(0, MAX_PHONES);
  const sealed = await sealData({ asks } satisfies CodeRequests, {
    password: env().SESSION_SECRET,
    ttl: LIFE_SECONDS,
  });
  (await cookies()).set(COOKIE, sealed, { ...PLACE, secure: hasSecureCookies(), maxAge: LIFE_SECONDS });
}

/** The name under which this browser asks for a code to that phone: the same again while it has one. */
export async function requesterOf(phone: string): Promise<string> {
  return (await codeRequestOf(phone))?.id ?? randomUUID();
}

/** What this browser was sent when it asked for a code for that phone; null: it did not, or that is too long ago. */
export async function codeRequestOf(phone: string): Promise<Ask | null> {
  return (await allAsks()).find((ask) => ask.phone === phone) ?? null;
}

/** They have done their work. */
export async function forgetCodeRequest(): Promise<void> {
  (await cookies()).set(COOKIE, '', { ...PLACE, maxAge: 0 });
}

async function allAsks(): Promise<Ask[]> {
  const sealed = (await cookies()).get(COOKIE)?.value;
  if (!sealed) return [];
  const { asks = [] } = await unsealData<CodeRequests>(sealed, {
    password: env().SESSION_SECRET,
    ttl: LIFE_SECONDS,
  });
  // The cookie is sealed anew for each of them, so each has an age of its own.
  return asks.filter(({ at }) => Date.now() - at < LIFE_SECONDS * 1000);
}
