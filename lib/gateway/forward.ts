import 'server-only';
import * as v from 'valibot';
import { send } from '@/lib/platform/transport';
import { isSameOrigin } from '@/lib/session/origin';
import { readSession } from '@/lib/session/session';
import { sharedSessions } from '@/lib/session/shared';
import { findAllowed } from './allowed';
import { answer, refuse } from './answer';
import { readJsonBody } from './body';
import { refusalOf } from './refusal';
import { scrub } from './scrub';
import { SessionEdge } from './session-edge';

/** Passes one allowed call of the browser to the platform with the viewer's own token. */
export async function forward(request: Request, path: string): Promise<Response> {
  const allowed = findAllowed(request.method, path);
  if (!allowed) return refuse(404, 'not_found');
  if (request.method !== 'GET' && !isSameOrigin(request)) return refuse(403, 'foreign_origin');
  const now = Date.now();
  const session = await readSession(now);
  // A call that was sent before somebody logged in or out: who asks again is somebody else.
  if (!session || sharedSessions.isOver(session)) return refuse(401, 'session_required');

  const asked = new URL(request.url).searchParams;
  const query = Object.fromEntries(allowed.query.map((name) => [name, asked.get(name)]));
  const body = await readJsonBody(request);
  if (!body.ok) return refuse(body.status, body.code);
  const call = { method: request.method as 'GET', path, query, body: body.value, schema: v.unknown() };
  let result: unknown;
  const edge = new SessionEdge(request, session, async (asViewer) => {
    result = await send(call, asViewer);
  });
  try {
    // Spec 1 §4: a failed statistic call must never log anybody out.
    await edge.run({ type: 'activity', now, call: path.includes('/stat/') ? 'exempt' : 'usual' });
  } catch (error) {
    return refusalOf(request, error);
  }
  // What was read for one viewer is not shown to the next; what was written is done.
  if (call.method === 'GET' && sharedSessions.isOver(session)) return refuse(401, 'session_required');
  return answer(200, scrub(result));
}
