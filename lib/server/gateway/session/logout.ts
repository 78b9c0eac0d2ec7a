import 'server-only';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { refuseInWords } from '@/lib/server/gateway/http/refusal';
import { cookies } from '@/lib/server/session/cookies';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { sessionCookieName } from '@/lib/server/session/sealed';
import { endSession, readSession, type Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { PlatformError } from '@/lib/shared/platform-error';
import { SessionEdge } from './session-edge';

/** "Back" must not show data of the user (quality S08): removes cached pages and responses. */
const CLEAN = { 'clear-site-data': '"cache"' };

/** `DELETE /api/session`: spec 1 §4 "Logout". A guest stays a guest; a child's profile cannot log out. */
export async function logOut(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  const known = await readSession(Date.now());
  // A browser that missed the new session id can still log out.
  const session = known && sharedSessions.current(known);
  if (!session) return endAgain(request, known);
  // A guest may see more than a child: the way out is another profile, which needs the PIN (spec 3 §6).
  if (session.profile?.role === 'child') {
    return refuseInWords(request, 403, 'not_for_children', 'not_for_children');
  }
  await end(request, session);
  return answer(204, null, CLEAN);
}

async function end(request: Request, session: Session): Promise<void> {
  const edge = new SessionEdge(request, session);
  try {
    await edge.run({ type: 'loggedOut', hasGuest: session.guestBefore !== null });
  } catch (error) {
    // The guest could not be restored: the user is logged out, and the next activity starts again.
    if (!(error instanceof PlatformError)) throw error;
  }
}

/** The session is over, but the answer that said so was lost: its cookies, its guest and what is cached are still to be dealt with. */
async function endAgain(request: Request, ended: Session | null): Promise<Response> {
  if (!(await cookies()).get(sessionCookieName())) return answer(204, null);
  await endSession();
  if (ended) await end(request, ended);
  return answer(204, null, CLEAN);
}
