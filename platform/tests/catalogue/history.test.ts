import { rows, rowsetRows } from '../../src/db/schema/rows.ts';
import type { FavouriteKind } from '../../src/db/schema/viewing.ts';
import { ids, in4 } from './fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from './support.ts';
import { becomeChild, newViewer, subscribe, type Viewer } from './viewers.ts';

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
  const own = (
    slug: string,
    of: FavouriteKind,
    template: 'channel' | 'content-v' | 'person',
    at: number,
  ) => ({
    id: `64104847534200600${at}`,
    slug,
    title: in4(slug),
    template,
    description: in4(''),
    htmlDescription: in4(''),
    source: { kind: 'favourites' as const, of },
  });
  await platform.db
    .insert(rows)
    .values([
      own('my-channels', 'channel', 'channel', 0),
      own('my-titles', 'content', 'content-v', 1),
      own('my-shows', 'program', 'content-v', 2),
      own('my-persons', 'person', 'person', 3),
    ]);
  await platform.db.insert(rowsetRows).values({ rowsetId: 1, rowId: '641048475342006000', sort: 99 });
});
beforeEach(async () => {
  viewer = await newViewer(platform);
  await subscribe(platform, viewer, 81, { hours: 24 });
});
afterAll(() => platform.close());

const request = (path: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET', payload?: object) =>
  platform.request(path, { token: viewer.deviceToken, method, payload });

async function watch(path: string, seconds: number): Promise<void> {
  const { body } = await request(path);
  await request(`/users/self/stat/${body.stat.id}?duration=${seconds}`, 'PATCH');
  platform.clock.advance(1000);
}

const film = `/libraries/3/contents/${ids.freeFilm}/stream`;
const episode = (at: number) => `/libraries/4/contents/${ids.episodes[at]}/stream`;
const titles = async () =>
  (await request('/users/self/history')).body.map(({ content }: { content: { id: string } }) => content.id);

describe('watch history', () => {
  test('lists everything watched, finished titles and archive programmes too', async () => {
    await watch(film, 5900);
    await watch(episode(0), 100);
    await watch(`/channels/3929/stream?ts=${Date.UTC(2026, 10, 21, 4) / 1000}`, 600);
    expect(await titles()).toEqual([ids.news, ids.series, ids.freeFilm]);
    expect((await request('/users/self/history?limit=1&offset=1')).body).toHaveLength(1);
  });

  test('removing a series removes all its episodes, so an earlier episode does not bring the card back', async () => {
    await watch(episode(0), 100);
    await watch(episode(1), 100);
    await watch(film, 600);
    const { body } = await request('/users/self/history');
    const card = body.find(({ content }: { content: { id: string } }) => content.id === ids.series);
    expect((await request(`/users/self/history/${card.id}`, 'DELETE')).status).toBe(204);
    expect(await titles()).toEqual([ids.freeFilm]);
    expect((await request(`/users/self/history/${card.id}`, 'DELETE')).status).toBe(404);
    expect((await request(`/users/self/content_metadata/${ids.series}`)).body).toMatchObject({
      history: null,
      is_continuation: false,
    });
  });

  test('clearing removes every entry and resume position, but not those of another user', async () => {
    await watch(film, 600);
    const [card] = (await request('/users/self/history')).body;
    const stranger = await newViewer(platform);
    const theirs = { token: stranger.deviceToken, method: 'DELETE' as const };
    expect((await platform.request(`/users/self/history/${card.id}`, theirs)).status).toBe(404);
    expect((await platform.request('/users/self/history', theirs)).status).toBe(204);
    expect(await titles()).toEqual([ids.freeFilm]);
    expect((await request('/users/self/history', 'DELETE')).status).toBe(204);
    expect(await titles()).toEqual([]);
    expect((await request('/rows/go-on')).body.histories).toEqual([]);
  });
});

describe('undo of a removal, within ten minutes', () => {
  const favourites = async () =>
    (await request('/users/self/favorites')).body.map(({ object_id }: { object_id: string }) => object_id);

  test('history: brings back the last removal only, with its resume position', async () => {
    await watch(film, 600);
    await watch(episode(0), 100);
    await request('/users/self/history', 'DELETE');
    platform.clock.advance(1000);
    await watch(episode(1), 100);
    const [card] = (await request('/users/self/history')).body;
    await request(`/users/self/history/${card.id}`, 'DELETE');
    expect(await titles()).toEqual([]);
    expect((await request('/users/self/history/restore', 'POST', {})).body).toEqual({ restored: 1 });
    expect(await titles()).toEqual([ids.series]);
    platform.clock.advance(600_000);
    expect((await request('/users/self/history/restore', 'POST', {})).body).toEqual({ restored: 0 });
  });

  test('history: brings back the named title, whatever was removed after it', async () => {
    await watch(film, 600);
    await watch(episode(0), 100);
    await watch(episode(1), 100);
    const [series, one] = (await request('/users/self/history')).body;
    for (const { id } of [series, one]) {
      await request(`/users/self/history/${id}`, 'DELETE');
      platform.clock.advance(1000);
    }
    const restore = (id: string) => request('/users/self/history/restore', 'POST', { id });
    expect((await restore(series.id)).body).toEqual({ restored: 2 });
    expect(await titles()).toEqual([ids.series]);
    expect((await restore(series.id)).body).toEqual({ restored: 0 });
    platform.clock.advance(600_000);
    expect((await restore(one.id)).body).toEqual({ restored: 0 });
  });

  test('favourites: brings back the named one, or the last of a kind, whatever was removed after it', async () => {
    const add = async (object: object) => (await request('/users/self/favorites', 'POST', object)).body.id;
    const [film, channel, series] = [
      await add({ content_id: ids.freeFilm }),
      await add({ channel_id: 5515 }),
      await add({ content_id: ids.series }),
    ];
    for (const id of [film, channel, series]) {
      await request(`/users/self/favorites/${id}`, 'DELETE');
      platform.clock.advance(1000);
    }
    const restore = async (which: object) =>
      (await request('/users/self/favorites/restore', 'POST', which)).body.map(
        ({ object_id }: { object_id: string }) => object_id,
      );
    expect(await restore({ id: film })).toEqual([ids.freeFilm]);
    expect(await restore({ id: film })).toEqual([]);
    expect(await restore({ id: 'nonsense' })).toEqual([]);
    expect(await restore({ kind: 'channel' })).toEqual(['5515']);
    expect(await favourites()).toHaveLength(2);
  });

  test('a title that is watched again after its removal is in the history again', async () => {
    await watch(film, 600);
    await request('/users/self/history', 'DELETE');
    await watch(film, 700);
    expect(await titles()).toEqual([ids.freeFilm]);
  });

  test('favourites: all of a kind are removed and come back in their order; other kinds and users stay', async () => {
    const stranger = await newViewer(platform);
    for (const id of [ids.freeFilm, ids.series]) {
      await request('/users/self/favorites', 'POST', { content_id: id });
      platform.clock.advance(1000);
    }
    await request('/users/self/favorites', 'POST', { channel_id: 5515 });
    const before = await favourites();
    expect((await request('/users/self/favorites?kind=content', 'DELETE')).status).toBe(204);
    expect(await favourites()).toEqual(['5515']);
    const theirs = { token: stranger.deviceToken, method: 'POST' as const, payload: {} };
    expect((await platform.request('/users/self/favorites/restore', theirs)).body).toEqual([]);
    expect((await request('/users/self/favorites/restore', 'POST', {})).body).toHaveLength(2);
    expect(await favourites()).toEqual(before);
    expect((await request('/users/self/favorites?kind=nothing', 'DELETE')).status).toBe(400);
  });
});

test('a favourite that was removed and is added again is the latest one, without its old place', async () => {
  const add = async (id: string) => {
    platform.clock.advance(1000);
    return (await request('/users/self/favorites', 'POST', { content_id: id })).body;
  };
  const first = await add(ids.freeFilm);
  await add(ids.series);
  await request(`/users/self/favorites/${first.id}`, 'PATCH', { priority: 7 });
  await request(`/users/self/favorites/${first.id}`, 'DELETE');
  const again = await add(ids.freeFilm);
  expect(again.priority).toBe(0);
  expect(Date.parse(again.created_at)).toBeGreaterThan(Date.parse(first.created_at));
  // What is not removed stays as it is.
  expect(await add(ids.freeFilm)).toEqual(again);
});

describe('rows of favourites', () => {
  const add = async (payload: object) => (await request('/users/self/favorites', 'POST', payload)).body.id;

  test('each kind of favourite has its row', async () => {
    await add({ channel_id: 5515 });
    await add({ content_id: ids.freeFilm });
    await add({ program_id: ids.news });
    await add({ person_id: 2 });
    expect(idsOf((await request('/rows/my-channels')).body.channels)).toEqual([5515]);
    expect(idsOf((await request('/rows/my-titles')).body.contents)).toEqual([ids.freeFilm]);
    expect(idsOf((await request('/rows/my-shows')).body.contents)).toEqual([ids.news]);
    expect(idsOf((await request('/rows/my-persons')).body.persons)).toEqual([2]);
    const page = async (token?: string) => {
      const { body } = await platform.request('/rowsets/start', token ? { token } : {});
      return body.rows.map(({ slug }: { slug: string }) => slug);
    };
    expect(await page(viewer.deviceToken)).toContain('my-channels');
    // An empty row is not on the page.
    expect(await page()).not.toContain('my-channels');
    const nobody = await platform.request('/rows/my-channels');
    expect([nobody.status, nobody.body.channels]).toEqual([200, []]);
  });

  test('spec 2 §3 favorite{priority}: sorts by the given priority, then the latest first', async () => {
    const first = await add({ channel_id: 3929 });
    platform.clock.advance(1000);
    await add({ channel_id: 5515 });
    platform.clock.advance(1000);
    await add({ channel_id: 10004 });
    const order = async () => idsOf((await request('/rows/my-channels')).body.channels);
    expect(await order()).toEqual([10004, 5515, 3929]);
    const list = (await request('/users/self/favorites')).body;
    for (const [place, { id }] of list.entries()) {
      await request(`/users/self/favorites/${id}`, 'PATCH', { priority: place + 1 });
    }
    const { body } = await request(`/users/self/favorites/${first}`, 'PATCH', { priority: 0 });
    expect(body).toMatchObject({ channel_id: 3929, priority: 0 });
    expect(await order()).toEqual([3929, 10004, 5515]);
    const own = (await request('/users/self/channel_list')).body;
    expect(own.map(({ favorite }: { favorite: { priority: number } | null }) => favorite?.priority)).toEqual([
      0,
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['rubbish', { priority: 1 }, 404],
    ['00000000-0000-4000-8000-000000000000', { priority: 1 }, 404],
    ['00000000-0000-4000-8000-000000000000', { priority: -1 }, 400],
    ['00000000-0000-4000-8000-000000000000', {}, 400],
  ])('PATCH %s %p answers %i', async (id, payload, status) => {
    expect((await request(`/users/self/favorites/${id}`, 'PATCH', payload)).status).toBe(status);
  });

  test('spec 2 §6 content a child may not see is neither listed nor added', async () => {
    await becomeChild(platform, viewer);
    expect((await request('/users/self/favorites', 'POST', { channel_id: 10199 })).status).toBe(404);
    expect((await request('/users/self/favorites', 'POST', { content_id: ids.paidFilm })).status).toBe(201);
    expect((await request('/users/self/favorites')).body).toHaveLength(1);
  });
});
