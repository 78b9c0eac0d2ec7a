import { eq } from 'drizzle-orm';
import { deviceCodes, tokens } from '../../src/db/schema/session.ts';
import { hashToken } from '../../src/http/tokens.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object, token?: string) =>
  platform.app.inject({
    method: 'POST',
    url: `/v2${url}${token ? `?access_token=${token}` : ''}`,
    payload,
    headers: { 'accept-language': 'en' },
  });

const television = { device_type: 'tv', model: 'Samsung', os_name: 'Tizen' };
const begin = async () => (await post('/auth/device_code', television)).json();
const poll = (device_code: string, token?: string) => post('/auth/device_code/token', { device_code }, token);
const check = (viewer: TestSession, user_code: string) =>
  post('/users/self/device_codes/check', { user_code }, viewer.deviceToken);
const answer = (viewer: TestSession, user_code: string, is_allowed = true) =>
  post('/users/self/device_codes', { user_code, is_allowed }, viewer.deviceToken);

describe('a login that is allowed from another device (RFC 8628)', () => {
  test('the device waits, the viewer sees which one asks and allows it, and the device is logged in once', async () => {
    const viewer = await personSession(platform.app);
    const codes = await begin();
    expect(codes).toMatchObject({
      user_code: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/),
      expires_in: 600,
      interval: 5,
    });
    expect((await poll(codes.device_code)).json()).toMatchObject({
      status_code: 400,
      error_code: 'authorization_pending',
    });
    expect((await check(viewer, codes.user_code)).json()).toMatchObject({
      ...television,
      is_same_network: true,
      created_at: expect.stringMatching(/^\d{4}-/),
    });
    // However it is typed.
    expect((await answer(viewer, codes.user_code.replaceAll('-', ' '))).statusCode).toBe(200);
    const login = await poll(codes.device_code);
    expect(login.json()).toMatchObject({ access_token: expect.stringMatching(/^[0-9a-f]{40}$/) });
    const self = await platform.app.inject(`/v2/users/self?access_token=${login.json().access_token}`);
    expect(self.json().id).toBe(viewer.userId);
    expect((await poll(codes.device_code)).json().error_code).toBe('expired_token');
  });

  test('of ten concurrent polls after the answer one is logged in', async () => {
    const viewer = await personSession(platform.app);
    const { device_code, user_code } = await begin();
    await answer(viewer, user_code);
    const polls = await Promise.all(Array.from({ length: 10 }, () => poll(device_code)));
    expect(polls.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('what a guest watched on the device becomes the viewer’s own', async () => {
    const viewer = await personSession(platform.app);
    const guest = await guestSession(platform.app);
    const { device_code, user_code } = await begin();
    await answer(viewer, user_code);
    expect((await poll(device_code, guest.deviceToken)).json().was_guest).toBe(true);
  });

  test('a refusal is reported once, and a second answer finds no device', async () => {
    const viewer = await personSession(platform.app);
    const { device_code, user_code } = await begin();
    expect((await answer(viewer, user_code, false)).statusCode).toBe(200);
    expect((await answer(viewer, user_code, true)).json()).toMatchObject({
      status_code: 400,
      detail: 'No device is waiting with this code. Check the code on its screen.',
    });
    expect((await poll(device_code)).json().error_code).toBe('access_denied');
    expect((await poll(device_code)).json().error_code).toBe('expired_token');
  });

  test('a device that asks too often is told to slow down, and can still be allowed', async () => {
    const { device_code } = await begin();
    await poll(device_code);
    expect((await poll(device_code)).json().error_code).toBe('slow_down');
    platform.clock.advance(5_000);
    expect((await poll(device_code)).json().error_code).toBe('authorization_pending');
  });

  test('the codes end after ten minutes, also an allowed one, and when the device gives up', async () => {
    const viewer = await personSession(platform.app);
    const [old, allowed, dropped] = [await begin(), await begin(), await begin()];
    await answer(viewer, allowed.user_code);
    await post('/auth/device_code/cancel', { device_code: dropped.device_code });
    expect((await check(viewer, dropped.user_code)).statusCode).toBe(400);
    expect((await poll(dropped.device_code)).json().error_code).toBe('expired_token');
    platform.clock.advance(10 * 60_000);
    expect((await check(viewer, old.user_code)).statusCode).toBe(400);
    for (const { device_code } of [old, allowed]) {
      expect((await poll(device_code)).json().error_code).toBe('expired_token');
    }
  });

  test('the code on the screen logs nobody in, the code of the device finds nothing, and the database has neither', async () => {
    const viewer = await personSession(platform.app);
    const { device_code, user_code } = await begin();
    expect((await poll(user_code)).json().error_code).toBe('expired_token');
    expect((await check(viewer, device_code)).statusCode).toBe(400);
    const rows = JSON.stringify(await platform.db.select().from(deviceCodes));
    expect(rows).not.toContain(device_code);
    expect(rows).not.toContain(user_code.replaceAll('-', ''));
  });

  test('attack: a viewer has twenty attempts in a quarter of an hour', async () => {
    const viewer = await personSession(platform.app);
    const { user_code } = await begin();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect((await check(viewer, '000-000-000')).statusCode).toBe(400);
    }
    expect((await check(viewer, user_code)).statusCode).toBe(429);
    expect((await answer(viewer, user_code)).statusCode).toBe(429);
  });

  test('attack: a device that was allowed before the owner of the number first entered a code is not logged in', async () => {
    const phone = '77017770021';
    const squatter = await personSession(platform.app, { phone });
    const { device_code, user_code } = await begin();
    await answer(squatter, user_code);
    await post('/otps', { phone });
    const [{ code }] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
    expect((await post('/auth/otp', { phone, token: code })).statusCode).toBe(200);
    expect((await poll(device_code)).json()).toMatchObject({ error_code: 'expired_token' });
  });

  test('attack: an answer whose call began before the token was dropped allows no device', async () => {
    const viewer = await personSession(platform.app);
    const { device_code, user_code } = await begin();
    expect((await check(viewer, user_code)).statusCode).toBe(200);
    // The platform remembers the token, as a call does that was authenticated before.
    await platform.db.delete(tokens).where(eq(tokens.hash, hashToken(viewer.deviceToken)));
    expect((await answer(viewer, user_code)).statusCode).toBe(401);
    expect((await poll(device_code)).json()).toMatchObject({ error_code: 'authorization_pending' });
  });

  test('a guest, a child’s profile and a caller without a token cannot allow a device', async () => {
    const { user_code } = await begin();
    expect((await check(await guestSession(platform.app), user_code)).statusCode).toBe(403);
    expect((await post('/users/self/device_codes', { user_code, is_allowed: true })).statusCode).toBe(401);
    const viewer = await personSession(platform.app);
    const token = viewer.deviceToken;
    const child = await post('/users/self/profiles', { name: 'Әли', role: 'child' }, token);
    await post('/users/self/profile', { id: child.json().id }, token);
    expect((await check(viewer, user_code)).json().detail).toBe('This is not available in a child profile.');
    expect((await answer(viewer, user_code)).statusCode).toBe(403);
  });
});
