import 'server-only';
import { randomUUID } from 'node:crypto';
import { KNOWN_COOKIE, SESSION_IDLE_SECONDS } from '@/lib/rules/session/constants';
import type { TokenState } from '@/lib/rules/session/states';
import { cookiePlace } from './cookie-place';
import { cookies } from './cookies';
import { forgetHints } from './hints';
import { kindOf, seal, sessionCookieName, unseal } from './sealed';
import type { GuestBefore, Session, SessionProfile } from './session-data';
import { sharedSessions } from './shared-sessions';

export type { GuestBefore, Session, SessionProfile } from './session-data';

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

/** Browsers remove a `__Host-` cookie, and one in a frame of another site, only with valid attributes of one. */
export async function endSession(): Promise<void> {
  const [place, jar] = [await cookiePlace(), await cookies()];
  jar.set(sessionCookieName(), '', { ...place, httpOnly: true, maxAge: 0 });
  jar.set(KNOWN_COOKIE, '', { ...place, maxAge: 0 });
}
