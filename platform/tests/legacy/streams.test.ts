import { ids } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { becomeChild, newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
  viewer = await newViewer(platform);
  await subscribe(platform, viewer, 81, { hours: 24 });
});
afterAll(() => platform.close());

const request = (path: string, caller: Viewer = viewer) =>
  platform.request(path, { token: caller.deviceToken });

test.each([`/videos/${ids.freeFilm}/stream`, `/videos/${ids.series}/episodes/${ids.episodes[1]}/stream`])(
  'wire 5.2 %s answers with hls, and watching it stores a position',
  async (path) => {
    const { status, body } = await request(path);
    expect(status).toBe(200);
    expect(body.hls).toMatch(/^http.*\.m3u8/);
    const moved = await platform.request(`/users/self/stat/${body.stat.id}?duration=600`, {
      token: viewer.deviceToken,
      method: 'PATCH',
    });
    expect(moved.status).toBe(200);
    const id = path.split('/').at(-2) ?? '';
    expect((await request(`/users/self/content_metadata/${id}`)).body.history).toEqual({ seconds: 600 });
  },
);

test.each([
  [`/videos/${ids.news}/stream`, 404],
  [`/videos/${ids.lostFilm}/stream`, 404],
  [`/videos/${ids.freeFilm}/episodes/${ids.episodes[0]}/stream`, 404],
  [`/videos/${ids.series}/episodes/${ids.freeFilm}/stream`, 404],
  [`/videos/${ids.series}/episodes/${ids.episodes[2]}/stream`, 403],
  ['/videos/1/stream', 404],
])('%s answers %i', async (path, status) => {
  expect((await request(path)).status).toBe(status);
});

describe('older clients play a series by its number', () => {
  const path = `/videos/${ids.series}/stream`;
  /** The playing episode, recognised by the pictures of the seek bar. */
  const played = async (caller: Viewer) =>
    /\/vod\/(\d+)/.exec((await request(path, caller)).body.screenshot_url)?.[1];
  const watch = async (caller: Viewer, episode: string, seconds: number) => {
    const { body } = await request(`/videos/${ids.series}/episodes/${episode}/stream`, caller);
    await platform.request(`/users/self/stat/${body.stat.id}?duration=${seconds}`, {
      token: caller.deviceToken,
      method: 'PATCH',
    });
  };

  test('wire 5.2: starts with the first episode, continues the current one, and moves on after a finished one', async () => {
    const person = await newViewer(platform);
    await subscribe(platform, person, 81, { hours: 24 });
    expect(await played(person)).toBe(ids.episodes[0]);
    await watch(person, ids.episodes[1], 600);
    expect(await played(person)).toBe(ids.episodes[1]);
    const other = await newViewer(platform);
    await subscribe(platform, other, 81, { hours: 24 });
    await watch(other, ids.episodes[0], 2700);
    expect(await played(other)).toBe(ids.episodes[1]);
    expect((await request(`/videos/${ids.season}/stream`, other)).status).toBe(200);
  });

  test('wire 5.2: an unpurchased episode is refused with an explanation, as by its own address', async () => {
    const guest = await newViewer(platform, { isGuest: true });
    expect(await played(guest)).toBe(ids.episodes[0]);
    await watch(guest, ids.episodes[0], 2700);
    expect((await request(path, guest)).body.error_code).toBe('permission_denied');
  });
});

test('refuses unpurchased content and content above a child’s age with 403', async () => {
  const guest = await newViewer(platform, { isGuest: true });
  expect((await request(`/videos/${ids.paidFilm}/stream`, guest)).body.error_code).toBe('permission_denied');
  const child = await newViewer(platform);
  await becomeChild(platform, child);
  expect((await request(`/videos/${ids.freeFilm}/stream`, child)).status).toBe(403);
});
