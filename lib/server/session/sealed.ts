import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { SESSION_IDLE_SECONDS, SESSION_LIFE_SECONDS } from '@/lib/rules/session/constants';
import { env } from '@/lib/shared/env';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';
import type { KnownKind } from '@/lib/shared/sites/known-kind';

/** What the cookie's readers here look at; the rest is the session's own (`session.ts`). */
interface Sealed {
  id: string;
  isGuest: boolean;
  startedAt: number;
  tokenSetAt: number;
  profile?: { role: 'adult' | 'child' } | null;
}

/** `__Host-` needs https, too. */
export function sessionCookieName(): string {
  return hasSecureCookies() ? '__Host-taspa' : 'taspa_session';
}

/** What a PIN has opened stays with the process: a cookie of before must not open it again (quality S07). */
export function seal(session: Sealed): Promise<string> {
  return sealData({ session: { ...session, parental: null } }, settings());
}

/**
 * Opens the cookie's value, without the framework's request: the front door does it for pages as the routes do for calls.
 * Null for what is not ours, and for a session that has reached one of its limits.
 */
export async function unseal<S extends Sealed>(sealed: string | undefined, now: number): Promise<S | null> {
  if (!sealed) return null;
  // Whatever somebody makes up is no session, and no failure either.
  const { session } = await unsealData<{ session?: S }>(sealed, settings()).catch(() => ({
    session: undefined,
  }));
  // A cookie from before sessions had names is nobody's: its viewer starts anew.
  return session?.id && now <= endOf(session) ? { ...session, parental: null } : null;
}

/** When a session ends unless it is used before, in milliseconds: at the idle limit, or at the absolute one. */
export function endOf({ startedAt, tokenSetAt }: Pick<Sealed, 'startedAt' | 'tokenSetAt'>): number {
  return Math.min(startedAt + SESSION_LIFE_SECONDS * 1000, tokenSetAt + SESSION_IDLE_SECONDS * 1000);
}

export function kindOf({ isGuest, profile }: Pick<Sealed, 'isGuest' | 'profile'>): KnownKind {
  if (isGuest) return 'guest';
  return profile?.role === 'child' ? 'child' : 'user';
}

const settings = () => ({ password: env().SESSION_SECRET, ttl: SESSION_IDLE_SECONDS });
