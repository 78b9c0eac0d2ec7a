import { ids, NOON } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';
import { guestSession } from '../support/session.ts';

const now = NOON / 1000;
const DAY = 86_400;

let platform: CataloguePlatform;
let guest: Viewer;
let person: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
  guest = await newViewer(platform, { isGuest: true });
  person = await newViewer(platform);
  await subscribe(platform, person, 81, { hours: 24 });
});
afterAll(() => platform.close());

const stream = (path: string, { deviceToken: token }: Viewer, language?: string) =>
  platform.request(path, { token, language });

describe('wire 3 GET /v2/channels/{id}/stream', () => {
  test('wire 10.2 a login token gets 401, a device token 200', async () => {
    const { userToken } = await guestSession(platform.app);
    const refused = await platform.request('/channels/3929/stream', { token: userToken });
    expect([refused.status, refused.body.error_code]).toEqual([401, 'authentication_failed']);
    expect((await platform.request('/channels/3929/stream')).status).toBe(401);
    expect((await stream('/channels/3929/stream', guest)).status).toBe(200);
  });

  test('wire 10.9 live: stream_info ends in /data.json beside index.m3u8', async () => {
    const { body } = await stream('/channels/3929/stream', guest);
    expect(body.hls).toMatch(/\/hls\/[^/]+\/live\/3929\/index\.m3u8$/);
    expect(body.hls_mbr).toBe(body.hls);
    expect(body.stream_info).toBe(body.hls.replace('index.m3u8', 'data.json'));
    expect(body).toMatchObject({ ts: 0, ad: { pre_roll: [], period: 5 }, packshots: [], trackers: [] });
    expect(body.to).toBeGreaterThan(now);
    expect(body.stat.id).toMatch(/^\d{18}$/);
    expect(body.schedule_id).toMatch(/^803929\d{12}$/);
  });

  test.each(['ts=', 'ts=0', 'format=json', 'history=false', 'force_https=true', 'preview=1', 'type=hls'])(
    'wire 10.10 tolerates %s and answers the live stream',
    async (query) => {
      const { status, body } = await stream(`/channels/3929/stream?${query}`, guest);
      expect([status, body.ts]).toEqual([200, 0]);
    },
  );

  test.each([
    [now - 29, 'live'],
    [now - 30, 'archive'],
    [now - 7 * DAY, 'archive'],
  ])('spec 2 §4 Stream start: ts %i is %s', async (ts, kind) => {
    const { status, body } = await stream(`/channels/3929/stream?ts=${ts}`, guest);
    expect(status).toBe(200);
    expect(body.hls).toContain(kind === 'live' ? '/live/3929/index.m3u8' : `/archive/3929/${ts}/index.m3u8`);
    expect(body.to).toBeGreaterThan(ts);
  });

  test.each([
    ['in the future', 3929, now + 1, 400, 'invalid'],
    ['beyond the archive', 3929, now - 7 * DAY - 1, 403, 'permission_denied'],
    ['on a channel without an archive', 5515, now - 3600, 403, 'permission_denied'],
    ['of a banned programme', 3929, Date.UTC(2026, 10, 19, 1, 10) / 1000, 403, 'permission_denied'],
  ])('spec 2 §4 refuses a ts %s', async (_, channel, ts, status, code) => {
    const answer = await stream(`/channels/${channel}/stream?ts=${ts}`, guest);
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.body.detail).toBe(answer.body.error.message);
  });

  test.each(['ts=abc', 'ts=-5', 'ts=1.5', 'ts=99999999999999'])('answers 400 for %s', async (query) => {
    expect((await stream(`/channels/3929/stream?${query}`, guest)).status).toBe(400);
  });

  test('without a purchase: 403 names the cheapest packet in the language of the viewer', async () => {
    const { status, body } = await stream('/channels/10004/stream', guest, 'en');
    expect([status, body.error_code]).toEqual([403, 'permission_denied']);
    expect(body.detail).toBe('Subscribe to the “Кино (en)” package to watch.');
    expect((await stream('/channels/10004/stream', person)).status).toBe(200);
  });

  test('adult channels are refused to guests and open for users', async () => {
    expect((await stream('/channels/10199/stream', guest)).status).toBe(403);
    expect((await stream('/channels/10199/stream', person)).status).toBe(200);
  });

  test('spec 2 §8 an unavailable channel gives the reason', async () => {
    const { status, body } = await stream('/channels/4833/stream', person, 'uz');
    expect([status, body.detail]).toEqual([403, 'Канал на профилактике (uz)']);
  });

  test('type=config answers the configuration of the player', async () => {
    const { body } = await stream('/channels/3929/stream?type=config', guest);
    expect(body.config).toEqual({ web: null, web_vlight: null });
  });
});

describe('wire 5.2 GET /v2/libraries/{lib}/contents/{id}/stream', () => {
  test('a film has a stream', async () => {
    const { body } = await stream(`/libraries/3/contents/${ids.freeFilm}/stream`, guest);
    expect(body).toMatchObject({ type: 'hls', mime_type: 'application/x-mpegurl', from: 0, age: 16 });
    expect(body.hls).toMatch(new RegExp(`/hls/[^/]+/vod/${ids.freeFilm}/index\\.m3u8$`));
    expect(body.to).toBeGreaterThanOrEqual(5940);
    expect(body.to).toBeLessThan(5944);
    expect(body.screenshot_url).toMatch(new RegExp(`/thumb/vod/${ids.freeFilm}$`));
    expect(body).not.toHaveProperty('drm');
  });

  test.each([
    ['a free episode of a paid series', `4/contents/${ids.episodes[0]}`, 200, 200],
    ['a paid episode', `4/contents/${ids.episodes[1]}`, 403, 200],
    ['a paid film', `4/contents/${ids.paidFilm}`, 403, 200],
    ['an adult film', `3/contents/${ids.adultFilm}`, 403, 200],
    ['an announced episode', `4/contents/${ids.episodes[2]}`, 403, 403],
    ['an announced film', `3/contents/${ids.soonFilm}`, 403, 403],
    ['a lost film', `3/contents/${ids.lostFilm}`, 404, 404],
    ['a series, which is not playable', `4/contents/${ids.series}`, 404, 404],
    ['a film of another library', `4/contents/${ids.freeFilm}`, 404, 404],
    ['an unknown library', `9/contents/${ids.freeFilm}`, 404, 404],
    ['a library id that is not a number', `taspa/contents/${ids.freeFilm}`, 404, 404],
    ['an unknown content', '3/contents/1', 404, 404],
  ])('%s', async (_, path, forGuest, forSubscriber) => {
    expect((await stream(`/libraries/${path}/stream`, guest)).status).toBe(forGuest);
    expect((await stream(`/libraries/${path}/stream`, person)).status).toBe(forSubscriber);
  });
});

test('spec 2 §7 trailers are open to everyone', async () => {
  const { status, body } = await stream(`/trailers/${ids.trailer}/stream`, guest);
  expect(status).toBe(200);
  expect(body.hls).toContain(`/vod/${ids.trailer}/index.m3u8`);
  // Nobody would report under it.
  expect(body.stat).toBeNull();
  expect((await stream('/trailers/1/stream', guest)).status).toBe(404);
});
