import { channelStream, titleStream } from '../../src/origin/links.ts';
import { entryAt, scheduleEntryId, segmentAt } from '../../src/origin/timeline.ts';
import { readFragment, readTimedMetadata } from './media-boxes.ts';
import {
  BUNNY,
  CHANNEL,
  catalogue,
  EPISODE,
  FILM,
  grant,
  NOW,
  type Origin,
  SECRET,
  startOrigin,
} from './support.ts';

let origin: Origin;
let other: Origin;
beforeAll(async () => {
  [origin, other] = await Promise.all([startOrigin(), startOrigin()]);
});
afterAll(async () => {
  await Promise.all([origin.close(), other.close()]);
});

const get = (url: string) => origin.app.inject(url);
const live = `/hls/${grant('live:3929')}/live/3929`;
const film = `/hls/${grant(`vod:${FILM}`)}/vod/${FILM}`;
const archive = (ts: number) => `/hls/${grant(`archive:3929:${ts}`)}/archive/3929/${ts}`;
const EDGE = segmentAt(NOW) - 1;
const ON_AIR = entryAt(CHANNEL.slots, EDGE);

test('any instance gives the same answer for the same request', async () => {
  const urls = [
    ...['index.m3u8', 'manifest.mpd', 'data.json', 'v720.m3u8', 's_en.m3u8'].map((file) => `${live}/${file}`),
    `${live}/seg/v240/${EDGE}.m4s`,
    `${live}/seg/a_ru/init.mp4`,
    `${archive(ON_AIR.timestamp)}/sub/ru/${EDGE}.vtt`,
    `${film}/seg/v360/1000.m4s`,
    `/thumb/live/3929/${NOW / 1000 - 600}.jpg?w=98&h=55`,
  ];
  for (const url of urls) {
    const [one, two] = await Promise.all([get(url), other.app.inject(url)]);
    expect([url, one.statusCode]).toEqual([url, 200]);
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  }
});

test('every address in a playlist leads to a file of the right type, readable from all sites', async () => {
  const kinds: Record<string, string> = {
    'v360.m3u8': 'application/vnd.apple.mpegurl',
    'manifest.mpd': 'application/dash+xml',
    'seg/v360/init.mp4': 'video/mp4',
    'seg/a_en/init.mp4': 'audio/mp4',
    [`seg/v360/${EDGE}.m4s`]: 'video/iso.segment',
    [`sub/ru/${EDGE}.vtt`]: 'text/vtt; charset=utf-8',
    'data.json': 'application/json; charset=utf-8',
  };
  for (const [file, type] of Object.entries(kinds)) {
    const answer = await get(`${live}/${file}`);
    expect([file, answer.statusCode, answer.headers['content-type']]).toEqual([file, 200, type]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('growing lists are cached for a second, segments for ever', async () => {
  const cache = async (url: string) => (await get(url)).headers['cache-control'];
  expect(await cache(`${live}/v360.m3u8`)).toBe('public, max-age=1');
  expect(await cache(`${live}/manifest.mpd`)).toBe('public, max-age=1');
  expect(await cache(`${film}/v360.m3u8`)).toBe('public, max-age=60');
  expect(await cache(`${live}/seg/v360/${EDGE}.m4s`)).toMatch('immutable');
});

test('HEAD answers like GET, without the bytes', async () => {
  const url = `${live}/seg/v240/${EDGE}.m4s`;
  const head = await origin.app.inject({ method: 'HEAD', url });
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-length']).toBe(String((await get(url)).rawPayload.length));
  expect(head.rawPayload).toHaveLength(0);
});

test('media 2: segments lie one after another on one timeline, in video and sound', async () => {
  for (const [rendition, ticks] of [
    ['v240', 49_152n],
    ['a_en', 184_320n],
  ] as const) {
    for (const n of [EDGE - 1, EDGE]) {
      const { rawPayload } = await get(`${live}/seg/${rendition}/${n}.m4s`);
      const fragment = readFragment(rawPayload);
      expect(fragment.decodeTime).toBe(BigInt(n) * ticks);
      expect(fragment.sequence).toBe(n);
    }
  }
});

test('a title shows the same pictures on air and on demand', async () => {
  const { slot, start } = ON_AIR;
  const id = slot.episodeId ?? slot.contentId;
  const demand = `/hls/${grant(`vod:${id}`)}/vod/${id}`;
  for (const offset of [0, 7, 8, 30]) {
    const aired = await get(`${archive(ON_AIR.timestamp)}/seg/v240/${start + offset}.m4s`);
    const segment = await get(`${demand}/seg/v240/${offset}.m4s`);
    expect(readFragment(aired.rawPayload).data.equals(readFragment(segment.rawPayload).data)).toBe(true);
  }
});

test('subtitles have the title in words, in their own language, without an id', async () => {
  const cueTexts = (vtt: string) => [...vtt.matchAll(/-->.*\n(.*)\n/g)].map(([, text]) => text);
  const isEpisode = ON_AIR.slot.episodeId === EPISODE;
  const first = (await get(`${archive(ON_AIR.timestamp)}/sub/en/${ON_AIR.start}.vtt`)).body;
  expect(cueTexts(first)).toEqual([isEpisode ? 'The Steppe. Episode 1' : 'Snow &amp; &lt;wind&gt;']);
  expect(cueTexts((await get(`${film}/sub/ru/900.vtt`)).body)).toEqual(['Снег &amp; &lt;ветер&gt;']);
});

test('timed metadata names the schedule entry on channels and the title on demand, in video segments only', async () => {
  const entry = scheduleEntryId(3929, ON_AIR.realTimestamp);
  const aboutOf = async (url: string) => readTimedMetadata((await get(url)).rawPayload)?.about ?? null;
  const start = ON_AIR.start;
  expect(await aboutOf(`${archive(ON_AIR.timestamp)}/seg/v240/${start + 1}.m4s`)).toEqual({
    id: entry,
    from: 3.84,
  });
  expect(await aboutOf(`${film}/seg/v1080/900.m4s`)).toEqual({ id: FILM, from: 3456 });
  expect(await aboutOf(`${film}/seg/a_ru/900.m4s`)).toBeNull();
});

test('a bad, foreign or expired grant is 403 with the platform error body', async () => {
  const wrong = [
    `/hls/x/live/3929/index.m3u8`,
    `/hls/${grant('archive:3929:0')}/live/3929/index.m3u8`,
    `/hls/${grant('live:3930')}/live/3929/index.m3u8`,
    `/hls/${grant('live:3929', NOW - 14 * 3_600_000)}/live/3929/index.m3u8`,
    `/hls/${grant(`vod:${FILM}`)}/vod/${BUNNY}/index.m3u8`,
    `/hls/${grant('live:3929')}/archive/3929/${ON_AIR.timestamp}/index.m3u8`,
  ];
  for (const url of wrong) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 403]);
    expect(answer.json()).toMatchObject({ status_code: 403, error_code: 'permission_denied' });
    expect(typeof answer.json().error.message).toBe('string');
  }
});

test('spec 2 §2 ts: the address of one moment of the archive opens no other moment, in no form', async () => {
  const granted = archive(ON_AIR.timestamp);
  const before = granted.replace(/\d+$/, String(ON_AIR.timestamp - 3600));
  for (const file of [
    'index.m3u8',
    'v360.m3u8',
    'manifest.mpd',
    'data.json',
    `seg/v360/${ON_AIR.start - 2}.m4s`,
  ]) {
    expect([file, (await get(`${before}/${file}`)).statusCode]).toEqual([file, 403]);
  }
  expect((await get(`${granted}/index.m3u8`)).statusCode).toBe(200);
});

test('a malformed address is 404 and never 500', async () => {
  const long = '9'.repeat(40);
  const rubbish = [
    ...['v999.m3u8', 'v360.txt', '', 'toString', '__proto__', 'seg/v360/..%2f1.m4s', 'seg/v360/-1.m4s'],
    ...['seg/v360/1e3.m4s', `seg/v360/${long}.m4s`, 'seg/s_ru/1.m4s', 'seg/nope/init.mp4', 'sub/kk/1.vtt'],
    ...[`seg/v360/${EDGE + 2}.m4s`, `sub/ru/${EDGE + 2}.vtt`, `seg/v360/${EDGE - 1000}.m4s`, '..', '%00'],
  ].map((file) => `${live}/${file}`);
  const elsewhere = [
    `${film}/seg/v360/1875.m4s`,
    `/hls/${grant('live:1')}/live/1/index.m3u8`,
    `/hls/${grant('vod:nothing')}/vod/nothing/index.m3u8`,
    `/hls/${grant('live:3929')}/live/x/index.m3u8`,
    `/hls/${grant('live:3929')}/live/${long}/index.m3u8`,
    ...['x', '-1', '1.5', long].map((ts) => `${archive(0).replace(/0$/, ts)}/v360.m3u8`),
    `${archive(NOW / 1000 + 100)}/v360.m3u8`,
    '/thumb/live/3929/x.jpg',
    '/thumb/live/3929/10.png',
    '/thumb/live/1/10.jpg',
    `/thumb/live/3929/${NOW / 1000 + 3600}.jpg`,
    `/thumb/vod/${FILM}/7210.jpg`,
    '/thumb/vod/nothing/0.jpg',
    '/thumb/vod/nothing/timings.json',
  ];
  for (const url of [...rubbish, ...elsewhere]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
});

test('serves the segment after the live edge, but not the next one', async () => {
  expect((await get(`${live}/seg/a_ru/${EDGE + 1}.m4s`)).statusCode).toBe(200);
  expect((await get(`${live}/seg/a_ru/${EDGE + 2}.m4s`)).statusCode).toBe(404);
});

test('?now= moves the clock of one request and of its addresses, in the sandbox only', async () => {
  const now = NOW / 1000 - 3600;
  const edge = segmentAt(now * 1000) - 1;
  const list = (await get(`${live}/v360.m3u8?now=${now}`)).body;
  expect(list).toContain(`seg/v360/${edge}.m4s?now=${now}`);
  expect((await get(`${live}/index.m3u8?now=${now}`)).body).toContain(`v360.m3u8?now=${now}`);
  expect((await get(`${live}/manifest.mpd?now=${now}`)).body).toContain(`$Number$.m4s?now=${now}`);
  expect((await get(`${live}/seg/v360/${edge}.m4s?now=${now}`)).statusCode).toBe(200);
  const strict = await startOrigin(NOW, false);
  expect((await strict.app.inject(`${live}/v360.m3u8?now=${now}`)).body).toContain(`seg/v360/${EDGE}.m4s\n`);
  await strict.close();
  for (const nonsense of ['x', '-1', '', '1&now=2']) {
    expect((await get(`${live}/v360.m3u8?now=${nonsense}`)).statusCode).toBe(200);
  }
});

test('spec 2 §7: thumbnails every 10 seconds, in the requested size, within limits', async () => {
  const { default: sharp } = await import('sharp');
  const second = NOW / 1000 - 600;
  const size = async (query: string) => {
    const { width, height } = await sharp(
      (await get(`/thumb/live/3929/${second}.jpg${query}`)).rawPayload,
    ).metadata();
    return [width, height];
  };
  expect(await size('?w=196&h=110')).toEqual([196, 110]);
  expect(await size('')).toEqual([196, 110]);
  expect(await size('?w=98')).toEqual([98, 55]);
  expect(await size('?w=99999&h=1')).toEqual([640, 16]);
  expect(await size('?w=x&h[]=2')).toEqual([196, 110]);
  const same = await Promise.all([get(`/thumb/vod/${FILM}/100.jpg`), get(`/thumb/vod/${FILM}/109.jpg`)]);
  expect(same[0].rawPayload.equals(same[1].rawPayload)).toBe(true);
});

test('wire 3: the addresses in a stream answer lead to media', async () => {
  const base = { mediaUrl: 'http://media.test', secret: SECRET, nowMs: NOW };
  const bunny = await catalogue.title(BUNNY);
  if (!bunny) throw new Error('no bunny');
  const answers = [
    channelStream(base, CHANNEL, null),
    channelStream(base, CHANNEL, ON_AIR.timestamp),
    titleStream(base, bunny),
  ];
  for (const { hls, hls_mbr, dash, stream_info, screenshot_url, to } of answers) {
    expect(stream_info.replace('data.json', 'index.m3u8')).toBe(hls);
    for (const url of [hls, hls_mbr, dash, stream_info]) {
      expect((await get(url.replace('http://media.test', ''))).statusCode).toBe(200);
    }
    const second = to > 1000 ? NOW / 1000 - 600 : 20;
    const picture = await get(`${screenshot_url.replace('http://media.test', '')}/${second}.jpg?w=196&h=110`);
    expect(picture.headers['content-type']).toBe('image/jpeg');
  }
  expect(answers.map(({ from, to }) => [from, to])).toEqual([
    [ON_AIR.realTimestamp, ON_AIR.realTimestamp + ON_AIR.realDuration],
    [ON_AIR.realTimestamp, ON_AIR.realTimestamp + ON_AIR.realDuration],
    [0, 30],
  ]);
  const timings = await get(answers[2]?.screenshot_timings?.replace('http://media.test', '') ?? '');
  expect(timings.json()).toEqual({ seek_points: [0, 10, 20, 30] });
});

test('spec 2 §7 screenshot timings of a channel: every ten seconds of a programme with pictures', async () => {
  const { realTimestamp: from } = ON_AIR;
  const points = async (second: number): Promise<number[]> =>
    (await get(`/thumb/live/3929/timings/${second}.json`)).json().seek_points;
  const onAir = await points(from);
  expect(onAir[0]).toBe(Math.ceil(from / 10) * 10);
  expect(onAir.at(-1)).toBeLessThan(NOW / 1000);
  expect(NOW / 1000 - (onAir.at(-1) ?? 0)).toBeLessThanOrEqual(10);
  expect(onAir.every((second, at) => second === (onAir[0] ?? 0) + at * 10)).toBe(true);
  for (const second of [onAir[0], onAir.at(-1)]) {
    expect((await get(`/thumb/live/3929/${second}.jpg?w=196&h=110`)).statusCode).toBe(200);
  }
  // Any second of a programme leads to its list; a future programme has none.
  expect(await points(from + 300)).toEqual(onAir);
  expect(await points(NOW / 1000 + 86_400)).toEqual([]);
  expect((await get('/thumb/live/3929/timings/soon.json')).statusCode).toBe(404);
});

test('wire 3 video_num and audio_num reach the master playlist; invalid values select nothing', async () => {
  const lines = async (query: string) =>
    (await get(`${live}/index.m3u8?${query}`)).body.match(/^v\d+\.m3u8/gm);
  expect(await lines('video=1')).toEqual(['v360.m3u8']);
  for (const query of ['', 'video=x', 'video=-1', 'video=99', 'video=1&video=2']) {
    expect(await lines(query)).toHaveLength(4);
  }
});
