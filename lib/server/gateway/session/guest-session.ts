import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import { autoAuth } from '@/lib/platform/sign-in/auto-auth';
import type { DeviceDescription } from '@/lib/platform/sign-in/devices';
import { createGuest } from '@/lib/platform/sign-in/guest';
import type { Origin } from '@/lib/platform/sign-in/login';
import type { Network } from '@/lib/platform/sign-in/network';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { referralOfBrowser, serialOfBrowser } from '@/lib/server/session/browser-marks';
import { describeDevice } from '@/lib/server/session/describe-device';
import { registerAndAuthenticate } from '@/lib/server/session/register-and-authenticate';
import { newSession, type Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { env } from '@/lib/shared/env';

/** This browser as a device of its user. */
export async function deviceOf(request: Request): Promise<DeviceDescription> {
  return describeDevice(request.headers.get('user-agent') ?? '', await serialOfBrowser());
}

/** The source of a new user: the brand's provider, and the referrer. */
export async function originOf(request: Request): Promise<Origin> {
  return { provider: (await siteOf(request)).provider, referId: await referralOfBrowser() };
}

/** Spec 1 §4: creates a guest. */
export async function createGuestSession(request: Request, target: Target): Promise<Session> {
  const device = await deviceOf(request);
  const guest = await createGuest(target, device, await originOf(request));
  const { id: site } = await siteOf(request);
  return newSession({ ...guest, isGuest: true, serial: device.serial, site }, Date.now());
}

/** Spec 1 §7 "Auto-auth": the operator identifies the line, and the platform logs its owner in. */
export async function enterByLine(
  request: Request,
  target: Target,
  { autoAuth: address }: Network,
): Promise<Session> {
  const device = await deviceOf(request);
  const { PLATFORM_URL: platform, AUTO_AUTH_HOSTS: hosts } = env();
  const token = await autoAuth(address ?? '', device, target, { platform, hosts });
  const person = await registerAndAuthenticate(target, token, device);
  const { id: site } = await siteOf(request);
  const session = newSession({ ...person, serial: device.serial, site }, Date.now());
  if (session.profile) await sharedSessions.settle(session, session.tokenSetAt);
  return session;
}
