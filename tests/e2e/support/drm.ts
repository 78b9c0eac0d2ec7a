import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { platformUrl } from './platform';

export interface ProtectedStream {
  hls?: string;
  drm: { streams: Array<{ type: string; license: string; url: string }> };
}

/** A promo key of the seed that grants the packets of the protected film and channel. */
const PROMO_KEY = 'KINO7';

async function post<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(`${platformUrl}/v2${path}`, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Returns the device token of a viewer who has bought the protected titles. */
export async function subscriber(request: APIRequestContext): Promise<string> {
  const [username, password] = [randomUUID(), randomUUID().slice(0, 32)];
  await post(request, '/users', { username, password });
  const login = await post<{ access_token: string }>(request, '/auth/login', { login: username, password });
  const path = `/users/self/devices?access_token=${login.access_token}`;
  const device = await post<{ id: string }>(request, path, { device_type: 'pc' });
  const { access_token: token } = await post<{ access_token: string }>(request, '/auth/device', {
    device_id: device.id,
  });
  await post(request, `/users/self/promokeys?access_token=${token}`, { key: PROMO_KEY });
  return token;
}
