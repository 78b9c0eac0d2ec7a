import 'server-only';
import { authenticateDevice, removeDevice } from '@/lib/platform/devices';
import { PlatformError } from '@/lib/platform/errors';
import { withToken } from '@/lib/platform/token';
import type { Target } from '@/lib/platform/transport';
import { isSameOrigin } from '@/lib/session/origin';
import { endSession, newSession, readSession, type Session, writeSession } from '@/lib/session/session';
import { answer, refuse } from './answer';
import { viewerTarget } from './viewer';

/** `DELETE /api/session`: spec 1 §4 "Logout". A guest has nothing to leave and stays. */
export async function logOut(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  const session = await readSession(Date.now());
  if (!session || session.isGuest) return answer(204, null);
  const target = viewerTarget(request);
  // Whoever leaves is let go even when the platform does not answer.
  await failsQuietly(removeDevice(withToken(target, session.token), session.deviceId));
  await fallBack(session, target);
  return answer(204, null);
}

async function fallBack({ guestBefore }: Session, target: Target): Promise<void> {
  const token = guestBefore && (await failsQuietly(authenticateDevice(target, guestBefore.deviceId)));
  if (!guestBefore || !token) return endSession();
  await writeSession(newSession({ ...guestBefore, token, isGuest: true }, Date.now()));
}

async function failsQuietly<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return null;
  }
}
