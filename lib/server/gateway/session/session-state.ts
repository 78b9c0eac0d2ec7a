import 'server-only';
import { answer } from '@/lib/server/gateway/http/answer';
import { readSession, type Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { PlatformError } from '@/lib/shared/platform-error';
import { asViewer } from './as-viewer';

/**
 * `GET /api/session`: the viewer, from the sealed cookie; the active profile may have to be read from the
 * platform.
 */
export async function sessionState(request: Request): Promise<Response> {
  const session = await sessionNow(request);
  if (!session) return answer(200, { state: 'none', name: null, phone: null, profile: null });
  const { isGuest, name, phone, profile } = session;
  return answer(200, { state: isGuest ? 'guest' : 'user', name, phone, profile });
}

async function sessionNow(request: Request): Promise<Session | null> {
  const session = await readSession(Date.now());
  const current = session && sharedSessions.current(session);
  if (!current || sharedSessions.isProven(current, Date.now())) return current;
  try {
    // The work is empty, because the active profile is read before any work.
    return (await asViewer(request, async () => null)).session;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // Without the profile the header shows no avatar; an ended session is none.
    return sharedSessions.current(session);
  }
}
