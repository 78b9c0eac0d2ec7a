import 'server-only';
import { randomUUID } from 'node:crypto';
import { sealData } from 'iron-session';
import { serverCookieAt } from '@/lib/server/session/cookie-place';
import { cookies } from '@/lib/server/session/cookies';
import { openSeal } from '@/lib/server/session/open-seal';
import { env } from '@/lib/shared/env';

const COOKIE = 'taspa_code_requests';
const PATH = '/api/session';

/** The lifetime of a code; the platform has the same. */
const LIFE_SECONDS = 10 * 60;

/** A viewer who mistyped the phone and returns to it may use the code sent meanwhile. */
const MAX_PHONES = 5;

/** All entries share one cookie of at most 4 KiB: a longer text of the platform is not stored. */
const MAX_MESSAGE = 160;

/** The data of the code step; null and undefined are left out. */
interface Sent {
  codeLength: number;
  maxCodeLength?: number;
  sentBy: 'sms' | 'telegram';
  message?: string | null;
}

interface CodeRequest {
  phone: string;
  /**
   * The name under which this server and the platform count requests and attempts of this browser; nobody
   * else can use it up.
   */
  id: string;
  at: number;
  /** The data of the code step, for a viewer who returns to it. */
  sent: Sent;
}

interface CodeRequests {
  requests: CodeRequest[];
}

/**
 * A code works only in the browser that requested it (quality S11), so that reading a code aloud to a
 * stranger does not help the stranger. The phones are in a sealed cookie of their own, so no session is
 * needed.
 */
export async function rememberCodeRequest(phone: string, id: string, sent: Sent): Promise<void> {
  const message = sent.message && sent.message.length <= MAX_MESSAGE ? sent.message : null;
  const codeRequest: CodeRequest = { phone, id, at: Date.now(), sent: { ...sent, message } };
  const others = (await allRequests()).filter((other) => other.phone !== phone);
  const requests = [codeRequest, ...others].slice(0, MAX_PHONES);
  const sealed = await sealData({ requests } satisfies CodeRequests, {
    password: env().SESSION_SECRET,
    ttl: LIFE_SECONDS,
  });
  (await cookies()).set(COOKIE, sealed, await serverCookieAt(PATH, LIFE_SECONDS));
}

/** The name under which this browser requests a code for that phone: the same one while it exists. */
export async function requesterOf(phone: string): Promise<string> {
  return (await codeRequestOf(phone))?.id ?? randomUUID();
}

/**
 * What this browser got when it requested a code for that phone; null when it did not, or when it has
 * expired.
 */
export async function codeRequestOf(phone: string): Promise<CodeRequest | null> {
  return (await allRequests()).find((codeRequest) => codeRequest.phone === phone) ?? null;
}

/** Removes the requests after a login. */
export async function forgetCodeRequest(): Promise<void> {
  (await cookies()).set(COOKIE, '', await serverCookieAt(PATH, 0));
}

async function allRequests(): Promise<CodeRequest[]> {
  const sealed = (await cookies()).get(COOKIE)?.value;
  if (!sealed) return [];
  const { requests = [] } = await openSeal<CodeRequests>(sealed);
  // Every new request seals the whole cookie again, so the cookie's own age says nothing about an older request.
  return requests.filter(({ at }) => Date.now() - at < LIFE_SECONDS * 1000);
}
