import 'server-only';
import * as v from 'valibot';
import { authenticateDevice } from '@/lib/platform/devices';
import { isUnauthenticated, PlatformError } from '@/lib/platform/errors';
import { withToken } from '@/lib/platform/token';
import { type Call, send, type Target } from '@/lib/platform/transport';
import { TOKEN_LIFE_MS } from '@/lib/session/constants';
import { isSameOrigin } from '@/lib/session/origin';
import { endSession, readSession, type Session, writeSession } from '@/lib/session/session';
import { findAllowed } from './allowed';
import { answer, refuse } from './answer';
import { readJsonBody } from './body';
import { refusalOf } from './refusal';
import { scrub } from './scrub';
import { viewerTarget } from './viewer';

/** Passes one allowed call of the browser to the platform with the viewer's own token. */
export async function forward(request: Request, path: string): Promise<Response> {
  const allowed = findAllowed(request.method, path);
  if (!allowed) return refuse(404, 'not_found');
  if (request.method !== 'GET' && !isSameOrigin(request)) return refuse(403, 'foreign_origin');
  const session = await readSession(Date.now());
  if (!session) return refuse(401, 'session_required');

  const asked = new URL(request.url).searchParams;
  const query = Object.fromEntries(allowed.query.map((name) => [name, asked.get(name)]));
  const body = await readJsonBody(request);
  if (!body.ok) return refuse(body.status, body.code);
  const call = { method: request.method as 'GET', path, query, body: body.value, schema: v.unknown() };
  try {
    return answer(200, scrub(await sendAs(session, call, viewerTarget(request))));
  } catch (error) {
    return refusalOf(request, error);
  }
}

/**
 * Spec 1 §4: a stale token or a 401 re-authenticates the device by its id, once; failure ends the session, and
 * the browser starts a new one.
 */
async function sendAs(session: Session, call: Call<v.GenericSchema>, target: Target): Promise<unknown> {
  let current = session;
  // The statistic call must never log anybody out (spec 1 §4), so it goes with the token there is.
  const isStatistic = call.path.includes('/stat/');
  if (!isStatistic && Date.now() - session.tokenSetAt > TOKEN_LIFE_MS) current = await renew(session, target);
  try {
    return await send(call, withToken(target, current.token));
  } catch (error) {
    if (!isUnauthenticated(error) || current !== session || isStatistic) throw error;
    current = await renew(session, target);
    return send(call, withToken(target, current.token));
  }
}

async function renew(session: Session, target: Target): Promise<Session> {
  try {
    const token = await authenticateDevice(target, session.deviceId);
    const renewed = { ...session, token, tokenSetAt: Date.now() };
    await writeSession(renewed);
    return renewed;
  } catch (error) {
    if (!isDeviceGone(error)) throw error;
    await endSession();
    throw new PlatformError('refused', 'session_required', {
      status: 401,
      code: 'session_required',
      cause: error,
    });
  }
}

/** The platform no longer knows the device. A lost answer or a closed region says nothing about the device. */
function isDeviceGone(error: unknown): boolean {
  return error instanceof PlatformError && error.kind === 'refused' && [400, 401, 404].includes(error.status);
}
