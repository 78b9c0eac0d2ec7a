import 'server-only';
import { getIronSession } from 'iron-session';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { KNOWN_COOKIE, SESSION_LIFE_SECONDS, TOKEN_LIFE_MS } from './constants';

/** What the sealed cookie carries. Script never sees it (DESIGN section 4 "Gateway"). */
export interface Session {
  userId: number;
  deviceId: string;
  /** Device-grade platform token. */
  token: string;
  /** Milliseconds; moves with every answer that carries a token (spec 1 §4). */
  tokenSetAt: number;
  startedAt: number;
  isGuest: boolean;
}

/** `__Host-` needs https; on a plain http development host the prefix would lose the cookie. */
function cookieSettings() {
  const isSecure = env().SITE_URL?.startsWith('https:') ?? false;
  return { name: isSecure ? '__Host-taspa' : 'taspa_session', isSecure };
}

async function open() {
  const { name, isSecure } = cookieSettings();
  return getIronSession<{ session?: Session }>(await cookies(), {
    cookieName: name,
    password: env().SESSION_SECRET,
    ttl: SESSION_LIFE_SECONDS,
    cookieOptions: { httpOnly: true, secure: isSecure, sameSite: 'lax', path: '/' },
  });
}

/** The viewer's session, or null when there is none or it has reached its absolute limit. */
export async function readSession(now: number): Promise<Session | null> {
  const { session } = await open();
  if (!session || now - session.startedAt > SESSION_LIFE_SECONDS * 1000) return null;
  return session;
}

export async function writeSession(session: Session): Promise<void> {
  const sealed = await open();
  sealed.session = session;
  await sealed.save();
  (await cookies()).set(KNOWN_COOKIE, '1', {
    maxAge: SESSION_LIFE_SECONDS,
    secure: cookieSettings().isSecure,
    sameSite: 'lax',
    path: '/',
  });
}

export async function endSession(): Promise<void> {
  (await open()).destroy();
  (await cookies()).delete(KNOWN_COOKIE);
}

/** Spec 1 §9: a token counts as expired 12 h after the last answer that carried one. */
export function isTokenStale(session: Session, now: number): boolean {
  return now - session.tokenSetAt > TOKEN_LIFE_MS;
}
