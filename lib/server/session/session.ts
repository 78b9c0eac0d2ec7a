import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import type { Unlock } from '@/lib/rules/parental/rules';
import { KNOWN_COOKIE, SESSION_IDLE_SECONDS } from '@/lib/rules/session/constants';
import type { TokenState } from '@/lib/rules/session/states';
import type { ChildLevel } from '@/lib/shared/sites/audience';
import { cookiePlace } from './cookie-place';
import { forgetHints } from './hints';
import { kindOf, seal, sessionCookieName, unseal } from './sealed';
import { sharedSessions } from './shared-sessions';

/** The contents of the sealed cookie. Script cannot read it (DESIGN section 4 "Gateway"). */
export interface Session {
  /**
   * New at every login and at every change of rights, so that an id from before has no rights (quality S07).
   */
  id: string;
  userId: number;
  deviceId: string;
  /** The device token of the platform. */
  token: string;
  /** Milliseconds; renewed by every answer with a token (spec 1 §4). */
  tokenSetAt: number;
  /** The platform refused this token (spec 1 §4 "Token lifecycle"). */
  hasTokenError: boolean;
  /** When the device was last authenticated again, in milliseconds; null before the first time. */
  recoveredAt: number | null;
  startedAt: number;
  isGuest: boolean;
  name: string | null;
  phone: string | null;
  /** The guest from before the login, for the logout (spec 1 §4 "Logout"). */
  guestBefore: GuestBefore | null;
  /** The serial of this browser's device (spec 1 §3 "Locally stored values"). */
  serial: string | null;
  /** Logged in by a token in the address: no device authentication at the start (spec 1 §4). */
  isByToken: boolean;
  /** The active profile; null when the platform has none. */
  profile: SessionProfile | null;
  /**
   * Entered PINs, and payments that made one unnecessary (spec 1 §6); null before any. Not in the cookie: the
   * process stores it under the session id (`shared-sessions.ts`).
   */
  parental: Unlock | null;
  /** The site of the login. */
  site: string | null;
}

/** Default values, also for sessions from before a field existed. */
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
  /** The age up to which a child sees content; null for adults, absent in cookies from before there were levels. */
  ageLevel?: ChildLevel | null;
  icon: string | null;
}

export interface GuestBefore {
  userId: number;
  deviceId: string;
}

/** A user who has just logged in, with a new token. */
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

/** The viewer's session, or null when there is none or it is beyond its limits. */
export async function readSession(now: number): Promise<Session | null> {
  const session = await unseal<Session>((await cookies()).get(sessionCookieName())?.value, now);
  if (!session) return null;
  // Another instance may have replaced or ended it, or know its rights.
  await sharedSessions.load({ ...defaults, ...session }, now);
  return { ...defaults, ...session };
}

/**
 * Sealing is asynchronous: `isWanted` is called after it, so that a late cookie does not replace a newer one.
 */
export async function writeSession(session: Session, isWanted: () => boolean): Promise<void> {
  const sealed = await seal(session);
  const place = await cookiePlace();
  const jar = await cookies();
  await sharedSessions.load(session, Date.now());
  if (!isWanted()) return;
  const options = { ...place, maxAge: SESSION_IDLE_SECONDS };
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

/** The part of a session that the session machine uses. */
export function tokenStateOf({ isGuest, profile, ...session }: Session): TokenState {
  const { tokenSetAt, hasTokenError, recoveredAt, isByToken } = session;
  const isChild = profile?.role === 'child';
  return { viewer: isGuest ? 'guest' : 'user', tokenSetAt, hasTokenError, recoveredAt, isByToken, isChild };
}

/** Browsers remove a `__Host-` cookie only with valid attributes of one. */
export async function endSession(): Promise<void> {
  const [place, jar] = [await cookiePlace(), await cookies()];
  jar.set(sessionCookieName(), '', { ...place, httpOnly: true, maxAge: 0 });
  jar.delete(KNOWN_COOKIE);
}
