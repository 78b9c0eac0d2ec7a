import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import {
  authenticateDevice,
  type DeviceDescription,
  oldestDevice,
  registerDevice,
  removeDevice,
} from '@/lib/platform/sign-in/devices';
import { loadCurrentUser } from '@/lib/platform/sign-in/login';
import { activeProfile } from '@/lib/platform/sign-in/profiles';
import { withToken } from '@/lib/platform/sign-in/token';
import { TOO_MANY_DEVICES } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';
import type { Entrance, SessionProfile } from './session';
import { sessionProfileOf } from './session-data';

/**
 * The end of every login (spec 1 §4 "Login flow" 5): the browser becomes a device of the user, and the device
 * gets the token that may stream.
 * @throws PlatformError; 403 after "too many devices" comes from the removal (spec 1 §8)
 */
export async function registerAndAuthenticate(
  target: Target,
  loginToken: string,
  device: DeviceDescription,
): Promise<Omit<Entrance, 'guestBefore'>> {
  const asPerson = withToken(target, loginToken);
  const person = await loadCurrentUser(asPerson);
  const deviceId = await registerInPlace(asPerson, device);
  const { token } = await authenticateDevice(target, deviceId);
  const profile = person.isGuest ? null : await profileIn(withToken(target, token));
  return { ...person, deviceId, token, profile };
}

/** The active profile of the account. A missing answer does not block the login. */
async function profileIn(asPerson: Target): Promise<SessionProfile | null> {
  try {
    return sessionProfileOf(await activeProfile(asPerson));
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** Spec 1 §4, §8: on 400 the oldest device is removed; then one more attempt. */
async function registerInPlace(asPerson: Target, device: DeviceDescription): Promise<string> {
  try {
    return await registerDevice(asPerson, device);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status !== 400) throw error;
    if (!(await makePlace(asPerson))) throw error;
    return registerDevice(asPerson, device);
  }
}

/** @returns false when there is no device to remove */
async function makePlace(asPerson: Target): Promise<boolean> {
  try {
    const oldest = await oldestDevice(asPerson);
    if (oldest !== null) await removeDevice(asPerson, oldest);
    return oldest !== null;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status !== 403) throw error;
    // Not the region: devices were removed too often (spec 1 §8), or this viewer may not remove any.
    const { message, cause } = error;
    throw new PlatformError('refused', message, { status: 403, code: TOO_MANY_DEVICES, cause });
  }
}
