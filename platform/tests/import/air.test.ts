import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { becomeChild, newViewer } from '../catalogue/viewers.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession } from '../support/session.ts';
import { importer, scratch } from './support.ts';

const NOW = TEST_NOW / 1000;
const files = scratch();

/** A foreign station with playlists, segments and redirects, which stores its requests. */
let station: Server;
let origin: string;
let requests: { url: string; headers: IncomingMessage['headers'] }[] = [];

const MASTER = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="ru",URI="audio/ru.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,AUDIO="a"',
  'low/index.m3u8?token=t',
  '',
].join('\r\n');
const MEDIA =
  '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="/key"\n#EXTINF:4,\nseg 1.ts\n#EXTINF:4,\nhttp://cdn.test/2.ts\n';

/** The same station under another name, which is not the allowed host of these tests. */
const elsewhere = () => origin.replace('127.0.0.1', 'localhost');
const STRANGERS = () => `${elsewhere()}/3.ts\nmoved.ts\npage.html\n`;
/** `host:port` of the station, as TEST_STREAM_HOST names it. */
const stationHost = () => new URL(origin).host;

beforeAll(async () => {
  station = createServer((request, response) => {
    const { url = '' } = request;
    requests.push({ url, headers: request.headers });
    const bare = url.split('?')[0] ?? '';
    if (bare.endsWith('master.m3u8') || bare.includes('-3600') || bare.includes('-now')) response.end(MASTER);
    else if (bare.endsWith('.m3u8')) response.end(`\ufeff${MEDIA}${STRANGERS()}`);
    else if (bare === '/moved') response.writeHead(302, { location: '/tv/master.m3u8' }).end();
    else if (bare === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (bare === '/tv/low/page.html') {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end('<script>alert(document.domain)</script>');
    } else if (bare === '/tv/low/moved.ts')
      response.writeHead(302, { location: `${elsewhere()}/3.ts` }).end();
    else if (bare.endsWith('.ts')) {
      response.writeHead(206, { 'content-type': 'video/mp2t', 'content-range': 'bytes 0-3/9' }).end('GGGG');
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => station.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(station.address() as AddressInfo).port}`;
});
afterAll(async () => {
  files.remove();
  station.closeAllConnections();
  await new Promise((resolve) => station.close(resolve));
});

const list = () => `#EXTM3U
#EXTINF:-1 tvg-id="one" group-title="Новости" tvg-logo="https://logo.test/one.png" catchup="flussonic" catchup-days="3",Canal One HD
${origin}/tv/master.m3u8|User-Agent=Box
#EXTINF:-1 tvg-id="two",Canal Two
${origin}/moved
#EXTINF:-1 tvg-id="bad" catchup="shift" catchup-days="1",Canal Astray
${origin}/away
#EXTINF:-1 tvg-id="silent",Canal Silent
${origin}/nothing-here
`;

const stamp = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`;
const programme = (from: number, to: number, more: string) =>
  `<programme channel="one" start="${stamp(from)}" stop="${stamp(to)}">${more}</programme>`;

const guide = () => `<tv>
${programme(NOW - 7200, NOW - 3600, '<title lang="ru">Вчерашнее</title>')}
${programme(NOW - 3600, NOW - 600, '<title>Old news</title>')}
${programme(
  NOW - 600,
  NOW + 3000,
  `<title lang="ru">Сериал</title><title lang="kk">Телехикая</title><sub-title>Пилот</sub-title>
  <desc>О чём</desc><category>Сериал</category><icon src="https://pic.test/s.jpg"/>
  <episode-num system="onscreen">S01E02</episode-num><rating><value>16+</value></rating>`,
)}
${programme(NOW + 3000, NOW + 7200, '<title>Later</title>')}
</tv>`;

describe('imported channels on air', () => {
  let platform: TestPlatform;
  let token: string;
  let ids: Map<string, number>;

  async function request(path: string, language = 'ru', viewer = token) {
    const separator = path.includes('?') ? '&' : '?';
    const answer = await platform.app.inject({
      url: `/v2${path}${separator}access_token=${viewer}`,
      headers: { 'accept-language': language },
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Fetches one of our addresses like a browser. */
  const fetched = (url: string, headers: Record<string, string> = {}) =>
    platform.app.inject({ url: url.replace(platform.env.publicUrl, ''), headers });

  beforeAll(async () => {
    platform = await testPlatform({ contents: 'full', env: { testStreamHost: stationHost() } });
    const run = importer(platform);
    await run('m3u', files.write('list.m3u', list()));
    await run('xmltv', files.write('guide.xml', guide()));
    token = (await guestSession(platform.app)).deviceToken;
    const { body } = await request('/channels/channel_list?search=canal');
    ids = new Map(body.map(({ slug, id }: { slug: string; id: number }) => [slug, id]));
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    requests = [];
  });

  test('wire 3 channel_list: they come after the other channels, with logo, archive and current programme', async () => {
    const { body } = await request('/channels/channel_list?includes=current_schedules', 'kk');
    expect(body.at(-4)).toMatchObject({
      name: 'Canal One HD',
      slug: 'canal-one-hd',
      is_free: true,
      is_hd: true,
      archived_days: 3,
      stream_types: ['hls'],
      icon: 'https://logo.test/one.png',
      cover: { full: 'https://logo.test/one.png' },
      current_schedule: { content: { title: 'Телехикая', age: 16, cover: 'https://pic.test/s.jpg' } },
    });
    expect(body.at(-3)).toMatchObject({ name: 'Canal Two', current_schedule: null, archived_days: 0 });
    expect(body.at(-3).icon).toMatch(/\/img\/icon\//);
    const categories = (await request('/channels/category_list')).body;
    const news = categories.find(({ slug }: { slug: string }) => slug === 'news');
    expect(news.channels).toContain(ids.get('canal-one-hd'));
  });

  test('wire 3 content_schedule: has the guide’s texts in the language of the viewer', async () => {
    const { body } = await request(
      `/channels/canal-one-hd/content_schedule?start=${NOW - 3600}&end=${NOW + 86_400}`,
    );
    expect(body.map(({ content }: { content: { title: string } }) => content.title)).toEqual([
      'Old news',
      'Сериал',
      'Later',
    ]);
    expect(body[1]).toMatchObject({
      timestamp: NOW - 600,
      real_timestamp: NOW - 600,
      duration: 3600,
      content_id: body[1].content.id,
      parent_id: null,
      content_episode: { title: 'Пилот', season: 1, series: 2, description: 'О чём' },
      ...{ image_src: 'https://pic.test/s.jpg', motion_rating: { text: '16+' }, is_catchup_available: true },
    });
    expect(body[0].content.cover).toMatch(/\/img\/cover-color_bg\//);
    const paged = await request(
      `/channels/canal-one-hd/content_schedule?start=${NOW - 3600}&end=${NOW + 86_400}&limit=1&offset=2`,
    );
    expect(paged.body.map(({ content }: { content: { title: string } }) => content.title)).toEqual(['Later']);
  });

  test('wire 3 schedule of older clients; it is empty for a channel without a guide', async () => {
    const { body } = await request(`/channels/canal-one-hd/schedule?start=${NOW - 60}&end=${NOW}`);
    expect(body).toMatchObject([
      {
        program: { title: 'Сериал', category: { name: 'Сериал' } },
        channel: { icon: 'https://logo.test/one.png' },
      },
    ]);
    expect((await request('/channels/canal-two/content_schedule')).body).toEqual([]);
  });

  test('the ids of a broadcast open its programme, its page and its catch-up', async () => {
    const entries = (await request(`/channels/canal-one-hd/schedule?start=${NOW - 3600}&end=${NOW + 3600}`))
      .body;
    const { id, program, content_id: contentId } = entries[1];
    expect([program.id, contentId]).toEqual([id, id]);
    expect((await request(`/programs/${id}`, 'kk')).body).toMatchObject({
      id,
      title: 'Телехикая',
      description: 'О чём',
      age: 16,
      is_catchup_available: true,
      archived_channel_ids: [ids.get('canal-one-hd')],
    });
    expect((await request(`/programs/${id}/schedule`)).body).toMatchObject([{ id, timestamp: NOW - 600 }]);
    const page = (await request(`/contents/${id}`)).body;
    expect(page).toMatchObject({ id, title: 'Сериал', content_type: 'program', is_guide_only: true });
    for (const picture of [page.cover.src_2x3, page.cover.src_16x9, page.background.web, page.images[0].src])
      expect(picture).toBe('https://pic.test/s.jpg');
    expect((await request(`/contents/${id}/sources`)).body.catchups).toMatchObject([
      { id, is_catchup_available: true },
    ]);
    expect((await request(`/contents/${id}/episodes`)).body).toEqual([]);
    expect((await request(`/contents/${id}/similar`)).status).toBe(200);
    expect((await request(`/contents/${id}/quick_sales_packets`)).body).toEqual([]);
    expect((await request(`/users/self/content_metadata/${id}`)).body).toMatchObject({
      ...{ id, is_available: true, is_purchased: true, next_to_play: { id } },
      stream_using: { content_schedule: { id, channel_id: ids.get('canal-one-hd') } },
    });
  });

  test('every id in an imported schedule can be opened, from content_schedule and current_schedule too', async () => {
    const window = `start=${NOW - 7200}&end=${NOW + 7200}`;
    const { body } = await request(`/channels/canal-one-hd/content_schedule?${window}`);
    const now = (await request('/channels/canal-one-hd')).body.current_schedule;
    const named = [...body, now].flatMap(({ content, content_id, content_episode }) => [
      content.id,
      ...(content_id ? [content_id] : []),
      ...(content_episode ? [content_episode.id] : []),
    ]);
    expect(named.length).toBeGreaterThan(8);
    for (const id of new Set(named))
      expect([
        id,
        (await request(`/contents/${id}`)).status,
        (await request(`/programs/${id}`)).status,
      ]).toEqual([id, 200, 200]);
    const [{ id }] = body;
    for (const nothing of [`${id.slice(0, -1)}1`, `803929${id.slice(6)}`])
      expect((await request(`/contents/${nothing}`)).status).toBe(404);
  });

  test('the current programme follows the clock beyond the part of the guide in memory', async () => {
    platform.clock.advance(6900_000);
    const { body } = await request('/channels/canal-one-hd');
    expect(body.current_schedule.content.title).toBe('Later');
    platform.clock.advance(20 * 3600_000);
    expect((await request('/channels/canal-one-hd')).body.current_schedule).toBeNull();
    platform.clock.set(TEST_NOW);
  });

  test('the next programme is known up to the end of the part of the guide in memory', async () => {
    const hour = (number: number) => NOW + number * 3600;
    const night = programme(hour(30), hour(34), '<title>Night</title>');
    const morning = programme(hour(34), hour(36), '<title>Morning</title>');
    await importer(platform)('xmltv', files.write('night.xml', `<tv>${night}${morning}</tv>`));
    const shownAt = async (second: number) => {
      platform.clock.set(second * 1000);
      const { body } = await request('/channels/channel_list?includes=current_schedules');
      return body.find(({ slug }: { slug: string }) => slug === 'canal-one-hd');
    };
    // The guide of six hours is loaded; the morning begins after them.
    await shownAt(hour(26));
    const { current_schedule: now, next_schedule: next } = await shownAt(hour(31));
    platform.clock.set(TEST_NOW);
    expect([now?.content.title, next?.content.title]).toEqual(['Night', 'Morning']);
  });

  /** Imports the list again with this age for its channels; null: nobody says one. */
  const importListFor = (age: string | null) =>
    importer(platform)('m3u', files.write('list.m3u', list()), { options: age === null ? {} : { age } });

  test('spec 2 §5 a channel without an age, and its programmes without a rating, are for 16 and older, and hidden from children', async () => {
    const hour = (number: number) => NOW + number * 3600;
    const rated = programme(hour(50), hour(51), '<title>Rated</title><rating><value>6+</value></rating>');
    const unrated = programme(hour(51), hour(52), '<title>Unrated</title>');
    await importer(platform)('xmltv', files.write('children.xml', `<tv>${rated}${unrated}</tv>`));
    const viewer = await newViewer(platform);
    await becomeChild(platform, viewer);
    const { deviceToken: child } = viewer;
    const slugs = async () => {
      const { body } = await request('/channels/channel_list?search=canal', 'ru', child);
      return body.map(({ slug }: { slug: string }) => slug);
    };
    const ages = async (ofViewer?: string) => {
      const url = `/channels/canal-one-hd/content_schedule?start=${hour(50)}&end=${hour(52)}`;
      const { status, body } = await request(url, 'ru', ofViewer);
      if (status !== 200) return status;
      return body.map(({ content }: { content: { title: string; age: number } }) => [
        content.title,
        content.age,
      ]);
    };
    const streamOf = async (ts: number | '') => {
      const { status, body } = await request(`/channels/canal-one-hd/stream?ts=${ts}`, 'ru', child);
      return [status, body.error_code];
    };
    const answers = async () => {
      platform.clock.set((hour(50) + 60) * 1000);
      const rest = { onRated: await streamOf(''), slugs: await slugs() };
      platform.clock.set((hour(51) + 60) * 1000);
      const onUnrated = [await streamOf(''), await streamOf(hour(51))];
      // After both there is a gap in the guide.
      platform.clock.set((hour(52) + 60) * 1000);
      const inGap = [await streamOf(''), await streamOf(hour(52) + 10)];
      return { ...rest, onUnrated, inGap, schedule: await ages(), ofChild: await ages(child) };
    };
    const plain = await answers();
    await importListFor('6');
    const aged = await answers();
    await importListFor(null);
    const plainAgain = await answers();
    platform.clock.set(TEST_NOW);
    const refused = [403, 'permission_denied'];
    const played = [200, undefined];
    expect(plain).toEqual({
      onRated: refused,
      onUnrated: [refused, refused],
      inGap: [refused, refused],
      slugs: [],
      schedule: [
        ['Rated', 6],
        ['Unrated', 16],
      ],
      ofChild: 404,
    });
    const both = [
      ['Rated', 6],
      ['Unrated', 6],
    ];
    expect(aged).toEqual({
      onRated: played,
      onUnrated: [played, played],
      inGap: [played, played],
      slugs: [...ids.keys()],
      ...{ schedule: both, ofChild: both },
    });
    expect(plainAgain).toEqual(plain);
  });

  async function play(path: string, viewer?: string) {
    const { status, body } = await request(path, 'ru', viewer);
    expect(status).toBe(200);
    return body;
  }

  test('spec 2 §6 a child that watches live gets no media of the next programme above its age; the archive is its own programme', async () => {
    const hour = (number: number) => NOW + number * 3600;
    const rated = programme(hour(60), hour(61), '<title>Rated</title><rating><value>6+</value></rating>');
    const adult = programme(hour(61), hour(62), '<title>Adult</title><rating><value>18+</value></rating>');
    await importer(platform)('xmltv', files.write('next.xml', `<tv>${rated}${adult}</tv>`));
    await importListFor('6');
    const { deviceToken, ...viewer } = await newViewer(platform);
    await becomeChild(platform, { deviceToken, ...viewer });
    const segmentOf = async (ts: number | '') => {
      const { hls } = await play(`/channels/canal-one-hd/stream?ts=${ts}`, deviceToken);
      const [, , , variant = ''] = (await fetched(hls)).body.split('\n');
      return (await fetched(variant)).body.split('\n')[3] ?? '';
    };
    const load = async (segment: string) => (await fetched(segment)).statusCode;
    platform.clock.set((hour(60) + 60) * 1000);
    const live = await segmentOf('');
    const before = await load(live);
    platform.clock.set((hour(61) + 70) * 1000);
    const archive = await segmentOf(hour(60));
    const after = [await load(live), await load(archive)];
    await importListFor(null);
    platform.clock.set(TEST_NOW);
    expect([before, after]).toEqual([206, [403, 206]]);
  });

  test('wire 10.9 live: the playlist and every address in it go through the relay', async () => {
    const stream = await play('/channels/canal-one-hd/stream?ts=');
    expect(stream).toMatchObject({
      ts: 0,
      from: NOW - 600,
      to: NOW + 3000,
      age: 16,
      dash: '',
      blackouts: [],
    });
    expect(stream.stream_info.replace('data.json', 'index.m3u8')).toBe(stream.hls);
    expect(stream.hls).not.toContain('127.0.0.1');

    const master = await fetched(stream.hls);
    expect(master.statusCode).toBe(200);
    expect(master.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'access-control-allow-origin': '*',
    });
    expect(requests).toMatchObject([{ url: '/tv/master.m3u8', headers: { 'user-agent': 'Box' } }]);
    const [, media = '', info = '', variant = ''] = master.body.split('\n');
    expect(info).toContain('RESOLUTION=640x360');
    const audio = /URI="([^"]+)"/.exec(media)?.[1] ?? '';
    expect((await fetched(audio)).statusCode).toBe(200);
    expect(requests.at(-1)?.url).toBe('/tv/audio/ru.m3u8');

    const low = await fetched(variant);
    expect(requests.at(-1)?.url).toBe('/tv/low/index.m3u8?token=t');
    const lines = low.body.split('\n');
    expect(lines[1]).toMatch(/^#EXT-X-KEY:METHOD=AES-128,URI="http[^"]+\/relay\//);
    const segment = await fetched(lines[3] ?? '', { range: 'bytes=0-3' });
    expect([segment.statusCode, segment.body, segment.headers['content-range']]).toEqual([
      206,
      'GGGG',
      'bytes 0-3/9',
    ]);
    expect(requests.at(-1)).toMatchObject({ url: '/tv/low/seg%201.ts', headers: { range: 'bytes=0-3' } });
  });

  async function partsOfLow(): Promise<string[]> {
    const master = await fetched((await play('/channels/canal-one-hd/stream')).hls);
    const low = await fetched(master.body.split('\n')[3] ?? '');
    return low.body.split('\n').slice(6, 9);
  }

  test('no other private host is fetched, named by a playlist or by a redirect of the allowed one', async () => {
    const [foreign = '', moved = ''] = await partsOfLow();
    requests = [];
    expect((await fetched(foreign)).statusCode).toBe(403);
    expect((await fetched(moved)).statusCode).toBe(403);
    expect(requests.map(({ url, headers }) => [url, headers['user-agent']])).toEqual([
      ['/tv/low/moved.ts', 'Box'],
    ]);
  });

  test('a foreign page is never shown as ours: bytes without a type, in a sandbox', async () => {
    const page = await fetched((await partsOfLow())[2] ?? '');
    expect(page.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('a redirect is followed, and relative addresses start from its target', async () => {
    const master = await fetched((await play('/channels/canal-two/stream')).hls);
    await fetched(master.body.split('\n')[3] ?? '');
    expect(requests.map(({ url }) => url)).toEqual([
      '/moved',
      '/tv/master.m3u8',
      '/tv/low/index.m3u8?token=t',
    ]);
  });

  test('spec 2 §4 Stream start: the archive address follows the catch-up type of the list', async () => {
    const stream = await play(`/channels/canal-one-hd/stream?ts=${NOW - 7200}`);
    expect(stream).toMatchObject({ ts: NOW - 7200, from: NOW - 7200, to: NOW - 3600 });
    await fetched(stream.hls);
    expect(requests.map(({ url }) => url)).toEqual([`/tv/master-${NOW - 7200}-3600.m3u8`]);
    const running = await play(`/channels/canal-one-hd/stream?ts=${NOW - 600}`);
    await fetched(running.hls);
    expect(requests.at(-1)?.url).toBe(`/tv/master-${NOW - 600}-now.m3u8`);
    expect((await request(`/channels/canal-two/stream?ts=${NOW - 600}`)).body.error_code).toBe(
      'permission_denied',
    );
    expect((await request(`/channels/canal-one-hd/stream?ts=${NOW - 4 * 86_400}`)).status).toBe(403);
  });

  test('failures of foreign servers differ from our own failures', async () => {
    expect((await fetched((await play('/channels/canal-silent/stream')).hls)).statusCode).toBe(404);
    expect((await fetched((await play('/channels/canal-astray/stream')).hls)).statusCode).toBe(404);
  });

  test('the relay fetches only addresses that it issued', async () => {
    const { hls } = await play('/channels/canal-one-hd/stream');
    const [, grant, id, sealed = ''] = /\/relay\/([^/]+)\/(\d+)\/([^/]+)\//.exec(hls) ?? [];
    const other = ids.get('canal-two');
    const flipped = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
    const open = Buffer.from('http://127.0.0.1/').toString('base64url');
    for (const [path, status] of [
      [`/relay/${grant}/${other}/${sealed}/index.m3u8`, 403],
      [`/relay/x.y/${id}/${sealed}/index.m3u8`, 403],
      [`/relay/${grant}/${id}/${flipped}/index.m3u8`, 404],
      [`/relay/${grant}/${id}/${open}/index.m3u8`, 404],
      [`/relay/${grant}/${id}/x/index.m3u8`, 404],
    ] as const) {
      expect([path, (await fetched(path)).statusCode]).toEqual([path, status]);
    }
    platform.clock.advance(14 * 3600_000);
    expect((await fetched(hls)).statusCode).toBe(403);
    platform.clock.set(TEST_NOW);
    expect(requests).toEqual([]);
  });
});

test('no private network address is fetched, in the sandbox too', async () => {
  const platform = await testPlatform({ contents: 'providers' });
  try {
    await importer(platform)('m3u', files.write('list.m3u', list().replaceAll('127.0.0.1', 'localhost')));
    await importer(platform)('m3u', files.write('bare.m3u', list().replace('tvg-id="one"', 'tvg-id="bare"')));
    const { deviceToken } = await guestSession(platform.app);
    const play = async (slug: string) => {
      const url = `/v2/channels/${slug}/stream?access_token=${deviceToken}`;
      const { hls } = (await platform.app.inject({ url })).json();
      return (await platform.app.inject({ url: hls.replace(platform.env.publicUrl, '') })).statusCode;
    };
    requests = [];
    const { body } = await platform.app.inject({ url: '/v2/channels/channel_list' });
    const slugs: string[] = JSON.parse(body).map(({ slug }: { slug: string }) => slug);
    const statuses = await Promise.all(slugs.filter((slug) => slug.startsWith('canal-one')).map(play));
    expect(statuses).toEqual([403, 403]);
    expect(requests).toEqual([]);
  } finally {
    await platform.close();
  }
});
