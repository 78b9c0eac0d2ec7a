import { remindByPush } from '../../src/notices/remind.ts';
import { NOON, seedFixture } from '../catalogue/fixture.ts';
import { becomeChild, newViewer, type Viewer } from '../catalogue/viewers.ts';
import { listeningPlatform } from './listening.ts';

let own: Awaited<ReturnType<typeof listeningPlatform>>;
let platform: typeof own.platform;
let listening: typeof own.listening;
let webPush: typeof own.webPush;
beforeAll(async () => {
  own = await listeningPlatform(async ({ db, clock }) => {
    clock.set(NOON);
    await seedFixture(db);
  });
  ({ platform, listening, webPush } = own);
});
afterAll(() => own.close());

const CHANNEL = 3929;
const seconds = () => Math.floor(platform.clock.now() / 1000);
const call = (viewer: Viewer, url: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', payload?: object) =>
  listening.inject({
    method,
    url: `/v2${url}${url.includes('?') ? '&' : '?'}access_token=${viewer.deviceToken}`,
    ...(payload ? { payload } : {}),
  });

async function reminded(viewer: Viewer) {
  const browser = (await listening.inject({ method: 'POST', url: '/sandbox/push' })).json();
  const token = JSON.stringify({ endpoint: browser.endpoint, keys: browser.keys });
  await call(viewer, `/users/self/devices/${viewer.deviceId}`, 'PATCH', {
    notification: { notification_type: 'web_push', token },
  });
  const window = `start=${seconds()}&end=${seconds() + 86_400}`;
  const entries: { timestamp: number; content: { title: string } }[] = (
    await call(viewer, `/channels/${CHANNEL}/content_schedule?${window}`)
  ).json();
  const next = entries.find(({ timestamp }) => timestamp > seconds() + 600);
  if (!next) throw new Error('nothing is announced');
  const body = { channel_id: CHANNEL, starts_at: next.timestamp };
  expect((await call(viewer, '/users/self/reminders', 'POST', body)).statusCode).toBe(201);
  const received = async () =>
    (await listening.inject(`/sandbox/push/${browser.id}`)).json() as { message: Record<string, unknown> }[];
  return { next, received };
}
const run = () => remindByPush({ db: platform.db, clock: platform.clock, webPush });

test('a browser with Web Push is reminded five minutes before and at the start, once each', async () => {
  const { next, received } = await reminded(await newViewer(platform));
  await run();
  expect(await received()).toEqual([]);
  platform.clock.set((next.timestamp - 300) * 1000);
  expect(await run()).toMatchObject({ delivered: 1 });
  expect(await run()).toMatchObject({ delivered: 0 });
  platform.clock.set(next.timestamp * 1000);
  expect(await run()).toMatchObject({ delivered: 1 });
  const messages = (await received()).map(({ message }) => message);
  expect(messages.map(({ title }) => title)).toEqual([next.content.title, next.content.title]);
  // A browser shows a second message with the id of one that is still there without a sound.
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
  expect(messages[0]?.destination).toEqual({ type: 'channel', id: String(CHANNEL) });
  platform.clock.set((next.timestamp + 300) * 1000);
  expect(await run()).toMatchObject({ delivered: 0 });
});

test('a reminder that did not reach its browser is sent again by the next run', async () => {
  const { next, received } = await reminded(await newViewer(platform));
  platform.clock.set((next.timestamp - 300) * 1000);
  const fault = { match: 'POST /sandbox/push/*', status: 503 };
  await listening.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
  expect(await run()).toMatchObject({ delivered: 0, failed: 1 });
  await listening.inject({ method: 'DELETE', url: '/sandbox/faults' });
  expect(await received()).toEqual([]);
  expect(await run()).toMatchObject({ delivered: 1, failed: 0 });
  expect(await run()).toMatchObject({ delivered: 0, failed: 0 });
});

test('where a child watches nothing is pushed', async () => {
  const viewer = await newViewer(platform);
  await becomeChild(platform, viewer);
  const { next, received } = await reminded(viewer);
  platform.clock.set((next.timestamp - 60) * 1000);
  await run();
  expect(await received()).toEqual([]);
});
