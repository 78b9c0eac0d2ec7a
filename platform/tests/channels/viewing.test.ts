import { ids } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from '../catalogue/support.ts';
import { newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
});
beforeEach(async () => {
  viewer = await newViewer(platform);
  await subscribe(platform, viewer, 81, { hours: 24 });
});
afterAll(() => platform.close());

const request = (path: string, method: 'GET' | 'PATCH' | 'POST' | 'DELETE' = 'GET', payload?: object) =>
  platform.request(path, { token: viewer.deviceToken, method, payload });

async function watch(streamPath: string, seconds: number): Promise<void> {
  const { body } = await request(streamPath);
  expect((await request(`/users/self/stat/${body.stat.id}?duration=${seconds}`, 'PATCH')).status).toBe(200);
  platform.clock.advance(1000);
}

const film = `/libraries/3/contents/${ids.freeFilm}/stream`;
const episode = (at: number) => `/libraries/4/contents/${ids.episodes[at]}/stream`;
const metadata = async (id: string) => (await request(`/users/self/content_metadata/${id}`)).body;
const histories = async () => (await request('/rows/go-on')).body.histories;

describe('spec 2 §5 Resume position', () => {
  test.each([
    [9, null],
    [10, 10],
    [3000, 3000],
    [5642, 5642],
    // 95 % of 5940 s is fully watched.
    [5643, null],
  ])('after %i s of a film the resume position is %p', async (seconds, resume) => {
    await watch(film, seconds);
    const { history, is_continuation } = await metadata(ids.freeFilm);
    expect(history).toEqual(resume === null ? null : { seconds: resume });
    expect(is_continuation).toBe(resume !== null);
  });

  test('the latest report wins, even when it is earlier in the film', async () => {
    await watch(film, 3000);
    await watch(film, 60);
    expect((await metadata(ids.freeFilm)).history).toEqual({ seconds: 60 });
  });

  test.each(['history=false', 'preview=true'])('%s stores no position', async (query) => {
    const { body } = await request(`${film}?${query}`);
    await request(`/users/self/stat/${body.stat.id}?duration=600`, 'PATCH');
    expect((await metadata(ids.freeFilm)).history).toBeNull();
  });

  test('live television has no position, catch-up has one', async () => {
    await watch('/channels/3929/stream', 600);
    expect(await histories()).toEqual([]);
    const newsAt = Date.UTC(2026, 10, 21, 4) / 1000;
    await watch(`/channels/3929/stream?ts=${newsAt}`, 600);
    const [item] = await histories();
    expect(item).toMatchObject({ content: { id: ids.news }, seconds: 600, watch_percentage: 16 });
    const { body } = await request(`/channels/3929/content_schedule?start=${newsAt + 60}&end=${newsAt + 61}`);
    expect(body[0].histories[0]).toMatchObject({ watch_percentage: 16, is_watched: false });
  });

  test('the position belongs to the profile that opened the stream, also after a switch to another one', async () => {
    const make = async (name: string) =>
      (await request('/users/self/profiles', 'POST', { name, role: 'adult' })).body.id;
    const use = (id: string) => request('/users/self/profile', 'POST', { id });
    const [first, second] = [await make('A'), await make('B')];
    await use(first);
    const { body } = await request(film);
    await use(second);
    expect((await request(`/users/self/stat/${body.stat.id}?duration=600`, 'PATCH')).status).toBe(200);
    expect(await histories()).toEqual([]);
    await use(first);
    expect(await histories()).toMatchObject([{ content: { id: ids.freeFilm }, seconds: 600 }]);
  });

  test('a statistics id that is foreign, unknown or malformed is 404; a missing or impossible duration is 400', async () => {
    const { body } = await request(film);
    const stranger = await newViewer(platform, { isGuest: true });
    const path = `/users/self/stat/${body.stat.id}`;
    const theirs = await platform.request(`${path}?duration=600`, {
      token: stranger.deviceToken,
      method: 'PATCH',
    });
    expect(theirs.status).toBe(404);
    expect((await request('/users/self/stat/1?duration=600', 'PATCH')).status).toBe(404);
    expect((await request('/users/self/stat/x?duration=600', 'PATCH')).status).toBe(404);
    for (const query of ['', '?duration=', '?duration=-1', '?duration=x', '?duration=999999999']) {
      expect((await request(`${path}${query}`, 'PATCH')).status).toBe(400);
    }
    expect((await metadata(ids.freeFilm)).history).toBeNull();
  });
});

describe('wire 4 history rows', () => {
  test('one item per title, the latest first, with a picture of the last second', async () => {
    await watch(film, 605);
    await watch(episode(0), 100);
    await watch(episode(1), 270);
    const items = await histories();
    expect(items.map(({ content }: { content: { id: string } }) => content.id)).toEqual([
      ids.series,
      ids.freeFilm,
    ]);
    expect(items[0]).toMatchObject({
      content_episode: { id: ids.episodes[1], season: 1, series: 2 },
      watch_percentage: 10,
      histories: [{ watch_percentage: 10 }],
    });
    expect(items[1].content_episode).toBeNull();
    expect(items[1].screenshot).toMatch(new RegExp(`/thumb/vod/${ids.freeFilm}/600\\.jpg`));
  });

  test('a film watched to its end leaves the row; a finished episode is replaced by the next', async () => {
    await watch(film, 5900);
    await watch(episode(0), 2690);
    const items = await histories();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      content_episode: { id: ids.episodes[1] },
      seconds: 0,
      watch_percentage: 0,
    });
  });

  test('after the last released episode there is no next one: an announced episode does not count', async () => {
    await watch(episode(1), 2690);
    expect(await histories()).toEqual([]);
  });

  test('episodes carry the progress of the caller', async () => {
    await watch(episode(0), 1350);
    const { body } = await request(`/contents/${ids.series}/episodes`);
    expect(body[0].histories[0].watch_percentage).toBe(50);
    expect(body[1].histories).toEqual([]);
  });
});

describe('wire 4 content_metadata', () => {
  test('a series that was never started begins with its first episode', async () => {
    expect(await metadata(ids.series)).toMatchObject({
      id: ids.series,
      is_available: true,
      is_continuation: false,
      next_to_play: { id: ids.episodes[0] },
      stream_using: { library_id: 4, content_schedule: null },
      history: null,
      favorite: null,
      is_lost: false,
    });
  });

  test('a series continues where it was left, then with the next episode', async () => {
    await watch(episode(0), 1000);
    expect(await metadata(ids.series)).toMatchObject({
      next_to_play: { id: ids.episodes[0] },
      history: { seconds: 1000 },
    });
    await watch(episode(0), 2690);
    expect(await metadata(ids.series)).toMatchObject({
      next_to_play: { id: ids.episodes[1] },
      history: null,
    });
    expect((await metadata(ids.episodes[0])).next_to_play.id).toBe(ids.episodes[0]);
  });

  test('content that is not purchased has a price and stays available for purchase', async () => {
    const { deviceToken: token } = await newViewer(platform, { isGuest: true });
    const { body } = await platform.request(`/users/self/content_metadata/${ids.paidFilm}`, { token });
    // The film's packet is an additional one: a viewer without packets pays for a base packet too.
    expect(body).toMatchObject({ is_purchased: false, is_available: true, min_price: '2980.00' });
    const adult = await platform.request(`/users/self/content_metadata/${ids.adultFilm}`, { token });
    expect(adult.body).toMatchObject({ is_purchased: true, is_available: false, min_price: '0.00' });
    expect(await metadata(ids.paidFilm)).toMatchObject({ is_purchased: true, is_available: true });
  });

  test('a programme outside every library plays from its latest broadcast', async () => {
    const { stream_using: using, is_purchased } = await metadata(ids.news);
    expect(using.library_id).toBeNull();
    expect(using.content_schedule).toMatchObject({ channel_id: 3929, start_at: '2026-11-21T04:00:00Z' });
    expect(is_purchased).toBe(true);
  });

  test('an announced film cannot be played', async () => {
    expect(await metadata(ids.soonFilm)).toMatchObject({ is_available: false, next_to_play: null });
  });

  test('spec 2 §3 Lost-content fallback', async () => {
    expect(await metadata(ids.lostFilm)).toMatchObject({
      is_lost: true,
      is_available: false,
      is_purchased: true,
      min_price: '0.00',
    });
  });

  test.each(['1', 'x'])('answers 404 for the unknown content %s', async (id) => {
    expect((await request(`/users/self/content_metadata/${id}`)).status).toBe(404);
  });
});

describe('wire 6 favorites', () => {
  const add = (payload: object) => request('/users/self/favorites', 'POST', payload);

  test.each([
    [{ channel_id: 3929 }, '3929', { channel_id: 3929 }],
    [{ channelId: '3929' }, '3929', { channel_id: 3929 }],
    [{ contentId: ids.freeFilm }, ids.freeFilm, { content_id: ids.freeFilm }],
    [{ content_id: `2017-free-film-${ids.freeFilm}` }, ids.freeFilm, { content_id: ids.freeFilm }],
    [{ programId: ids.news }, ids.news, { program_id: ids.news }],
    [{ person_id: 1 }, '1', { person_id: 1 }],
  ])('accepts %p', async (payload, objectId, shown) => {
    const { status, body } = await add(payload);
    expect(status).toBe(201);
    expect(body).toMatchObject({ object_id: objectId, ...shown });
    expect((await request('/users/self/favorites')).body).toEqual([body]);
  });

  test('adding twice stores one favourite', async () => {
    const first = await add({ channel_id: 3929 });
    const second = await add({ channelId: 3929 });
    expect(second.body.id).toBe(first.body.id);
  });

  test('marks the channel list, content_metadata and persons', async () => {
    const channel = (await add({ channel_id: 3929 })).body;
    const content = (await add({ content_id: ids.freeFilm })).body;
    const person = (await add({ person_id: 1 })).body;
    const list = (await request('/users/self/channel_list')).body;
    expect(list[0].favorite).toMatchObject({ id: channel.id, priority: 0 });
    expect((await metadata(ids.freeFilm)).favorite).toEqual({ id: content.id });
    expect((await request('/persons/asel/favorite')).body.favorite).toMatchObject({ id: person.id });
    expect((await request('/persons/bolat/favorite')).body.favorite).toBeNull();
  });

  test('removing answers 204 once, then 404; a stranger cannot remove it', async () => {
    const { id } = (await add({ channel_id: 3929 })).body;
    const stranger = await newViewer(platform);
    const path = `/users/self/favorites/${id}`;
    expect((await platform.request(path, { token: stranger.deviceToken, method: 'DELETE' })).status).toBe(
      404,
    );
    expect((await request(path, 'DELETE')).status).toBe(204);
    expect((await request(path, 'DELETE')).status).toBe(404);
    expect((await request('/users/self/favorites/rubbish', 'DELETE')).status).toBe(404);
  });

  test.each([
    [{}, 400],
    [{ channel_id: 3929, person_id: 1 }, 400],
    [{ channel_id: {} }, 400],
    [{ channel_id: 1 }, 404],
    [{ content_id: 'x' }, 404],
    [{ person_id: '99999999999999999999' }, 404],
  ])('%p answers %i', async (payload, status) => {
    expect((await add(payload)).status).toBe(status);
  });

  test('spec 2 §6 guests cannot add favourites', async () => {
    const { deviceToken: token } = await newViewer(platform, { isGuest: true });
    const answer = await platform.request('/users/self/favorites', {
      token,
      method: 'POST',
      payload: { channel_id: 3929 },
    });
    expect([answer.status, answer.body.error_code]).toEqual([403, 'permission_denied']);
  });

  test('cuts the list into pages', async () => {
    await add({ channel_id: 3929 });
    await add({ channel_id: 5515 });
    expect(idsOf((await request('/users/self/favorites?limit=1')).body)).toHaveLength(1);
  });
});
