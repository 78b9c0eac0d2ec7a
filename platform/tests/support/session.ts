import { randomUUID } from 'node:crypto';
import type { TypedApp } from '../../src/http/app.ts';

export interface TestSession {
  userId: number;
  deviceId: string;
  /** From /auth/login: sees everything, streams nothing. */
  userToken: string;
  /** From /auth/device. */
  deviceToken: string;
}

async function post(app: TypedApp, url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function openSession(
  app: TypedApp,
  user: object,
  login: string,
  password: string,
): Promise<TestSession> {
  const { id: userId } = await post(app, '/v2/users', user);
  const { access_token: userToken } = await post(app, '/v2/auth/login', { login, password });
  const device = await post(app, `/v2/users/self/devices?access_token=${userToken}`, { device_type: 'pc' });
  const { access_token: deviceToken } = await post(app, '/v2/auth/device', { device_id: device.id });
  return { userId, deviceId: device.id, userToken, deviceToken };
}

/** What every client does first: guest, login, device, device token (spec 1 §4). */
export function guestSession(app: TypedApp): Promise<TestSession> {
  const username = randomUUID();
  const password = randomUUID().replaceAll('-', '');
  return openSession(app, { username, password, is_guest: true }, username, password);
}

/** A registered person with a password. */
export function personSession(app: TypedApp, person: { phone?: string } = {}): Promise<TestSession> {
  const username = randomUUID();
  return openSession(app, { username, password: 'correct horse', ...person }, username, 'correct horse');
}
