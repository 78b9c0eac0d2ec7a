import 'server-only';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { refuseInWords } from '@/lib/server/gateway/http/refusal';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { readSession } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { PlatformError } from '@/lib/shared/platform-error';
import { SessionEdge } from './session-edge';

/** "Back" must not show what was somebody's (quality S08): pages in memory and stored answers go. */
const CLEAN = { 'clear-site-data': '"cache"' };

/** `DELETE /api/session`: spec 1 §4 "Logout". A guest has nothing to leave and stays; a child does not leave. */
export async function logOut(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  const known = await readSession(Date.now());
  // Whoever has not heard of the session's new name leaves it all the same.
  const session = known && sharedSessions.current(known);
  if (!session) return answer(204, null);
  // What every guest sees is more than a child may: the way out is another profile, whose PIN the parents know (spec 3 §6).
  if (session.profile?.role === 'child') {
    return refuseInWords(request, 403, 'not_for_children', 'not_for_children');
  }
  const edge = new SessionEdge(request, session);
  try {
    await edge.run({ type: 'loggedOut', hasGuest: session.guestBefore !== null });
  } catch (error) {
    // Only the guest could not be had back: whoever logged out is gone, and the next activity starts anew.
    if (!(error instanceof PlatformError)) throw error;
  }
  return answer(204, null, CLEAN);
}
