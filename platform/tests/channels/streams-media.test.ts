import path from 'node:path';
import { eq } from 'drizzle-orm';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { contents } from '../../src/db/schema/catalogue.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { packets } from '../../src/db/schema/commerce.ts';
import { profiles } from '../../src/db/schema/session.ts';
import { streamStats } from '../../src/db/schema/viewing.ts';
import { openPool } from '../../src/origin/pool.ts';
import { ids, NOON } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { becomeChild, newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';

const now = NOON / 1000;
const DAY = 86_400;
const VITRINA = 'https://player.vitrina.example/perviy';
const PROMO = 82;
/** Every channel airs the free film, from 16 years, from two to half past three in Almaty. */
const FILM_BEGINS = NOON + 2 * 3_600_000;
const FILM_ON_AIR = NOON + 3 * 3_600_000;

let platform: CataloguePlatform;
let guest: Viewer;
let payer: Viewer;
let promo: Viewer;
let child: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform({ pool: await openPool(path.join(__dirname, '../../media/pool')) });
  const { db } = platform;
  await db
    .update(channels)
    .set({ adPlan: 'usual', vitrinaUrl: VITRINA, isVlight: true })
    .where(eq(channels.id, 3929));
  await db.update(channels).set({ isProtected: true, adPlan: 'usual' }).where(eq(channels.id, 10004));
  // A week of archive, which includes the blackout of last Saturday from 13:00 to 14:00 in Almaty.
  await db.update(channels).set({ archivedDays: 7, adPlan: 'fallback' }).where(eq(channels.id, 5515));
  await db.update(contents).set({ adPlan: 'wrapped' }).where(eq(contents.id, ids.freeFilm));
  await db.update(contents).set({ isProtected: true }).where(eq(contents.id, ids.paidFilm));
  await db.update(packets).set({ price: '0.00' }).where(eq(packets.id, PROMO));
  await raiseCatalogueVersion(db);
  [guest, payer, promo, child] = (await Promise.all([
    newViewer(platform, { isGuest: true }),
    newViewer(platform),
    newViewer(platform),
    newViewer(platform),
  ])) as [Viewer, Viewer, Viewer, Viewer];
  await subscribe(platform, payer, 81, { hours: 24 });
  await subscribe(platform, promo, PROMO, { hours: 24 });
  await becomeChild(platform, child);
});
afterAll(() => platform.close());

const request = (path: string, { deviceToken: token }: Viewer, language?: string) =>
  platform.request(path, { token, language });
const film = `/libraries/3/contents/${ids.freeFilm}/stream`;
const NO_ADS = {
  pre_roll: [],
  middle_roll: [],
  post_roll: [],
  post_pause_roll: [],
  max_advertising: 0,
  period: 5,
  middle_roll_period: 0,
  allow_disable: false,
};

describe('spec 2 §3 Ad info', () => {
  test('a guest gets every ad roll of a free channel, and a packshot', async () => {
    const { body } = await request('/channels/3929/stream', guest);
    const { ad, packshots, stat } = body;
    for (const roll of ['pre_roll', 'middle_roll', 'post_roll', 'post_pause_roll']) {
      expect(ad[roll].length).toBeGreaterThan(0);
      for (const { url, aliases } of ad[roll]) {
        for (const one of [url, ...aliases]) {
          expect(one).toMatch(
            new RegExp(`^http://localhost:4000/vast/[a-z-]+/[a-z0-9]+\\.xml\\?lang=ru&stat=${stat.id}$`),
          );
        }
      }
    }
    expect(ad).toMatchObject({
      max_advertising: 1,
      period: 300,
      middle_roll_period: 600,
      allow_disable: true,
    });
    expect(packshots).toEqual([
      { url: 'http://localhost:4000/ads/media/packshot-v360-ru.mp4', duration: 4, duration_ms: 3840 },
    ]);
    const english = (await request('/channels/3929/stream', guest, 'en')).body.packshots[0].url;
    expect(english).toContain('packshot-v360-en.mp4');
  });

  test('a free film has ads through a wrapper; aliases are the fallback tags', async () => {
    const { body } = await request(film, guest);
    expect(body.ad.pre_roll[0].url).toContain('/vast/pre/wrapper.xml');
    expect(body.packshots).toEqual([]);
    const [first] = (await request('/channels/5515/stream', guest)).body.ad.pre_roll;
    const kinds = [first.url, ...first.aliases].map((url) => /(\w+)\.xml/.exec(url)?.[1]);
    expect(kinds).toEqual(['malformed', 'unplayable', 'endless', 'linear']);
  });

  test('only a packet with a price removes the ads', async () => {
    expect((await request('/channels/3929/stream', promo)).body.ad.pre_roll).toHaveLength(1);
    for (const path of ['/channels/3929/stream', film]) {
      const { body } = await request(path, payer);
      expect([body.ad, body.packshots]).toEqual([NO_ADS, []]);
    }
  });

  test.each([
    ['a paid channel', '/channels/10004/stream', () => promo],
    ['a preview', '/channels/3929/stream?preview=true', () => guest],
    ['a trailer', `/trailers/${ids.trailer}/stream`, () => guest],
    ['a child profile', '/channels/3929/stream', () => child],
  ])('%s has no ads', async (_, path, viewer) => {
    const { status, body } = await request(path, viewer());
    expect([status, body.ad, body.packshots]).toEqual([200, NO_ADS, []]);
  });
});

describe('spec 2 §7 ads/ad_ids', () => {
  const save = (payload: object) =>
    platform.request('/ads/ad_ids', { token: guest.deviceToken, method: 'POST', payload });

  test('keeps one identifier per vendor and user; a new one replaces the old', async () => {
    expect((await request('/ads/ad_ids', guest)).body).toEqual([]);
    await save({ identifier: 'a-1', vendor: 'gaid' });
    await save({ identifier: 'b-1', vendor: 'alice' });
    const { status, body } = await save({ identifier: 'a-2', vendor: 'gaid' });
    expect([status, body]).toEqual([200, expect.objectContaining({ identifier: 'a-2', vendor: 'gaid' })]);
    const known = (await request('/ads/ad_ids', guest)).body;
    expect(known.map((one: object) => ({ ...one, id: undefined }))).toEqual([
      { identifier: 'b-1', vendor: 'alice' },
      { identifier: 'a-2', vendor: 'gaid' },
    ]);
    expect((await request('/ads/ad_ids', payer)).body).toEqual([]);
  });

  test.each([
    {},
    { identifier: 'a' },
    { identifier: '', vendor: 'gaid' },
    { identifier: 'x'.repeat(257), vendor: 'a' },
    { identifier: 'a\u0000', vendor: 'gaid' },
    { identifier: { a: 1 }, vendor: 'gaid' },
  ])('refuses %j with 400', async (payload) => {
    expect((await save(payload)).status).toBe(400);
  });

  test('requires a token (401)', async () => {
    expect((await platform.request('/ads/ad_ids')).status).toBe(401);
  });
});

describe('wire 5.2 drm', () => {
  test.each([
    ['a protected film', `/libraries/4/contents/${ids.paidFilm}/stream`, `vod/${ids.paidFilm}`],
    ['a protected channel', '/channels/10004/stream', 'live/10004'],
    ['its archive', `/channels/10004/stream?ts=${now - 3600}`, `archive/10004/${now - 3600}`],
  ])('%s has licensed streams and no plain address', async (_, path, folder) => {
    const { body, text } = await request(path, payer);
    expect(body).toMatchObject({ type: 'dash', mime_type: 'application/dash+xml' });
    for (const name of ['hls', 'hls_mbr', 'dash', 'stream_info']) expect(body).not.toHaveProperty(name);
    const base = new RegExp(`^http://localhost:4000/hls/[^/]+/${folder}/`);
    const found = body.drm.streams.map(({ type, url, license }: Record<string, string>) => [
      type,
      ...[url, license].map((address) => address?.replace(base, '')),
    ]);
    expect(found).toEqual([
      ['dash_clearkey', 'manifest.mpd', 'license'],
      ['hls_clearkey', 'index.m3u8', 'license'],
      ['dash_widevine', 'manifest.mpd', 'license/widevine'],
      ['hls_fairplay', 'index.m3u8', 'license/fairplay'],
      ['dash_playready', 'manifest.mpd', 'license/playready'],
    ]);
    const { laClearkey: licence } = body.drm;
    expect(body.drm).toMatchObject({
      drm_provider: 'sandbox',
      laWidevine: `${licence}/widevine`,
      laPlayready: `${licence}/playready`,
      laFairplay: `${licence}/fairplay`,
      fpsCertificate: `${licence}/fairplay.cer`,
    });
    expect(text).not.toContain('"k"');
  });

  test('a viewer who has not bought the title gets no licence address', async () => {
    const { status, text } = await request('/channels/10004/stream', guest);
    expect([status, text.includes('license')]).toEqual([403, false]);
  });

  test('the card names the protection of the stream', async () => {
    const list: { id: number; stream_types: string[] }[] = (await platform.request('/channels/channel_list'))
      .body;
    const typesOf = (id: number) => list.find((one) => one.id === id)?.stream_types;
    expect(typesOf(10004)).toEqual(['dash_clearkey', 'hls_clearkey']);
    expect(typesOf(3929)).toContain('hls');
  });

  test('free content has no drm', async () => {
    expect((await request('/channels/3929/stream', guest)).body).not.toHaveProperty('drm');
    expect((await request(`/trailers/${ids.trailer}/stream`, guest)).body).not.toHaveProperty('drm');
  });
});

describe('spec 2 §4 Blackout', () => {
  const from = now - 7 * DAY + 3600;
  const dark = { from, to: from + 3600 };

  test('catch-up is closed exactly for programmes that overlap a blackout, in the schedule and in the stream', async () => {
    const query = `start=${now - 7 * DAY + 60}&end=${now - 6 * DAY}`;
    const { body } = await request(`/channels/5515/content_schedule?${query}`, guest);
    const entries = body.filter((one: { real_timestamp: number }) => one.real_timestamp >= now - 7 * DAY);
    const closed = [];
    for (const entry of entries) {
      const end = entry.real_timestamp + entry.real_duration;
      // Segments of 3.84 s: in the fixture no programme begins within a segment of the blackout's edges, except at the edges.
      const overlaps = entry.real_timestamp < dark.to - 4 && end > dark.from + 4;
      const { status } = await request(`/channels/5515/stream?ts=${entry.timestamp}`, guest);
      expect([entry.is_catchup_available, entry.is_catchup_banned, status]).toEqual(
        overlaps ? [false, true, 403] : [true, false, 200],
      );
      if (overlaps) closed.push(entry);
    }
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.length).toBeLessThan(entries.length);
  });

  test.each([
    ['ru', 'По условиям правообладателя'],
    ['kk', 'Құқық иесінің шартына сай'],
    ['en', 'The rights holder does not allow'],
    ['uz', 'Huquq egasining shartiga koʻra'],
  ])(
    'an archive moment inside the blackout is refused with an explanation in %s',
    async (language, words) => {
      const { status, body } = await request(`/channels/5515/stream?ts=${dark.from + 1800}`, guest, language);
      expect([status, body.error_code]).toEqual([403, 'permission_denied']);
      expect(body.detail).toContain(words);
    },
  );

  test('sandbox: a blackout of any channel, some seconds from now, and none again', async () => {
    const order = async (after: number, seconds: number) => {
      const payload = { channel: '3929', after, seconds };
      await platform.app.inject({ method: 'POST', url: '/sandbox/blackouts', payload });
      return (await request('/channels/3929/stream', guest)).body.blackouts[0];
    };
    const { from, to } = await order(30, 60);
    expect([Math.abs(from - now - 30) < 4, Math.abs(to - now - 90) < 8]).toEqual([true, true]);
    expect(await order(0, 0)).toBeUndefined();
  });

  test('the live stream goes on: the answer says when the client shows the blackout screen, the configuration which one', async () => {
    platform.clock.set((now + 3600 + 60) * 1000);
    const live = await request('/channels/5515/stream', guest);
    const { blackout } = (await platform.request('/platform/configuration')).body;
    platform.clock.set(NOON);
    expect(live.status).toBe(200);
    const [first] = live.body.blackouts;
    expect(Math.abs(first.from - (now + 3600))).toBeLessThan(4);
    expect(Math.abs(first.to - (now + 7200))).toBeLessThan(4);
    expect(blackout).toEqual({
      screenshot: 'http://localhost:4000/img/background/blackout.jpg',
      safe_area: 5,
    });
    const screen = await platform.app.inject({ url: new URL(blackout.screenshot).pathname });
    expect([screen.statusCode, screen.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

describe('spec 2 §7 Channel config', () => {
  test('describes the broadcaster’s own player, at its own path and as type=config', async () => {
    const own = await request('/channels/3929/config', guest);
    expect(own.body.config).toEqual({ web: VITRINA, web_vlight: VITRINA });
    expect(own.body.ad.pre_roll[0].url).toBe('http://localhost:4000/vast/pre/linear.xml?lang=ru');
    expect((await request('/channels/3929/stream?type=config', guest)).text).toBe(own.text);
    expect((await request('/channels/3929/config', payer)).body.ad).toEqual(NO_ADS);
    expect((await request('/channels/5515/config', guest)).body.config).toEqual({
      web: null,
      web_vlight: null,
    });
  });

  test('spec 2 §8 config 403: refused for a channel that is not bought', async () => {
    for (const path of ['/channels/10004/config', '/channels/10004/stream?type=config']) {
      expect((await request(path, guest)).status).toBe(403);
    }
    expect((await request('/channels/10004/config', payer)).status).toBe(200);
    expect((await request('/channels/1/config', guest)).status).toBe(404);
  });

  test.each(['/channels/3929/config', '/channels/3929/stream?type=config'])(
    'a child is refused %s while a programme above its age is on air, and without screen time',
    async (path) => {
      const refused = async () => {
        const { status, body } = await request(path, child);
        return [status, body.error_code];
      };
      const limit = (dailyMinutes: number | null) =>
        platform.db.update(profiles).set({ dailyMinutes }).where(eq(profiles.userId, child.userId));
      expect((await request(path, child)).status).toBe(200);
      platform.clock.set(FILM_ON_AIR);
      expect(await refused()).toEqual([403, 'permission_denied']);
      platform.clock.set(NOON);
      await limit(0);
      expect(await refused()).toEqual([403, 'screen_time_over']);
      await limit(null);
    },
  );
});

test('spec 2 §6 a child’s report and media of a live channel are refused once a programme above its age is on air', async () => {
  const { deviceToken: token } = child;
  const watch = async () => {
    const { status, body } = await request('/channels/3929/stream', child);
    return { status, ...(body as { hls: string; stat: { id: string } }) };
  };
  // Ten seconds before the film.
  platform.clock.set(FILM_BEGINS - 10_000);
  const { hls, stat } = await watch();
  const report = async (seconds: number) => {
    const path = `/users/self/stat/${stat.id}?duration=${seconds}`;
    const { status, body } = await platform.request(path, { token, method: 'PATCH' });
    return [status, body.error_code];
  };
  const media = async (address: string) => {
    const folder = new URL('.', address).pathname;
    const segment = Math.floor(platform.clock.now() / 3840) - 2;
    const { statusCode } = await platform.app.inject(`${folder}seg/v240/${segment}.m4s`);
    return statusCode;
  };
  expect([await report(5), await media(hls)]).toEqual([[200, undefined], 200]);
  platform.clock.set(FILM_BEGINS + 20_000);
  // A player that reports is refused before its media is, because its page says why.
  expect([await report(30), await media(hls)]).toEqual([[403, 'permission_denied'], 200]);
  platform.clock.set(FILM_BEGINS + 70_000);
  expect([await report(80), await media(hls)]).toEqual([[403, 'permission_denied'], 403]);
  const [stored] = await platform.db.select().from(streamStats).where(eq(streamStats.id, stat.id));
  expect(stored?.seconds).toBe(80);
  // Nobody else is: the same channel for an adult.
  const adults = (await request('/channels/3929/stream', payer)).body;
  const reportOfAdult = await platform.request(`/users/self/stat/${adults.stat.id}?duration=5`, {
    token: payer.deviceToken,
    method: 'PATCH',
  });
  expect([reportOfAdult.status, await media(adults.hls)]).toEqual([200, 200]);
  // After the film the channel opens again, and its media is loaded.
  platform.clock.set(FILM_BEGINS + 91 * 60_000);
  const again = await watch();
  expect([again.status, await media(again.hls)]).toEqual([200, 200]);
  // The series after the film is above the level 6, too: its beginning gives no further minute.
  const ageLevel = (level: number) =>
    platform.db.update(profiles).set({ ageLevel: level }).where(eq(profiles.userId, child.userId));
  await ageLevel(6);
  platform.clock.set(FILM_BEGINS + 90 * 60_000 + 20_000);
  expect(await media(again.hls)).toBe(403);
  await ageLevel(12);
  platform.clock.set(NOON);
});

describe('wire 3 parameters of the stream call', () => {
  const hls = async (query: string) => {
    const { status, body } = await request(`/channels/3929/stream?${query}`, guest);
    return [status, String(body.hls).replace(/.*(live|archive)\/3929/, '$1')];
  };

  test.each([
    ['type=local', 'live/index.m3u8'],
    ['type=http', 'live/index.m3u8'],
    ['type=local_low', 'live/index.m3u8?video=0'],
    ['type=http_low', 'live/index.m3u8?video=0'],
    ['type=http_low&video_num=2', 'live/index.m3u8?video=2'],
    ['type=something', 'live/index.m3u8'],
    ['video_num=3', 'live/index.m3u8?video=3'],
    ['audio_num=1', 'live/index.m3u8?audio=1'],
    ['video_num=1&audio_num=0', 'live/index.m3u8?video=1&audio=0'],
    ['library_id=3', 'live/index.m3u8'],
    ['remote=203.0.113.7', 'live/index.m3u8'],
    ['seek_ts=', 'live/index.m3u8'],
    ['seek_ts=0', 'live/index.m3u8'],
  ])('%s', async (query, address) => {
    expect(await hls(query)).toEqual([200, address]);
  });

  test('hls_mbr keeps every quality and audio track', async () => {
    const { body } = await request('/channels/3929/stream?video_num=0&audio_num=1', guest);
    expect(body.hls_mbr).toMatch(/index\.m3u8$/);
  });

  test.each(['video_num=4', 'video_num=-1', 'audio_num=2', 'audio_num=x', 'seek_ts=-1', 'seek_ts=soon'])(
    'answers 400 for %s',
    async (query) => {
      expect((await request(`/channels/3929/stream?${query}`, guest)).status).toBe(400);
    },
  );

  test('type=multicast: this network has none', async () => {
    const { status, body } = await request('/channels/3929/stream?type=multicast', guest, 'en');
    expect([status, body.detail]).toEqual([404, 'There is no multicast stream in this network.']);
  });

  test('seek_ts is a moment inside the programme of ts', async () => {
    const { body } = await request(`/channels/3929/stream?ts=${now - 7200}`, guest);
    const inside = body.from + 60;
    expect(await hls(`ts=${body.from}&seek_ts=${inside}`)).toEqual([200, `archive/${inside}/index.m3u8`]);
    expect(await hls(`ts=${body.from}&seek_ts=${body.to + 600}`)).toEqual([
      200,
      `archive/${body.from}/index.m3u8`,
    ]);
    expect(await hls(`seek_ts=${inside}`)).toEqual([200, `archive/${inside}/index.m3u8`]);
    expect((await request(`/channels/3929/stream?seek_ts=${now + 60}`, guest)).status).toBe(400);
  });

  test('disable_stat=true creates no statistics', async () => {
    for (const path of ['/channels/3929/stream', film]) {
      const { status, body } = await request(`${path}?disable_stat=true`, guest);
      expect([status, body.stat]).toEqual([200, null]);
    }
  });

  test.each([
    ['preview=true', 0],
    ['history=false', 0],
    ['history=true', 1],
  ])('%s leaves %i entries in the history', async (query, count) => {
    const viewer = await newViewer(platform);
    const { body } = await request(`${film}?${query}`, viewer);
    await platform.request(`/users/self/stat/${body.stat.id}?duration=600`, {
      token: viewer.deviceToken,
      method: 'PATCH',
    });
    const { body: meta } = await request(`/users/self/content_metadata/${ids.freeFilm}`, viewer);
    expect(meta.history ? 1 : 0).toBe(count);
  });

  test('spec 2 §3 channels and titles have screenshot_timings and screenshot_url', async () => {
    const { body } = await request('/channels/3929/stream', guest);
    expect(body.screenshot_url).toBe('http://localhost:4000/thumb/live/3929');
    expect(body.screenshot_timings).toBe(`http://localhost:4000/thumb/live/3929/timings/${body.from}.json`);
    const title = (await request(film, guest)).body;
    expect(title.screenshot_timings).toBe(`http://localhost:4000/thumb/vod/${ids.freeFilm}/timings.json`);
  });
});

test('sandbox: a broadcaster has a page of its own with the live stream, made for frames', async () => {
  const { body, headers, statusCode } = await platform.app.inject('/sandbox/vitrina/3929');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  const stream = /data-stream="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(stream).toMatch(/^http:\/\/localhost:4000\/hls\/[^/]+\/live\/3929\/index\.m3u8$/);
});
