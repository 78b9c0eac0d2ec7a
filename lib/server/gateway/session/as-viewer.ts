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

/**
 * Calls to the platform with the viewer's token. It may run twice, because it starts again after a recovery.
 */
type Work<T> = (asViewer: Target, session: Session) => Promise<T>;

/**
 * Runs personal work through the session machine.
 * @throws PlatformError; `session_required` without a session, or when it ended meanwhile
 */
export async function asViewer<T>(
  request: Request,
  work: Work<T>,
  call: 'usual' | 'exempt' = 'usual',
): Promise<{ value: T; session: Session }> {
  const now = Date.now();
  const session = await readSession(now);
  // The call was sent before a login or logout: it belongs to another viewer.
  if (!session || sharedSessions.isOver(session)) throw sessionRequired();
  let done: { value: T } | null = null;
  const edge = new SessionEdge(request, session, async (target) => {
    done = { value: await work(target, edge.session ?? session) };
  });
  await edge.run({ type: 'activity', now, call });
  await sharedSessions.load(session, Date.now());
  // Data read for one viewer is not returned to the next; a write is already done.
  if (!done || (request.method === 'GET' && sharedSessions.isOver(session))) throw sessionRequired();
  return { value: (done as { value: T }).value, session: edge.session ?? session };
}

/**
 * The same, and then the session changes and gets a new id: rights of the old id end (quality S07: at a
 * change of profile or of an unlock). When the response with the new id is lost, a start with the old one
 * returns it.
 */
export async function changeSession<T>(
  request: Request,
  work: Work<{ value: T; change: Partial<Omit<Session, 'id'>> }>,
): Promise<T> {
  const { value: done, session } = await asViewer(request, work);
  // A login or logout happened meanwhile: its cookie stays.
  if (sharedSessions.isOver(session)) throw sessionRequired();
  const changed = { ...session, ...done.change, id: randomUUID() };
  await sharedSessions.rename(session, changed, Date.now());
  await writeSession(changed, () => !sharedSessions.isOver(changed));
  return done.value;
}

/**
 * The frame of a personal route: writes need our own origin, and failures are described in the language of
 * the viewer.
 */
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
