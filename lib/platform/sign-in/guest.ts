import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { APP_VERSION } from '@/lib/rules/session/constants';
import { authenticateDevice, type DeviceDescription, registerDevice } from './devices';
import { loginByPassword, type Origin } from './login';
import { post, withToken } from './token';

export interface GuestDevice {
  userId: number;
  deviceId: string;
  /** A device token, which may request streams (wire 1.2). */
  token: string;
}

/**
 * Guest user → login → device → device token (spec 1 §4 "Session").
 * @throws PlatformError; status 403 means that the region is not served (spec 1 §8)
 */
export async function createGuest(
  target: Target,
  device: DeviceDescription,
  { provider, referId }: Origin,
): Promise<GuestDevice> {
  const username = randomUUID();
  // 128 bits from the CSPRNG; 32 characters is the platform's limit (quality R8).
  const password = randomBytes(16).toString('hex');
  const body = {
    username,
    password,
    is_guest: true,
    app_version: APP_VERSION,
    refer_id: referId ?? undefined,
  };
  const user = await send(
    { ...post('/users', body, v.object({ id: v.number() })), query: { provider } },
    target,
  );
  const { token } = await loginByPassword(target, username, password);
  const deviceId = await registerDevice(withToken(target, token), device);
  const { token: deviceToken } = await authenticateDevice(target, deviceId);
  return { userId: user.id, deviceId, token: deviceToken };
}
