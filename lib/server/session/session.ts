import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import type { Unlock } from '@/lib/rules/parental/rules';
import { KNOWN_COOKIE, SESSION_IDLE_SECONDS } from '@/lib/rules/session/constants';
import type { Held } from '@/lib/rules/session/states';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';
import { forgetHints } from './hints';
import { kindOf, seal, sessionCookieName, unseal } from './sealed';

/** What the sealed cookie carries. Script never sees it (DESIGN section 4 "Gateway"). */
export interface Session {
  /** New with every beginning, and with every change of rights: nobody brings those of before along (quality S07). */
  id: string;
  userId: number;
  deviceId: string;
  /** Device-grade platform token. */
  token: string;
  /** Milliseconds; moves with every answer that carries a token (spec 1 §4). */
  tokenSetAt: number;
  /** The platform refused this token (spec 1 §4 "Token lifecycle"). */
  hasTokenError: boolean;
  /** When the device was last authenticated again, in milliseconds; null before the first time. */
  recoveredAt: number | null;
  startedAt: number;
  isGuest: boolean;
  name: string | null;
  phone: string | null;
  /** The guest this person was before, to fall back to at logout (spec 1 §4 "Logout"). */
  guestBefore: GuestBefore | null;
  /** What this browser's device is registered by (spec 1 §3 "Locally stored values"). */
  serial: string | null;
  /** Came in by a token in the address: no device authentication at the start (spec 1 §4). */
  isByToken: boolean;
  /** Who of the account is watching; null where the platform tells of none. */
  profile: SessionProfile | null;
  /**
   * PINs that were entered, and payments that made one unnecessary (spec 1 §6); null before any. Not in the cookie: the
   * process remembers it under the session's name (`shared.ts`).
   */
  parental: Unlock | null;
  /** The site that the person came in by. */
  site: string | null;
}

/** What a session that does not say otherwise carries; sessions from before a field was there, too. */
const defaults = {
  name: null,
  phone: null,
  guestBefore: null,
  serial: null,
  isByToken: false,
  profile: null,
  parental: null,
  site: null,
} satisfies Partial<Session>;

export interface SessionProfile {
  id: string;
  name: string;
  role: 'adult' | 'child';
  icon: string | null;
}

export interface GuestBefore {
  userId: number;
  deviceId: string;
}

/** Who has just come in, with a token that is new. */
export interface Entrance {
  userId: number;
  deviceId: string;
  token: string;
  isGuest: boolean;
  name?: string | null;
  phone?: string | null;
  guestBefore?: GuestBefore | null;
  serial?: string | null;
  isByToken?: boolean;
  profile?: SessionProfile | null;
  site?: string | null;
}

function cookieOptions() {
  return { secure: hasSecureCookies(), sameSite: 'lax', path: '/' } as const;
}

/** The viewer's session, or null when there is none or it has reached one of its limits. */
export async function readSession(now: number): Promise<Session | null> {
  const session = await unseal<Session>((await cookies()).get(sessionCookieName())?.value, now);
  return session && { ...defaults, ...session };
}

/** Sealing takes its time: `isWanted` is asked when it is done, so that nothing late replaces what came meanwhile. */
export async function writeSession(session: Session, isWanted: () => boolean): Promise<void> {
  const sealed = await seal(session);
  const jar = await cookies();
  if (!isWanted()) return;
  const options = { ...cookieOptions(), maxAge: SESSION_IDLE_SECONDS };
  jar.set(sessionCookieName(), sealed, { ...options, httpOnly: true });
  jar.set(KNOWN_COOKIE, kindOf(session), options);
  await forgetHints();
}

export function newSession(entrance: Entrance, now: number): Session {
  return {
    ...defaults,
    ...entrance,
    id: randomUUID(),
    tokenSetAt: now,
    hasTokenError: false,
    recoveredAt: null,
    startedAt: now,
  };
}

/** What the session machine knows of a session. */
export function heldOf({ isGuest, profile, ...session }: Session): Held {
  const { tokenSetAt, hasTokenError, recoveredAt, isByToken } = session;
  const isChild = profile?.role === 'child';
  return { who: isGuest ? 'guest' : 'user', tokenSetAt, hasTokenError, recoveredAt, isByToken, isChild };
}

/** Browsers remove a `__Host-` cookie only by a cookie that could be one. */
export async function endSession(): Promise<void> {
  const jar = await cookies();
  jar.set(sessionCookieName(), '', { ...cookieOptions(), httpOnly: true, maxAge: 0 });
  jar.delete(KNOWN_COOKIE);
}
