import path from 'node:path';
import { eq } from 'drizzle-orm';
import { catalogueOf } from '../../src/catalogue/store.ts';
import { profiles, users } from '../../src/db/schema/session.ts';
import { openPool } from '../../src/origin/pool.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession, type TestSession } from '../support/session.ts';

const PIN = '4711';

let platform: TestPlatform;
let film: string;
let library: number;
let parent: TestSession;
let child: string;

beforeAll(async () => {
  platform = await testPlatform({
    contents: 'full',
    pool: await openPool(path.join(__dirname, '../../media/pool')),
  });
  const { contents } = await catalogueOf(platform).current();
  const free = [...contents.values()].find(
    ({ type, age, isFree, isLost, isAnnouncement, libraryIds }) =>
      type === 'movie' && age <= 12 && isFree && !isLost && !isAnnouncement && libraryIds.length > 0,
  );
  if (!free?.libraryIds[0]) throw new Error('no free film for children');
  film = free.id;
  library = free.libraryIds[0];
});
afterAll(() => platform.close());

type Method = 'GET' | 'POST' | 'PATCH';
const call = (method: Method, path: string, payload?: object, token = parent.deviceToken) =>
  platform.app.inject({
    method,
    url: `/v2${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
    ...(payload ? { payload } : {}),
    headers: { 'accept-language': 'en' },
  });

/** An account in Almaty, at that time there; its device is used by a child with these limits. */
async function childAt(time: string, limits: object): Promise<void> {
  const tomorrow = new Date(platform.clock.now() + 30 * 3_600_000).toISOString().slice(0, 10);
  platform.clock.advance(Date.parse(`${tomorrow}T${time}+05:00`) - platform.clock.now());
  parent = await personSession(platform.app);
  await platform.db.update(users).set({ timezone: 'Asia/Almaty' }).where(eq(users.id, parent.userId));
  const made = await call('POST', '/users/self/profiles', { name: 'Dana', role: 'child', ...limits });
  child = made.json().id;
  await call('PATCH', '/users/self', { pincode: PIN });
  await call('POST', '/users/self/profile', { id: child });
  platform.clock.advance(5_000);
}

const stream = (token?: string) =>
  call('GET', `/libraries/${library}/contents/${film}/stream`, undefined, token);
const left = async () => (await call('GET', '/users/self/screen_time')).json().seconds_left;

/** Opens the film and returns its statistics. */
async function open(token?: string): Promise<string> {
  const answer = await stream(token);
  expect(answer.statusCode).toBe(200);
  return answer.json().stat.id;
}

/** Plays for so long, with a report every 30 s, and returns the last answer. */
async function play(stat: string, seconds: number) {
  for (let played = 30; ; played += 30) {
    platform.clock.advance(30_000);
    const answer = await call('PATCH', `/users/self/stat/${stat}?duration=${played}`);
    if (played >= seconds || answer.statusCode !== 200) return answer;
  }
}

test('spec 3 §6 the parents set minutes a day and a bedtime; the child reads, but cannot change them', async () => {
  await childAt('12:00:00', { daily_minutes: 60, bedtime: { from: '21:00', to: '07:00' } });
  expect((await call('GET', '/users/self/profile')).json().screen_time).toEqual({
    daily_minutes: 60,
    bedtime: { from: '21:00', to: '07:00' },
  });
  for (const change of [{ daily_minutes: null }, { daily_minutes: 600 }, { bedtime: null }])
    expect((await call('PATCH', `/users/self/profiles/${child}`, change)).statusCode).toBe(403);
  expect(await left()).toBe(3600);
  await call('POST', '/users/self/profile', { id: child, pincode: PIN });
});

test.each([
  [{ daily_minutes: 1441 }],
  [{ daily_minutes: 'much' }],
  [{ bedtime: { from: '21:00' } }],
  [{ bedtime: { from: '25:00', to: '07:00' } }],
  [{ bedtime: { from: '21:00', to: '21:00' } }],
])('%j is refused as a limit', async (limits) => {
  parent = await personSession(platform.app);
  const answer = await call('POST', '/users/self/profiles', { name: 'Ali', role: 'child', ...limits });
  expect(answer.statusCode).toBe(400);
});

test('spec 3 §6 playing counts by the clock of the platform, whatever position the device reports', async () => {
  await childAt('12:00:00', { daily_minutes: 10 });
  const stat = await open();
  platform.clock.advance(30_000);
  const answer = await call('PATCH', `/users/self/stat/${stat}?duration=1`);
  expect(answer.json()).toEqual({ seconds_left: 570 });
  // A pause: no report for an hour.
  platform.clock.advance(3_600_000);
  expect((await call('PATCH', `/users/self/stat/${stat}?duration=90000`)).json()).toEqual({
    seconds_left: 570,
  });
});

test('spec 3 §6 at the end of the minutes reports and streams are refused with a code of their own', async () => {
  await childAt('12:00:00', { daily_minutes: 2 });
  const stat = await open();
  const over = await play(stat, 600);
  expect(over.json()).toMatchObject({ status_code: 403, error_code: 'screen_time_over' });
  expect(await left()).toBe(0);
  expect((await stream()).json()).toMatchObject({ status_code: 403, error_code: 'screen_time_over' });
  // Channels, too, before anything else is said about them.
  expect((await call('GET', '/channels/1/stream')).json().error_code).toMatch(/screen_time_over|not_found/);
  // An adult of the account watches on.
  expect((await call('POST', '/users/self/profile', { id: await adult(), pincode: PIN })).statusCode).toBe(
    200,
  );
  expect((await stream()).statusCode).toBe(200);
});

/** The film without a report, as a changed player would play it: a file of it by its place in the folder of the stream. */
async function folderOf(token?: string): Promise<(file: string) => Promise<number>> {
  const { hls } = (await stream(token)).json();
  const folder = new URL('.', hls).pathname;
  return async (file) => (await platform.app.inject(folder + file)).statusCode;
}

test('spec 3 §6 a player that reports nothing is counted by the media it loads, and gets none when the minutes are used', async () => {
  await childAt('12:00:00', { daily_minutes: 2 });
  const load = await folderOf();
  let segment = 0;
  /** Ten seconds of playing. */
  const playOn = () => {
    platform.clock.advance(10_000);
    segment += 1;
    return load(`seg/v240/${segment}.m4s`);
  };
  for (let played = 0; played < 60; played += 10) expect(await playOn()).toBe(200);
  expect(await left()).toBeLessThanOrEqual(75);
  // A pause: the playlist is loaded, and nothing counts.
  const before = await left();
  for (let waited = 0; waited < 300; waited += 10) {
    platform.clock.advance(10_000);
    expect(await load('v240.m3u8')).toBe(200);
  }
  expect(await left()).toBe(before);
  let seconds = 0;
  while ((await playOn()) === 200 && seconds < 600) seconds += 10;
  // Two minutes, one before a player that reports is refused its media, and what was between two looks.
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThanOrEqual(180);
  expect((await stream()).json().error_code).toBe('screen_time_over');
  expect((await call('POST', '/users/self/screen_time/more', { pincode: PIN })).statusCode).toBe(200);
  platform.clock.advance(20_000);
  expect(await playOn()).toBe(200);
});

test('spec 3 §6 media addresses of an adult contain no profile, and are never refused', async () => {
  await childAt('22:00:00', { bedtime: { from: '21:00', to: '07:00' } });
  await call('POST', '/users/self/profile', { id: await adult(), pincode: PIN });
  const { hls } = (await stream()).json();
  expect(hls).toMatch(/\/hls\/[0-9a-z]+\.[\w-]{32}\/vod\//);
  const load = await folderOf();
  platform.clock.advance(600_000);
  expect(await load('seg/v240/1.m4s')).toBe(200);
});

async function adult(): Promise<string> {
  const list = (await call('GET', '/users/self/profiles')).json() as { id: string; role: string }[];
  return list.find(({ role }) => role === 'adult')?.id ?? '';
}

test('spec 3 §6 two devices at once count once, and end together', async () => {
  await childAt('12:00:00', { daily_minutes: 10 });
  const registered = await call('POST', '/users/self/devices', { device_type: 'tv' });
  const token = (
    await platform.app.inject({
      method: 'POST',
      url: '/v2/auth/device',
      payload: { device_id: registered.json().id },
    })
  ).json().access_token;
  expect((await call('GET', '/users/self/profile', undefined, token)).json().id).toBe(child);
  const [first, second] = [await open(), await open(token)];
  for (let minute = 0; minute < 4; minute += 1) {
    platform.clock.advance(15_000);
    await call('PATCH', `/users/self/stat/${first}?duration=1`);
    platform.clock.advance(15_000);
    await Promise.all([
      call('PATCH', `/users/self/stat/${second}?duration=1`, undefined, token),
      call('PATCH', `/users/self/stat/${second}?duration=2`, undefined, token),
    ]);
  }
  expect(await left()).toBe(600 - 120);
  await play(first, 600);
  expect((await stream(token)).json().error_code).toBe('screen_time_over');
});

test('spec 3 §6 midnight of the account begins a new day in the middle of a film', async () => {
  await childAt('23:57:25', { daily_minutes: 3 });
  const stat = await open();
  expect((await play(stat, 120)).json()).toEqual({ seconds_left: 60 });
  // Half a minute later it is midnight.
  expect((await play(stat, 30)).json()).toEqual({ seconds_left: 180 });
});

test('spec 3 §6 a child that comes back after the long holidays watches', async () => {
  await childAt('12:00:00', { daily_minutes: 10 });
  await open();
  platform.clock.advance(26 * 86_400_000);
  const stat = await open();
  expect((await play(stat, 30)).json()).toEqual({ seconds_left: 570 });
});

test('spec 3 §6 bedtime over midnight ends a film, refuses streams, and ends in the morning', async () => {
  await childAt('20:58:55', { bedtime: { from: '21:00', to: '07:00' } });
  const stat = await open();
  expect((await play(stat, 30)).json()).toEqual({ seconds_left: 30 });
  expect((await play(stat, 30)).json()).toMatchObject({ status_code: 403, error_code: 'bedtime' });
  platform.clock.advance(6 * 3_600_000);
  expect((await stream()).json()).toMatchObject({ error_code: 'bedtime' });
  platform.clock.advance(4 * 3_600_000);
  expect((await stream()).statusCode).toBe(200);
});

test('spec 3 §6 a parent gives 30 minutes more with the PIN; without it nobody does', async () => {
  await childAt('22:00:00', { daily_minutes: 1, bedtime: { from: '21:00', to: '07:00' } });
  const more = (payload: object) => call('POST', '/users/self/screen_time/more', payload);
  expect((await more({})).statusCode).toBe(403);
  expect((await more({ pincode: '0000' })).statusCode).toBe(403);
  expect((await stream()).json().error_code).toBe('bedtime');
  expect((await more({ pincode: PIN })).json()).toEqual({ seconds_left: 1800, reason: null });
  const stat = await open();
  expect((await play(stat, 60)).json()).toEqual({ seconds_left: 1740 });
  platform.clock.advance(1_740_000);
  expect((await stream()).json().error_code).toBe('bedtime');
});

test('an adult has no screen time, and the zone of a device changes nothing', async () => {
  await childAt('22:00:00', { bedtime: { from: '21:00', to: '07:00' } });
  await call('PATCH', `/users/self/devices/${parent.deviceId}`, { timezone: 'America/New_York' });
  expect((await stream()).json().error_code).toBe('bedtime');
  await call('POST', '/users/self/profile', { id: await adult(), pincode: PIN });
  expect((await call('GET', '/users/self/screen_time')).json()).toEqual({ seconds_left: null, reason: null });
  expect((await call('POST', '/users/self/screen_time/more', {})).statusCode).toBe(403);
  // A profile that becomes an adult's has none either.
  await platform.db.update(profiles).set({ role: 'adult' }).where(eq(profiles.id, child));
  expect((await call('GET', '/users/self/profiles')).json()).toContainEqual(
    expect.objectContaining({ id: child, screen_time: null }),
  );
});
