import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, text, textOrNull } from '@/lib/platform/http/wire';
import { PlatformError } from '@/lib/shared/platform-error';
import type { DeviceDescription } from './devices';
import type { Login } from './login';
import { post, Token } from './token';

/** A login that is allowed from another device, as in RFC 8628. All calls throw PlatformError. */

const Codes = v.object({
  device_code: v.string(),
  user_code: v.string(),
  expires_in: v.number(),
  interval: v.number(),
});

export interface DeviceCodes {
  /** Only this server has it. */
  deviceCode: string;
  /** On the screen of the device. */
  userCode: string;
  /** Seconds. */
  expiresIn: number;
  interval: number;
}

export async function requestDeviceCodes(
  target: Target,
  { device_type, model, os_name }: DeviceDescription,
): Promise<DeviceCodes> {
  const body = { device_type, model, os_name };
  const codes = await send(post('/auth/device_code', body, Codes), target);
  return {
    deviceCode: codes.device_code,
    userCode: codes.user_code,
    expiresIn: codes.expires_in,
    interval: codes.interval,
  };
}

type Unanswered = 'waiting' | 'slow_down' | 'refused' | 'expired';

export type DevicePoll = { state: Unanswered } | ({ state: 'allowed' } & Login);

/** The answers of RFC 8628 section 3.5 that are no failures. */
const states: Readonly<Record<string, Unanswered>> = {
  authorization_pending: 'waiting',
  slow_down: 'slow_down',
  access_denied: 'refused',
  expired_token: 'expired',
};

export async function pollDeviceCode(target: Target, deviceCode: string): Promise<DevicePoll> {
  try {
    const call = post('/auth/device_code/token', { device_code: deviceCode }, Token);
    const { access_token, was_guest } = await send(call, target);
    return { state: 'allowed', token: access_token, wasGuest: was_guest };
  } catch (error) {
    const state = error instanceof PlatformError ? states[error.code ?? ''] : undefined;
    if (!state) throw error;
    return { state };
  }
}

export async function cancelDeviceCode(target: Target, deviceCode: string): Promise<void> {
  await send(post('/auth/device_code/cancel', { device_code: deviceCode }, v.unknown()), target);
}

const Waiting = v.object({
  device_type: text,
  model: text,
  os_name: text,
  country: textOrNull,
  is_same_network: flag,
  created_at: text,
});

export interface WaitingDevice {
  type: string;
  model: string;
  system: string;
  /** ISO code. */
  country: string | null;
  isSameNetwork: boolean;
  /** Unix milliseconds. */
  at: number | null;
}

/** The device that shows this code, for a logged-in viewer. */
export async function findWaitingDevice(target: Target, userCode: string): Promise<WaitingDevice> {
  const call = post('/users/self/device_codes/check', { user_code: userCode }, Waiting);
  const wire = await send(call, target);
  return {
    type: wire.device_type,
    model: wire.model,
    system: wire.os_name,
    country: wire.country,
    isSameNetwork: wire.is_same_network,
    at: Date.parse(wire.created_at) || null,
  };
}

export async function answerWaitingDevice(
  target: Target,
  userCode: string,
  isAllowed: boolean,
): Promise<void> {
  const body = { user_code: userCode, is_allowed: isAllowed };
  await send(post('/users/self/device_codes', body, v.unknown()), target);
}
