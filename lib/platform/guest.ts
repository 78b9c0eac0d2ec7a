import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { APP_VERSION } from '@/lib/session/constants';
import { type Call, send, type Target } from './transport';

const Token = v.object({ access_token: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)) });
const Id = v.object({ id: v.union([v.string(), v.number()]) });

export interface DeviceDescription {
  device_type: 'pc' | 'phone' | 'tablet' | 'tv';
  vendor: string;
  model: string;
  os_name: string;
  os_version: string;
}

export interface GuestDevice {
  userId: number;
  deviceId: string;
  /** Device grade: may ask for streams (facts/wire.md 1.2). */
  token: string;
}

/**
 * Guest user → login → device → device token (spec 1 §4 "Not logged in").
 * @throws PlatformError; status 403 means that the region is not served (spec 1 §8)
 */
export async function createGuest(target: Target, device: DeviceDescription): Promise<GuestDevice> {
  const username = randomUUID();
  // 128 bits from the CSPRNG; 32 characters is the platform's limit (facts/quality.md R8).
  const password = randomBytes(16).toString('hex');
  const user = await send(
    post(
      '/users',
      { username, password, is_guest: true, app_version: APP_VERSION },
      v.object({ id: v.number() }),
    ),
    target,
  );
  const login = await send(
    post('/auth/login', { login: username, password, app_version: APP_VERSION }, Token),
    target,
  );
  const created = await send(
    post(
      '/users/self/devices',
      { ...device, version: APP_VERSION, application_type: 'web', serial: randomUUID() },
      Id,
    ),
    withToken(target, login.access_token),
  );
  const deviceId = String(created.id);
  return { userId: user.id, deviceId, token: await authenticateDevice(target, deviceId) };
}

/** A fresh device-grade token for a known device; the device id is the refresh token (facts/wire.md 2). */
export async function authenticateDevice(target: Target, deviceId: string): Promise<string> {
  const answer = await send(post('/auth/device', { device_id: deviceId }, Token), target);
  return answer.access_token;
}

export function withToken(target: Target, token: string): Target {
  return { ...target, headers: { ...target.headers, authorization: `Token ${token}` } };
}

function post<Schema extends v.GenericSchema>(path: string, body: unknown, schema: Schema): Call<Schema> {
  return { method: 'POST', path, body, schema };
}
