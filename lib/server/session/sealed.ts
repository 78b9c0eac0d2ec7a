import 'server-only';
import { sealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LEVEL } from '@/lib/rules/profiles/constants';
import { SESSION_IDLE_SECONDS, SESSION_LIFE_SECONDS } from '@/lib/rules/session/constants';
import { env } from '@/lib/shared/env';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';
import { audienceOf, type ChildLevel } from '@/lib/shared/sites/audience';
import type { KnownKind } from '@/lib/shared/sites/known-kind';
import { openSeal } from './open-seal';

/** Of all cookies that are kept open: some thousands of viewers. Each has about as much again as an object. */
const OPENED_CHARACTERS = 4_000_000;

/** The fields of the cookie that this file reads; the rest belongs to `session.ts`. */
interface Sealed {
  id: string;
  isGuest: boolean;
  startedAt: number;
  tokenSetAt: number;
  profile?: { role: 'adult' | 'child'; ageLevel?: ChildLevel | null } | null;
}

/** `__Host-` needs https. */
export function sessionCookieName(): string {
  return hasSecureCookies() ? '__Host-taspa' : 'taspa_session';
}

/** Unlocks stay in the process, so that an older cookie cannot unlock again (quality S07). */
export function seal(session: Sealed): Promise<string> {
  const settings = { password: env().SESSION_SECRET, ttl: SESSION_IDLE_SECONDS };
  return sealData({ session: { ...session, parental: null } }, settings);
}

/**
 * Opens the value of the cookie without a framework request: the guard needs it for pages as the routes do
 * for calls. Null for an invalid cookie, and for a session beyond its limits.
 */
export async function unseal<S extends Sealed>(sealed: string | undefined, now: number): Promise<S | null> {
  if (!sealed) return null;
  const session = (opened.get(sealed) as S | undefined) ?? (await open<S>(sealed));
  // A cookie from before sessions had ids is dropped: its viewer starts again.
  return session?.id && now <= endOf(session) ? { ...session, parental: null } : null;
}

/**
 * Recently opened cookies, because unsealing one takes more processor time than the rest of a call. Whether a session
 * has ended is checked on every use: by its limits here, and by its id in `shared-sessions.ts`. Invalid cookies are not
 * cached, so they cannot fill it.
 */
const opened = new LRUCache<string, Sealed>({
  maxSize: OPENED_CHARACTERS,
  sizeCalculation: (_, sealed) => sealed.length,
});

async function open<S extends Sealed>(sealed: string): Promise<S | undefined> {
  const { session } = await openSeal<{ session: S }>(sealed);
  if (session) opened.set(sealed, session);
  return session;
}

/** The end of an unused session in milliseconds: the idle limit, or the absolute one. */
export function endOf({ startedAt, tokenSetAt }: Pick<Sealed, 'startedAt' | 'tokenSetAt'>): number {
  return Math.min(startedAt + SESSION_LIFE_SECONDS * 1000, tokenSetAt + SESSION_IDLE_SECONDS * 1000);
}

export function kindOf({ isGuest, profile }: Pick<Sealed, 'isGuest' | 'profile'>): KnownKind {
  if (isGuest) return 'guest';
  // Every child had the default before there were levels.
  return profile?.role === 'child' ? audienceOf(profile.ageLevel ?? DEFAULT_LEVEL) : 'user';
}
