import 'server-only';
import { answer } from '@/lib/server/gateway/http/answer';
import { readSession, type Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { PlatformError } from '@/lib/shared/platform-error';
import { asViewer } from './as-viewer';

/** `GET /api/session`: who the viewer is, from the sealed cookie; who of an account it is may have to be asked for. */
export async function sessionState(request: Request): Promise<Response> {
  const session = await sessionNow(request);
  if (!session) return answer(200, { state: 'none', name: null, phone: null, profile: null });
  const { isGuest, name, phone, profile } = session;
  return answer(200, { state: isGuest ? 'guest' : 'user', name, phone, profile });
}

async function sessionNow(request: Request): Promise<Session | null> {
  const session = await readSession(Date.now());
  const current = session && sharedSessions.current(session);
  if (!current || sharedSessions.isProven(current)) return current;
  try {
    // Nothing but who watches, which is asked for before any work.
    return (await asViewer(request, async () => null)).session;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // A header without an avatar is better than none; a session that has ended meanwhile is none.
    return sharedSessions.current(session);
  }
}
