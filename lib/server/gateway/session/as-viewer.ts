import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Target } from '@/lib/platform/http/transport';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { refusalOf } from '@/lib/server/gateway/http/refusal';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { readSession, type Session, writeSession } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { SessionEdge } from './session-edge';
import { sessionRequired } from './stopped';

/** Calls to the platform with the viewer's own token. It may run twice: after a recovery the work begins anew. */
type Work<T> = (asViewer: Target, session: Session) => Promise<T>;

/**
 * Does personal work through the session machine.
 * @throws PlatformError; `session_required` without a session, or when it ended meanwhile
 */
export async function asViewer<T>(
  request: Request,
  work: Work<T>,
  call: 'usual' | 'exempt' = 'usual',
): Promise<{ value: T; session: Session }> {
  const now = Date.now();
  const session = await readSession(now);
  // A call that was sent before somebody logged in or out: who asks again is somebody else.
  if (!session || sharedSessions.isOver(session)) throw sessionRequired();
  let done: { value: T } | null = null;
  const edge = new SessionEdge(request, session, async (target) => {
    done = { value: await work(target, edge.session ?? session) };
  });
  await edge.run({ type: 'activity', now, call });
  // What was read for one viewer is not shown to the next; what was written is done.
  if (!done || (request.method === 'GET' && sharedSessions.isOver(session))) throw sessionRequired();
  return { value: (done as { value: T }).value, session: edge.session ?? session };
}

/**
 * The same, and then the session is something else, under a new name: what was allowed under the old one is over
 * (quality S07: at a change of profile or of what the PIN opened). Should the answer with the new name be lost, a
 * start with the old one leads to it.
 */
export async function changeSession<T>(
  request: Request,
  work: Work<{ value: T; change: Partial<Omit<Session, 'id'>> }>,
): Promise<T> {
  const { value: done, session } = await asViewer(request, work);
  // Somebody logged in or out meanwhile: their cookie stays.
  if (sharedSessions.isOver(session)) throw sessionRequired();
  const changed = { ...session, ...done.change, id: randomUUID() };
  sharedSessions.rename(session, changed, Date.now());
  await writeSession(changed, () => !sharedSessions.isOver(changed));
  return done.value;
}

/** The frame of a personal route: writing is for our own pages only, and failures are told in the viewer's language. */
export async function personal(request: Request, respond: () => Promise<unknown>): Promise<Response> {
  if (request.method !== 'GET' && !isSameOrigin(request)) return refuse(403, 'foreign_origin');
  try {
    const value = await respond();
    if (value instanceof Response) return value;
    return value === undefined ? answer(204, null) : answer(200, value);
  } catch (error) {
    return refusalOf(request, error);
  }
}
