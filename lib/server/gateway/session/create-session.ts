import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import { removeDevice } from '@/lib/platform/sign-in/devices';
import { rememberReferral } from '@/lib/platform/sign-in/login';
import { withToken } from '@/lib/platform/sign-in/token';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { forgetReferral, referralOfBrowser } from '@/lib/server/session/browser-marks';
import { registerAndAuthenticate } from '@/lib/server/session/register-and-authenticate';
import { type GuestBefore, newSession, type Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { PlatformError } from '@/lib/shared/platform-error';
import { deviceOf } from './guest-session';
import { SessionEdge } from './session-edge';

interface Way {
  /** The session before the login. */
  before: Session | null;
  /** Spec 1 §4 "Device authentication at the start": token mode. */
  isByToken?: boolean;
}

/**
 * With the token of the guest the platform moves the guest's history and favourites to the user (spec 1 §4
 * was_guest).
 */
export function withGuestToken(target: Target, before: Session | null): Target {
  return before?.isGuest ? withToken(target, before.token) : target;
}

/**
 * The end of every login method (spec 1 §4 "Login flow" 5, 6): the browser becomes a device of the user, with
 * a new session (quality S07).
 * @throws PlatformError; `loginRefusal` makes the response of it
 */
export async function createSession(
  request: Request,
  loginToken: string,
  { before, isByToken = false }: Way,
): Promise<Session> {
  const target = viewerTarget(request);
  const device = await deviceOf(request);
  const person = await registerAndAuthenticate(target, loginToken, device);
  const { id: site } = await siteOf(request);
  const session = newSession(
    { ...person, guestBefore: guestOf(before), serial: device.serial, isByToken, site },
    Date.now(),
  );
  if (session.profile) await sharedSessions.settle(session, session.tokenSetAt);
  const edge = new SessionEdge(request, session);
  await edge.run({ type: 'loggedIn', now: session.tokenSetAt });
  await reportReferral(withToken(target, session.token), session.userId);
  if (before) await leave(before, target);
  return session;
}

/** Spec 1 §7: the referrer of an existing account is reported, too. A failure does not block the login. */
async function reportReferral(asPerson: Target, userId: number): Promise<void> {
  const referId = await referralOfBrowser();
  if (referId === null) return;
  const isReported = await rememberReferral(asPerson, userId, referId).then(() => true, ignoreFailure);
  if (isReported) await forgetReferral();
}

/** Ends the earlier session; the device of an earlier user is removed. */
async function leave(before: Session, target: Target): Promise<void> {
  await sharedSessions.end(before, Date.now());
  if (before.isGuest) return;
  await removeDevice(withToken(target, before.token), before.deviceId).catch(ignoreFailure);
}

function guestOf(before: Session | null): GuestBefore | null {
  if (!before?.isGuest) return before?.guestBefore ?? null;
  return { userId: before.userId, deviceId: before.deviceId };
}

function ignoreFailure(error: unknown): false {
  if (error instanceof PlatformError) return false;
  throw error;
}
