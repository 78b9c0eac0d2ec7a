import 'server-only';
import { env } from '@/lib/env';
import { autoAuth } from '@/lib/platform/auto-auth';
import type { DeviceDescription } from '@/lib/platform/devices';
import { createGuest } from '@/lib/platform/guest';
import type { Origin } from '@/lib/platform/login';
import type { Network } from '@/lib/platform/network';
import type { Target } from '@/lib/platform/transport';
import { describeDevice } from '@/lib/session/device';
import { enter } from '@/lib/session/enter';
import { referralOfBrowser, serialOfBrowser } from '@/lib/session/marks';
import { newSession, type Session } from '@/lib/session/session';
import { sharedSessions } from '@/lib/session/shared';
import { siteOf } from './site-of';

/** This browser, as a device of whoever comes in with it. */
export async function deviceOf(request: Request): Promise<DeviceDescription> {
  return describeDevice(request.headers.get('user-agent') ?? '', await serialOfBrowser());
}

/** By whom somebody comes: the brand's provider, and who sent them. */
export async function originOf(request: Request): Promise<Origin> {
  return { provider: (await siteOf(request)).provider, referId: await referralOfBrowser() };
}

/** Spec 1 §4: who is nobody becomes a guest. */
export async function becomeGuest(request: Request, target: Target): Promise<Session> {
  const device = await deviceOf(request);
  const guest = await createGuest(target, device, await originOf(request));
  const { id: site } = await siteOf(request);
  return newSession({ ...guest, isGuest: true, serial: device.serial, site }, Date.now());
}

/** Spec 1 §7 "Auto-auth": the operator says whose line it is, and the platform lets them in. */
export async function enterByLine(
  request: Request,
  target: Target,
  { autoAuth: address }: Network,
): Promise<Session> {
  const device = await deviceOf(request);
  const { PLATFORM_URL: platform, AUTO_AUTH_HOSTS: hosts } = env();
  const token = await autoAuth(address ?? '', device, target, { platform, hosts });
  const person = await enter(target, token, device);
  const { id: site } = await siteOf(request);
  const session = newSession({ ...person, serial: device.serial, site }, Date.now());
  if (session.profile) sharedSessions.settle(session, session.tokenSetAt);
  return session;
}
