import { eq } from 'drizzle-orm';
import { catalogueOf } from '../../src/catalogue/store.ts';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { listReminders } from '../../src/db/queries/reminders.ts';
import { contents } from '../../src/db/schema/catalogue.ts';
import { weeklySlots } from '../../src/db/schema/channels.ts';
import { broadcasts, externalChannels } from '../../src/db/schema/imports.ts';
import { reminders } from '../../src/db/schema/reminders.ts';
import type { Caller } from '../../src/http/caller.ts';
import { ids } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { becomeChild, newViewer, type Viewer } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
let viewer: Viewer;
beforeEach(async () => {
  platform = await cataloguePlatform();
  viewer = await newViewer(platform);
});
afterEach(() => platform.close());

const PATH = '/users/self/reminders';
const request = (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', payload?: object, as = viewer) =>
  platform.request(path, { token: as.deviceToken, method, payload });
const nowSeconds = () => Math.floor(platform.clock.now() / 1000);
const CHANNEL = 3929;

/** The next programmes of the channel. */
async function coming(): Promise<{ timestamp: number; duration: number; content: { title: string } }[]> {
  const now = nowSeconds();
  const { body } = await request(`/channels/${CHANNEL}/content_schedule?start=${now}&end=${now + 86_400}`);
  return body.filter(({ timestamp }: { timestamp: number }) => timestamp > now);
}
const remind = (starts_at: number, as = viewer) =>
  request(PATH, 'POST', { channel_id: CHANNEL, starts_at }, as);
const list = async (as = viewer) => (await request(PATH, 'GET', undefined, as)).body;

describe('reminders of programmes', () => {
  test('a programme to come is stored once, listed with its time, and removed', async () => {
    const [next] = await coming();
    const first = await remind(next?.timestamp ?? 0);
    expect([first.status, first.body.state]).toEqual([201, 'planned']);
    expect((await remind(next?.timestamp ?? 0)).body.id).toBe(first.body.id);
    expect(await list()).toMatchObject([
      {
        id: first.body.id,
        title: next?.content.title,
        channel: { id: CHANNEL },
        starts_at: next?.timestamp,
        ends_at: (next?.timestamp ?? 0) + (next?.duration ?? 0),
      },
    ]);
    expect((await request(`${PATH}/${first.body.id}`, 'DELETE')).status).toBe(204);
    expect((await request(`${PATH}/${first.body.id}`, 'DELETE')).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('refuses guests, programmes that have begun, times without a programme, and other users', async () => {
    const [next] = await coming();
    const at = next?.timestamp ?? 0;
    const guest = await newViewer(platform, { isGuest: true });
    const refused = await remind(at, guest);
    expect([refused.status, refused.body.error_code]).toEqual([403, 'permission_denied']);
    expect((await remind(nowSeconds() - 60)).status).toBe(400);
    expect((await remind(at + 1)).status).toBe(404);
    const { id } = (await remind(at)).body;
    const stranger = await newViewer(platform);
    expect(await list(stranger)).toEqual([]);
    expect((await request(`${PATH}/${id}`, 'DELETE', undefined, stranger)).status).toBe(404);
    expect((await request(`${PATH}/nonsense`, 'DELETE')).status).toBe(404);
  });

  test('a child has its own reminders and none of the adults', async () => {
    await becomeChild(platform, viewer);
    const [next] = await coming();
    const startsAt = next?.timestamp ?? 0;
    const { userId } = viewer;
    const title = { ru: 'x', kk: 'x', en: 'x', uz: 'x' };
    const createdAt = new Date(platform.clock.now());
    const ofAdult = { userId, channelId: CHANNEL, programme: 'x', title, startsAt, createdAt };
    await platform.db.insert(reminders).values(ofAdult);
    expect(await list()).toEqual([]);
    expect((await remind(startsAt)).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  test('a programme that has ended is not listed any more', async () => {
    const [next] = await coming();
    await remind(next?.timestamp ?? 0);
    platform.clock.advance(((next?.timestamp ?? 0) + (next?.duration ?? 0) - nowSeconds()) * 1000);
    expect(await list()).toEqual([]);
  });

  test('of very many only the next 500 are looked up', async () => {
    const { db, clock } = platform;
    const title = { ru: 'x', kk: 'x', en: 'x', uz: 'x' };
    const createdAt = new Date(clock.now());
    const ofViewer = { userId: viewer.userId, channelId: CHANNEL, programme: 'x', title, createdAt };
    const next = nowSeconds() + 60;
    await db
      .insert(reminders)
      .values(Array.from({ length: 501 }, (_, index) => ({ ...ofViewer, startsAt: next + index })));
    const caller = { userId: viewer.userId, profileId: null } as Caller;
    const listed = await listReminders(db, caller, nowSeconds());
    expect([listed.length, listed[0]?.startsAt, listed.at(-1)?.startsAt]).toEqual([500, next, next + 499]);
  });

  test('a programme that is no longer in the schedule is cancelled, and still named', async () => {
    const [next] = await coming();
    await remind(next?.timestamp ?? 0);
    await platform.db.delete(weeklySlots).where(eq(weeklySlots.channelId, CHANNEL));
    await raiseCatalogueVersion(platform.db);
    await catalogueOf(platform).refresh();
    expect(await list()).toMatchObject([{ state: 'cancelled', title: next?.content.title, ends_at: null }]);
  });

  test('a programme is cancelled, not moved, when its other broadcast had begun before the reminder was set', async () => {
    const { db } = platform;
    const HOUR = 3600;
    const [earlier, later] = [nowSeconds() - 3 * HOUR, nowSeconds() + 5 * HOUR];
    await db.insert(externalChannels).values({ channelId: CHANNEL, list: 'l', key: 'k', url: 'http://x/y' });
    const broadcast = { channelId: CHANNEL, texts: { title: { ru: 'Вести' } } };
    await db
      .insert(broadcasts)
      .values([earlier, later].map((startAt) => ({ ...broadcast, startAt, stopAt: startAt + HOUR })));
    await raiseCatalogueVersion(db);
    await catalogueOf(platform).refresh();
    expect((await remind(later)).body.state).toBe('planned');
    await db.delete(broadcasts).where(eq(broadcasts.startAt, later));
    expect(await list()).toMatchObject([{ state: 'cancelled', title: 'Вести', ends_at: null }]);
  });
});

describe('following a series', () => {
  const FOLLOWS = '/users/self/follows';
  const follow = (content_id: string, as = viewer) => request(FOLLOWS, 'POST', { content_id }, as);

  test('a new episode is counted until the viewer has seen the notice', async () => {
    // The fixture is published by the clock of the machine, which is ahead of the platform's.
    await platform.db.update(contents).set({ publishedAt: new Date(0) });
    await raiseCatalogueVersion(platform.db);
    const { status, body } = await follow(ids.series);
    expect([status, body.new_episodes]).toEqual([201, 0]);
    expect((await follow(ids.series)).body.id).toBe(body.id);
    platform.clock.advance(60_000);
    await platform.db
      .update(contents)
      .set({ publishedAt: new Date(platform.clock.now()) })
      .where(eq(contents.id, ids.episodes[1] ?? ''));
    await raiseCatalogueVersion(platform.db);
    await catalogueOf(platform).refresh();
    expect((await request(FOLLOWS)).body).toMatchObject([
      { new_episodes: 1, newest: { id: ids.episodes[1] } },
    ]);
    expect((await request(`${FOLLOWS}/${body.id}/seen`, 'POST', {})).status).toBe(204);
    expect((await request(FOLLOWS)).body).toMatchObject([{ new_episodes: 0, newest: null }]);
    expect((await request(`${FOLLOWS}/${body.id}`, 'DELETE')).status).toBe(204);
    expect((await request(FOLLOWS)).body).toEqual([]);
  });

  test('closing the notice of one episode leaves a later one new, which no notice has named', async () => {
    const publish = async (at: number) => {
      platform.clock.advance(60_000);
      await platform.db
        .update(contents)
        .set({ publishedAt: new Date(platform.clock.now()) })
        .where(eq(contents.id, ids.episodes[at] ?? ''));
      await raiseCatalogueVersion(platform.db);
      await catalogueOf(platform).refresh();
    };
    await platform.db.update(contents).set({ publishedAt: new Date(0) });
    await raiseCatalogueVersion(platform.db);
    const { id } = (await follow(ids.series)).body;
    const seen = (as_of?: number) => request(`${FOLLOWS}/${id}/seen`, 'POST', as_of ? { as_of } : undefined);
    const fresh = async () => (await request(FOLLOWS)).body[0];
    await publish(0);
    const { as_of: first } = await fresh();
    await publish(1);
    expect(await fresh()).toMatchObject({ new_episodes: 2 });
    expect((await seen(first)).status).toBe(204);
    expect(await fresh()).toMatchObject({ new_episodes: 1, newest: { id: ids.episodes[1] } });
    await seen((await fresh()).as_of);
    expect(await fresh()).toMatchObject({ new_episodes: 0 });
    // Neither an old notice nor a wrong clock changes what the viewer knows.
    await seen(first);
    await seen(8_000_000_000_000);
    expect(await fresh()).toMatchObject({ new_episodes: 0 });
    await publish(0);
    expect(await fresh()).toMatchObject({ new_episodes: 1 });
    await seen();
    expect(await fresh()).toMatchObject({ new_episodes: 0 });
  });

  test('only series can be followed, and only by users', async () => {
    expect((await follow(ids.freeFilm)).status).toBe(404);
    const guest = await newViewer(platform, { isGuest: true });
    expect((await follow(ids.series, guest)).status).toBe(403);
  });
});
