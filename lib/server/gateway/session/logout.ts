import 'server-only';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { refuseInWords } from '@/lib/server/gateway/http/refusal';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { readSession } from '@/lib/server/session/session';
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
  if (!session) return answer(204, null);
  // A guest may see more than a child: the way out is another profile, which needs the PIN (spec 3 §6).
  if (session.profile?.role === 'child') {
    return refuseInWords(request, 403, 'not_for_children', 'not_for_children');
  }
  const edge = new SessionEdge(request, session);
  try {
    await edge.run({ type: 'loggedOut', hasGuest: session.guestBefore !== null });
  } catch (error) {
    // The guest could not be restored: the user is logged out, and the next activity starts again.
    if (!(error instanceof PlatformError)) throw error;
  }
  return answer(204, null, CLEAN);
}
