import { eq } from 'drizzle-orm';
import { catalogueOf } from '../../src/catalogue/store.ts';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { contents } from '../../src/db/schema/catalogue.ts';
import { announceEpisodes } from '../../src/notices/announce.ts';
import { ids, NOON, seedFixture } from '../catalogue/fixture.ts';
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
beforeEach(async () => {
  // No episode is news of an earlier test, or of the fixture.
  await platform.db.update(contents).set({ publishedAt: new Date(0) });
  await raiseCatalogueVersion(platform.db);
  await catalogueOf(platform).refresh();
});
afterAll(() => own.close());

const call = (viewer: Viewer, url: string, method: 'POST' | 'PATCH', payload: object) =>
  listening.inject({ method, url: `/v2${url}?access_token=${viewer.deviceToken}`, payload });

/** A browser with Web Push, whose viewer follows the series of the fixture; returns what the browser received. */
async function follower(viewer: Viewer) {
  const browser = (await listening.inject({ method: 'POST', url: '/sandbox/push' })).json();
  const token = JSON.stringify({ endpoint: browser.endpoint, keys: browser.keys });
  await call(viewer, `/users/self/devices/${viewer.deviceId}`, 'PATCH', {
    notification: { notification_type: 'web_push', token },
  });
  const answer = await call(viewer, '/users/self/follows', 'POST', { content_id: ids.series });
  expect(answer.statusCode).toBe(201);
  const received = async () =>
    ((await listening.inject(`/sandbox/push/${browser.id}`)).json() as { message: object }[]).map(
      ({ message }) => message,
    );
  return { id: answer.json().id as string, received };
}

/** These episodes are published now; the catalogue notices it. */
async function publish(...episodes: (string | undefined)[]): Promise<void> {
  platform.clock.advance(60_000);
  for (const episode of episodes)
    await platform.db
      .update(contents)
      .set({ publishedAt: new Date(platform.clock.now()) })
      .where(eq(contents.id, episode ?? ''));
  await raiseCatalogueVersion(platform.db);
  await catalogueOf(platform).refresh();
}
const run = () => announceEpisodes({ db: platform.db, clock: platform.clock, webPush });

describe('a new episode of a followed series, by Web Push', () => {
  test('is announced once, and opens the episode', async () => {
    const { received } = await follower(await newViewer(platform));
    expect(await run()).toEqual({ delivered: 0, gone: 0, failed: 0 });
    await publish(ids.episodes[1]);
    expect(await run()).toEqual({ delivered: 1, gone: 0, failed: 0 });
    expect(await run()).toEqual({ delivered: 0, gone: 0, failed: 0 });
    expect(await received()).toMatchObject([
      {
        title: expect.any(String),
        body: expect.stringMatching(/^Вышла новая серия · /),
        destination: { type: 'content', id: ids.episodes[1] },
      },
    ]);
  });

  test('several at once are one message, and the next one is announced again', async () => {
    const { received } = await follower(await newViewer(platform));
    await publish(ids.episodes[0], ids.episodes[1]);
    await run();
    await publish(ids.episodes[0]);
    await run();
    // The latest first.
    expect(await received()).toMatchObject([
      { body: expect.stringMatching(/^Вышла новая серия · /) },
      { body: 'Новых серий: 2' },
    ]);
  });

  test('one that the viewer has seen in the open site is not announced', async () => {
    const viewer = await newViewer(platform);
    const { id, received } = await follower(viewer);
    await publish(ids.episodes[1]);
    expect((await call(viewer, `/users/self/follows/${id}/seen`, 'POST', {})).statusCode).toBe(204);
    await run();
    expect(await received()).toEqual([]);
  });

  test('what was published more than a day ago is no news', async () => {
    const { received } = await follower(await newViewer(platform));
    await publish(ids.episodes[1]);
    platform.clock.advance(24 * 3600 * 1000);
    await run();
    expect(await received()).toEqual([]);
  });

  test('what did not reach its browser is sent again by the next run', async () => {
    const { received } = await follower(await newViewer(platform));
    await publish(ids.episodes[1]);
    const fault = { match: 'POST /sandbox/push/*', status: 503 };
    await listening.inject({ method: 'POST', url: '/sandbox/faults', payload: fault });
    expect(await run()).toMatchObject({ delivered: 0 });
    await listening.inject({ method: 'DELETE', url: '/sandbox/faults' });
    expect(await received()).toEqual([]);
    await run();
    await run();
    expect(await received()).toHaveLength(1);
  });

  test('where a child watches nothing is pushed', async () => {
    const viewer = await newViewer(platform);
    await becomeChild(platform, viewer);
    const { received } = await follower(viewer);
    await publish(ids.episodes[1]);
    await run();
    expect(await received()).toEqual([]);
  });
});
