import { openPool } from '../../src/origin/pool.ts';
import { POOL_DIR } from '../origin/support.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession, type TestSession } from '../support/session.ts';

/** Behaviour that at least one real client of the live service depends on: wire 10, line by line. */

const FIRST_CHANNEL = 3929;
const NEW_TITLES = 'novinki-641048475342005896';

let platform: TestPlatform;
let guest: TestSession;

beforeAll(async () => {
  platform = await testPlatform({ contents: 'full', pool: await openPool(POOL_DIR) });
  guest = await guestSession(platform.app);
});
afterAll(() => platform.close());

const get = (path: string, token = guest.deviceToken) =>
  platform.app.inject({ url: `${path}${path.includes('?') ? '&' : '?'}access_token=${token}` });
const post = (path: string, payload: object) => platform.app.inject({ method: 'POST', url: path, payload });

/** Every object inside a JSON value. */
function objectsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsOf)];
}

test('wire 10.1: compact JSON, raw UTF-8, unescaped slashes, id first', async () => {
  for (const path of [
    '/v2/channels/channel_list',
    `/v2/rows/${NEW_TITLES}`,
    '/v2/users/self',
    '/v2/packets',
  ]) {
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toBe(JSON.stringify(answer.json()));
    expect(answer.body).not.toMatch(/\\u[0-9a-f]{4}|\\\//i);
    for (const one of objectsOf(answer.json())) if ('id' in one) expect(Object.keys(one)[0]).toBe('id');
  }
});

test('wire 10.2: tokens are 40 hexadecimal characters; the login grade gets 401 on a stream, the device grade 200', async () => {
  const path = `/v2/channels/${FIRST_CHANNEL}/stream`;
  for (const token of [guest.userToken, guest.deviceToken]) expect(token).toMatch(/^[0-9a-f]{40}$/);
  expect((await get(path, guest.userToken)).statusCode).toBe(401);
  expect((await get(path)).statusCode).toBe(200);
});

test('wire 10.3: a guest and a device are made with 200 exactly', async () => {
  const user = await post('/v2/users', {
    username: crypto.randomUUID(),
    password: 'p'.repeat(32),
    is_guest: true,
  });
  const device = await post(`/v2/users/self/devices?access_token=${guest.userToken}`, { device_type: 'pc' });
  expect([user.statusCode, device.statusCode]).toEqual([200, 200]);
});

test('wire 10.4: /auth/device needs no token, and reads JSON and forms', async () => {
  const asForm = await platform.app.inject({
    method: 'POST',
    url: '/v2/auth/device',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `device_id=${guest.deviceId}`,
  });
  const asJson = await post('/v2/auth/device', { device_id: guest.deviceId });
  for (const answer of [asForm, asJson]) expect(answer.json().access_token).toMatch(/^[0-9a-f]{40}$/);
});

test('wire 10.5: an unknown device has an error_code and no token', async () => {
  const body = (await post('/v2/auth/device', { device_id: crypto.randomUUID() })).json();
  expect(typeof body.error_code).toBe('string');
  expect(body).not.toHaveProperty('access_token');
});

test('wire 10.6 and 10.7: errors repeat their status, 401 too, and always have a message', async () => {
  const answers = [
    await get('/v2/users/self', 'f'.repeat(40)),
    await get('/v2/contents/500000000000000000'),
    await post('/v2/auth/login', {}),
    await post('/v2/auth/login', { login: 'nobody', password: 'wrong' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404, 400, 400]);
  for (const answer of answers) {
    const { status_code, error } = answer.json();
    expect(status_code).toBe(answer.statusCode);
    expect(typeof error.message).toBe('string');
  }
});

test('wire 10.8: lists are bare, cover is an object, channels are numbered from 1, legacy and row channels an icon', async () => {
  const channels = (await get('/v2/channels/channel_list')).json();
  const legacy = (await get('/v2/channels')).json();
  const row = (await get('/v2/rows/freechannels')).json();
  for (const list of [channels, legacy, (await get('/v2/packets')).json(), (await get('/v2/rowsets')).json()])
    expect(Array.isArray(list)).toBe(true);
  for (const [at, one] of channels.entries())
    expect(one).toMatchObject({ num: at + 1, cover: expect.any(Object) });
  for (const one of [...legacy, ...row.channels]) expect(one.icon).toMatch(/^https?:\/\//);
});

test('wire 10.9: stream_info is data.json beside a multi-variant playlist that needs no headers', async () => {
  const { stream_info: info } = (await get(`/v2/channels/${FIRST_CHANNEL}/stream`)).json();
  expect(info).toMatch(/\/data\.json$/);
  const { pathname } = new URL(info.replace('data.json', 'index.m3u8'));
  const playlist = await platform.app.inject(pathname);
  expect(playlist.statusCode).toBe(200);
  const variants = playlist.body.split('\n').filter((line) => line.startsWith('#EXT-X-STREAM-INF'));
  expect(variants.length).toBeGreaterThan(1);
  for (const line of variants) expect(line).toMatch(/(?=.*BANDWIDTH=\d+)(?=.*RESOLUTION=\d+x\d+)/);
  expect((await platform.app.inject(new URL(info).pathname)).json()).toBeDefined();
});

test('wire 10.10: ts=, format=json, history=false and force_https=true are tolerated', async () => {
  const path = `/v2/channels/${FIRST_CHANNEL}/stream?ts=&format=json&history=false&force_https=true`;
  expect((await get(path)).statusCode).toBe(200);
});

test('wire 10.11: the rows that clients ask for by name', async () => {
  const free = (await get('/v2/rows/freechannels')).json();
  const fresh = (await get(`/v2/rows/${NEW_TITLES}`)).json();
  expect(free.channels.length).toBeGreaterThan(0);
  expect(fresh.contents.length).toBeGreaterThan(0);
  for (const { id, ratings } of fresh.contents) {
    expect(typeof id).toBe('string');
    for (const { rating } of ratings) expect(typeof rating).toBe('string');
  }
});

test('wire 10.12: a schedule without a date has what is on now, whole seconds, and two pictures a programme', async () => {
  const entries = (await get(`/v2/channels/${FIRST_CHANNEL}/schedule`)).json();
  const now = platform.clock.now() / 1000;
  const onAir = entries.find(
    (one: { timestamp: number; duration: number }) =>
      one.timestamp <= now && one.timestamp + one.duration > now,
  );
  for (const field of ['timestamp', 'real_timestamp', 'duration', 'real_duration'])
    expect(Number.isInteger(onAir[field])).toBe(true);
  expect(onAir.img.src).toMatch(/^https?:\/\//);
  expect(onAir.program.img.length).toBeGreaterThanOrEqual(2);
});

test('wire 10.13: one serial makes two devices, and the device above the limit is 400', async () => {
  const { userToken } = await personSession(platform.app);
  const limit = (await get('/v2/users/self', userToken)).json().device_limit;
  const statuses: number[] = [];
  const seen = new Set<string>();
  for (let made = 1; made <= limit; made += 1) {
    const answer = await post(`/v2/users/self/devices?access_token=${userToken}`, {
      device_type: 'pc',
      serial: 'same',
    });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 200) seen.add(answer.json().id);
  }
  expect(statuses).toEqual([...Array(limit - 1).fill(200), 400]);
  expect(seen.size).toBe(limit - 1);
});

test('wire 10.14: times of a subscription end in Z without fractions, money has two digits', async () => {
  const { userToken } = await personSession(platform.app);
  await post(`/v2/users/self/promokeys?access_token=${userToken}`, { key: 'NAURYZ2026' });
  const [held] = (await get('/v2/users/self/subscriptions/current', userToken)).json();
  for (const time of [held.start_at, held.end_at]) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(held.packet.price).toMatch(/^\d+\.\d\d$/);
  expect((await get('/v2/users/self/accounts', userToken)).json()[0].amount).toMatch(/^\d+\.\d\d$/);
});
