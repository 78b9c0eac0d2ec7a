import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { idText } from '@/lib/platform/http/wire';
import type { Profile } from '@/lib/rules/profiles/profile';
import { APP_VERSION } from '@/lib/rules/session/constants';
import { ProfileWire } from './profiles';
import { post, Token } from './token';

export interface DeviceDescription {
  device_type: 'pc' | 'phone' | 'tablet' | 'tv';
  vendor: string;
  model: string;
  os_name: string;
  os_version: string;
  /** One per browser (spec 1 §3 "Locally stored values"). */
  serial: string;
}

const Registered = v.object({ id: idText });

const Devices = v.array(
  v.object({
    id: idText,
    login_at: v.pipe(
      v.nullish(v.string(), ''),
      v.transform((time) => Date.parse(time ?? '') || 0),
    ),
  }),
);

const DeviceToken = v.object({ ...Token.entries, profile: v.fallback(v.nullish(ProfileWire), null) });

/**
 * Registers a new device for the owner of the token and returns its id.
 * @throws PlatformError; status 400 means too many devices (spec 1 §8)
 */
export async function registerDevice(target: Target, device: DeviceDescription): Promise<string> {
  const body = { ...device, version: APP_VERSION, application_type: 'web' };
  return (await send(post('/users/self/devices', body, Registered), target)).id;
}

/** The device with the oldest login (spec 1 §4: "oldest, by login_at"); null without devices. */
export async function oldestDevice(target: Target): Promise<string | null> {
  const devices = await send({ path: '/users/self/devices', schema: Devices }, target);
  const [oldest] = devices.toSorted((a, b) => a.login_at - b.login_at);
  return oldest?.id ?? null;
}

/** @throws PlatformError; status 403 is "error_too_many_devices" (spec 1 §8) */
export async function removeDevice(target: Target, id: string): Promise<void> {
  await send(
    { method: 'DELETE', path: `/users/self/devices/${encodeURIComponent(id)}`, schema: v.unknown() },
    target,
  );
}

/**
 * A new device token for a known device, whose id is the refresh token (wire 2), and the profile that is active on it; null
 * where the answer names none.
 */
export async function authenticateDevice(
  target: Target,
  deviceId: string,
): Promise<{ token: string; profile: Profile | null }> {
  const answer = await send(post('/auth/device', { device_id: deviceId }, DeviceToken), target);
  return { token: answer.access_token, profile: answer.profile ?? null };
}
