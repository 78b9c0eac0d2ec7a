import { mixQueries } from '../support/mixed-queries.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await testPlatform();
  mixQueries(platform);
});
beforeEach(async () => {
  session = await guestSession(platform.app);
});
afterAll(() => platform.close());

function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const url = `/v2/users/self/devices${path}?access_token=${session.userToken}`;
  return platform.app.inject({ method, url, ...(payload ? { payload } : {}) });
}

test('wire 10.1, 10.3 a device is made with exactly 200, its id first', async () => {
  const answer = await call('POST', '', {
    device_type: 'pc',
    vendor: 'PC',
    serial: 'S-1',
    application_type: 'web',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^\{"id":"[0-9a-f-]{36}",/);
  expect(answer.json()).toMatchObject({
    device_type: 'pc',
    serial: 'S-1',
    user_id: session.userId,
    created_at: '2026-03-14T12:00:00Z',
    profile: { role: 'adult' },
    timezone_utcoffset: 18_000,
    settings: null,
  });
});

test('wire 10.13 registering a serial twice creates two devices', async () => {
  const first = await call('POST', '', { device_type: 'pc', serial: 'same' });
  const second = await call('POST', '', { device_type: 'pc', serial: 'same' });
  expect(first.json().id).not.toBe(second.json().id);
});

test('wire 10.13 the device above the limit is 400, also for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '', { device_type: 'pc' })));
  // The session itself uses one of the five.
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 400]);
  const refused = answers.find((answer) => answer.statusCode === 400);
  expect(refused?.json()).toMatchObject({
    status_code: 400,
    error: { message: 'Слишком много устройств. Разрешено не более 5.' },
  });
});

test('spec 1 §4 the device with the oldest login is first in the list', async () => {
  platform.clock.advance(60_000);
  await call('POST', '', { device_type: 'tv' });
  platform.clock.advance(60_000);
  await platform.app.inject({
    method: 'POST',
    url: '/v2/auth/device',
    payload: { device_id: session.deviceId },
  });
  const list = (await call('GET', '')).json();
  expect(list.map((device: { device_type: string }) => device.device_type)).toEqual(['tv', 'pc']);
});

test('wire 10.4 /auth/device needs only the id, as JSON and as a form', async () => {
  const json = await platform.app.inject({
    method: 'POST',
    url: '/v2/auth/device',
    payload: { device_id: session.deviceId },
  });
  const form = await platform.app.inject({
    method: 'POST',
    url: '/v2/auth/device',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `device_id=${session.deviceId}`,
  });
  for (const answer of [json, form]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      expired: null,
      device: { id: session.deviceId, user_id: session.userId },
      profile: { role: 'adult' },
    });
  }
});

test.each(['00000000-0000-4000-8000-000000000000', 'not-a-uuid', "' or 1=1 --"])(
  'wire 10.5 the unknown device id "%s" has an error_code and no token',
  async (id) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/v2/auth/device',
      payload: { device_id: id },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status_code: 400, error_code: expect.any(String) });
    expect(answer.json()).not.toHaveProperty('access_token');
  },
);

test('spec 1 §7 settings are stored, and parental settings are merged with the earlier ones', async () => {
  const path = `/${session.deviceId}`;
  await call('PATCH', path, {
    settings: { parentalChannels: { 3929: 1 } },
    parental_settings: { vod: true },
  });
  await call('PATCH', path, { parental_settings: { duration: 30, channel: true } });
  expect((await call('GET', path)).json()).toMatchObject({
    settings: { parentalChannels: { 3929: 1 } },
    parental_settings: { duration: 30, vod: true, channel: true, pay: false, program: false },
  });
});

test('spec 1 §7 changes of different fields at once are all stored, and so are parts of the parental settings', async () => {
  const path = `/${session.deviceId}`;
  for (const round of [1, 2, 3, 4, 5]) {
    const notification = { notification_type: 'webpush', token: `t-${round}` };
    await Promise.all(
      [
        { name: `Kitchen ${round}` },
        { settings: { round } },
        { notification },
        { parental_settings: { duration: round } },
        { parental_settings: { vod: round % 2 === 0 } },
      ].map((body) => call('PATCH', path, body)),
    );
    expect((await call('GET', path)).json()).toMatchObject({
      ...{ name: `Kitchen ${round}`, settings: { round }, notification },
      parental_settings: { duration: round, vod: round % 2 === 0 },
    });
  }
});

test('a change of nothing is the device as it was', async () => {
  const path = `/${session.deviceId}`;
  await call('PATCH', path, { name: 'Kitchen' });
  expect((await call('PATCH', path, {})).json()).toEqual((await call('GET', path)).json());
});

test('spec 1 §3 a device’s notification gets a time, is stored, and is cleared with null', async () => {
  const path = `/${session.deviceId}`;
  const notification = { notification_type: 'webpush', token: 't-1' };
  expect((await call('PATCH', path, { notification })).json().notification).toMatchObject({
    ...notification,
    created_at: expect.stringContaining('2026-03-14T'),
  });
  expect((await call('PATCH', path, { name: 'Kitchen' })).json()).toMatchObject({
    name: 'Kitchen',
    notification,
  });
  expect((await call('PATCH', path, { notification: null })).json().notification).toBeNull();
});

test('who else has the address of a browser is found by an index: every visit registers the browser again', async () => {
  const plan = await platform.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    const { rows } = (await tx.execute(
      `explain update devices set notification = null
       where id <> '${session.deviceId}' and notification->>'token' = 't-1'`,
    )) as { rows: object[] };
    return JSON.stringify(rows);
  });
  expect(plan).toContain('devices_notification');
});

test('spec 1 §3 the longest token is stored, of any letters', async () => {
  // Letters that no compression makes shorter.
  const letters = Array.from({ length: 2048 }, (_, at) =>
    String.fromCharCode(0x4e00 + ((at * 7919 * (at + 13)) % 20_000)),
  );
  const notification = { notification_type: 'fcm', token: letters.join('') };
  const answer = await call('PATCH', `/${session.deviceId}`, { notification });
  expect(answer.json().notification).toMatchObject(notification);
});

test('wire 2.7 a device may name its own profile, and a foreign one is refused', async () => {
  const other = await guestSession(platform.app);
  const profileOf = async (token: string) =>
    (await platform.app.inject(`/v2/users/self/profile?access_token=${token}`)).json().id;
  const [own, theirs] = [await profileOf(session.userToken), await profileOf(other.userToken)];
  const made = async (profileId: string) =>
    (await call('POST', '', { device_type: 'tv', profile_id: profileId })).json().profile.id;
  expect([await made(own), await made(theirs), await made('nonsense')]).toEqual([own, own, own]);
});

test('spec 1 §8 the settings of a removed device are 404: the client starts again', async () => {
  const { id } = (await call('POST', '', { device_type: 'pc' })).json();
  await call('DELETE', `/${id}`);
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const answer = await call(method, `/${id}`, method === 'PATCH' ? { settings: {} } : undefined);
    expect(answer.json()).toMatchObject({ status_code: 404, error_code: 'not_found' });
  }
});

test('the device of another user answers as if it did not exist', async () => {
  const other = await guestSession(platform.app);
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const answer = await call(
      method,
      `/${other.deviceId}`,
      method === 'PATCH' ? { name: 'mine' } : undefined,
    );
    expect(answer.json()).toMatchObject({ status_code: 404, error_code: 'not_found' });
  }
});

test('wire 2.7 finds the device that owns a token', async () => {
  const url = `/v2/users/${session.userId}/devices/device?access_token=`;
  const ofToken = (await platform.app.inject(url + session.deviceToken)).json();
  const [listed] = (
    await platform.app.inject(`/v2/users/self/devices?access_token=${session.deviceToken}`)
  ).json();
  expect(ofToken).toEqual(listed);
  expect((await platform.app.inject(url + session.userToken)).statusCode).toBe(404);
  const self = '/v2/users/self/devices/device?access_token=';
  expect((await platform.app.inject(self + session.deviceToken)).json()).toEqual(listed);
  expect((await platform.app.inject(self + session.userToken)).statusCode).toBe(404);
});

test('spec 1 §4 Logout: a device removes itself', async () => {
  const url = `/v2/users/self/devices/${session.deviceId}?access_token=${session.deviceToken}`;
  expect((await platform.app.inject({ method: 'DELETE', url })).statusCode).toBe(204);
  expect((await platform.app.inject({ method: 'DELETE', url })).statusCode).toBe(401);
});

test('spec 1 §8 removing many devices is refused with 403; logging out never is', async () => {
  const another = async () => (await call('POST', '', { device_type: 'pc' })).json().id;
  for (let removed = 0; removed < 20; removed += 1) {
    expect((await call('DELETE', `/${await another()}`)).statusCode).toBe(204);
  }
  const refused = await call('DELETE', `/${await another()}`);
  expect(refused.json()).toMatchObject({ status_code: 403, error_code: 'permission_denied' });
  const own = `/v2/users/self/devices/${session.deviceId}?access_token=${session.deviceToken}`;
  expect((await platform.app.inject({ method: 'DELETE', url: own })).statusCode).toBe(204);
});

test('an unknown time zone is ignored instead of failing every answer', async () => {
  const answer = await call('POST', '', { device_type: 'pc', timezone: 'Mars/Olympus' });
  expect(answer.json()).toMatchObject({ timezone: null, timezone_utcoffset: 18_000 });
});
