import { fragmentBoxes, moveFragment } from '../../src/origin/fragment.ts';
import { mediaPlaylist } from '../../src/origin/hls.ts';
import { readyAt } from '../../src/origin/low-latency.ts';
import { cutFragment } from '../../src/origin/part-fragment.ts';
import { openPool, RENDITIONS } from '../../src/origin/pool.ts';
import { livePresentation } from '../../src/origin/presentation.ts';
import { PARTS_PER_SEGMENT, SEGMENT_MS, segmentAt, segmentStartMs } from '../../src/origin/timeline.ts';
import { isText, TRACKS } from '../../src/origin/track-id.ts';
import { readFragment, readTimedMetadata } from './media-boxes.ts';
import { CHANNEL, FAST_CHANNEL, grant, NOW, type Origin, POOL_DIR, startOrigin } from './support.ts';

const PART_MS = 640;
const ON_AIR = segmentAt(NOW);
const START = segmentStartMs(ON_AIR);
/** Two parts of the segment on air are complete. */
const AT = START + 2.5 * PART_MS;
const fast = (nowMs = AT) => livePresentation(FAST_CHANNEL, nowMs);
const tag = (playlist: string, name: string) => playlist.match(new RegExp(`^#EXT-X-${name}:(.*)$`, 'm'))?.[1];

type Listed = { segment: number; part: number; independent: boolean };
function partsIn(playlist: string): Listed[] {
  const lines = playlist.matchAll(/#EXT-X-PART:DURATION=0.64000,URI="seg\/\w+\/(\d+)\.(\d)\.m4s"(.*)/g);
  return [...lines].map(([, segment, part, rest]) => ({
    segment: Number(segment),
    part: Number(part),
    independent: rest === ',INDEPENDENT=YES',
  }));
}

describe('low-latency HLS (RFC 8216bis): the playlist', () => {
  const media = TRACKS.filter((track) => !isText(track));

  test.each(media)(
    'of %s offers blocking reload, parts of 0.64 s and a distance of at least three',
    (track) => {
      const text = mediaPlaylist(fast(), track);
      expect(tag(text, 'PART-INF')).toBe('PART-TARGET=0.64');
      const control = tag(text, 'SERVER-CONTROL') ?? '';
      expect(control).toMatch(/^CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=/);
      expect(Number(control.split('PART-HOLD-BACK=')[1])).toBeGreaterThanOrEqual(3 * 0.64);
    },
  );

  test('at every moment lists the complete parts of the segment on air, hints at the next one and reports the others', () => {
    for (let now = START - SEGMENT_MS; now < START + SEGMENT_MS; now += 80) {
      const show = fast(now);
      const text = mediaPlaylist(show, 'v360');
      const parts = partsIn(text);
      const complete = Math.floor((now % SEGMENT_MS) / PART_MS);
      const onAir = segmentAt(now);
      expect(parts.filter(({ segment }) => segment === onAir).map(({ part }) => part)).toEqual(
        Array.from({ length: complete }, (_, part) => part),
      );
      expect(tag(text, 'PRELOAD-HINT')).toBe(`TYPE=PART,URI="seg/v360/${onAir}.${complete}.m4s"`);
      // 4.4.4.9: all parts of a segment or none, and none that is three target durations from the end.
      const whole = [...new Set(parts.map(({ segment }) => segment))].filter((segment) => segment < onAir);
      for (const segment of whole) {
        expect(parts.filter((one) => one.segment === segment)).toHaveLength(PARTS_PER_SEGMENT);
        expect(now - segmentStartMs(segment)).toBeLessThanOrEqual(12_000 + 2 * PART_MS);
      }
      expect(whole.length).toBeGreaterThanOrEqual(1);
      const newest = complete > 0 ? `${onAir},LAST-PART=${complete - 1}` : `${onAir - 1},LAST-PART=5`;
      const reports = text.match(/#EXT-X-RENDITION-REPORT:.*/g) ?? [];
      expect(reports).toHaveLength(TRACKS.length - 1);
      expect(reports).toContain(`#EXT-X-RENDITION-REPORT:URI="a_en.m3u8",LAST-MSN=${newest}`);
      expect(reports.join()).not.toContain('v360.m3u8');
    }
  });

  test('has parts that can be decoded alone at each key frame, and in sound everywhere', () => {
    const alone = (track: 'v720' | 'a_ru') =>
      partsIn(mediaPlaylist(fast(), track)).map(({ independent }) => independent);
    expect(alone('v720').slice(0, 6)).toEqual([true, false, false, true, false, false]);
    expect(alone('a_ru')).not.toContain(false);
  });

  test('dates the parts of a programme that has just begun', () => {
    const { start } = fast().part(ON_AIR);
    const text = mediaPlaylist(fast(segmentStartMs(start) + PART_MS), 'v240');
    const date = new Date(segmentStartMs(start)).toISOString();
    expect(text).toContain(`#EXT-X-PROGRAM-DATE-TIME:${date}\n#EXT-X-PART:`);
  });

  test('of subtitles lists the segment on air, whose words are known, and has no parts', () => {
    const text = mediaPlaylist(fast(), 's_ru');
    expect(text).toContain(`sub/ru/${ON_AIR}.vtt`);
    expect(text).toContain('#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES\n');
    expect(text).not.toMatch(/EXT-X-PART|PRELOAD-HINT/);
  });

  test('of other channels is unchanged', () => {
    for (const track of TRACKS) {
      expect(mediaPlaylist(livePresentation(CHANNEL, AT), track)).not.toMatch(
        /PART|SERVER-CONTROL|PRELOAD|REPORT/,
      );
    }
  });
});

test('the parts of a segment are its samples, one after another in time', async () => {
  const pool = await openPool(POOL_DIR);
  const clip = pool.clips[0];
  if (!clip) throw new Error('an empty pool');
  for (const rendition of RENDITIONS) {
    const count = rendition.startsWith('v') ? 16 : 30;
    const ticks = rendition.startsWith('v') ? 8_192n : 30_720n;
    const whole = moveFragment(await pool.segment(clip, rendition, 2), 77, 5_000_000_000n);
    const parts = Array.from({ length: 6 }, (_, part) =>
      readFragment(cutFragment(whole, part * count, count)),
    );
    expect(parts.flatMap(({ samples }) => samples)).toEqual(readFragment(whole).samples);
    expect(Buffer.concat(parts.map(({ data }) => data)).equals(readFragment(whole).data)).toBe(true);
    parts.forEach(({ decodeTime, sequence }, at) => {
      expect([decodeTime, sequence]).toEqual([5_000_000_000n + BigInt(at) * ticks, 77]);
    });
  }
  await pool.close();
});

test('a fragment whose samples differ in duration is not cut', async () => {
  const pool = await openPool(POOL_DIR);
  const clip = pool.clips[0];
  if (!clip) throw new Error('an empty pool');
  const whole = moveFragment(await pool.segment(clip, 'v240', 0), 1, 1n);
  const { trun } = fragmentBoxes(whole);
  whole.writeUInt32BE(whole.readUInt32BE(trun.body) | 0x100, trun.body);
  expect(() => cutFragment(whole, 0, 16)).toThrow('cannot be cut');
  await pool.close();
});

describe('blocking reload (RFC 8216bis 6.2.5.2)', () => {
  const playlist = { file: 'playlist', track: 'v360' } as const;
  const words = { file: 'playlist', track: 's_ru' } as const;
  const part = (segment: number, number: number) =>
    ({ file: 'part', rendition: 'v360', segment, part: number }) as const;
  const end = (segment: number, number: number) => segmentStartMs(segment) + (number + 1) * PART_MS;

  test.each([
    ['nothing asked: at once', playlist, {}, null],
    ['a part that is complete', playlist, { _HLS_msn: `${ON_AIR}`, _HLS_part: '1' }, end(ON_AIR, 1)],
    ['the next part', playlist, { _HLS_msn: `${ON_AIR}`, _HLS_part: '2' }, end(ON_AIR, 2)],
    [
      'a part beyond a segment: the first of the next',
      playlist,
      { _HLS_msn: `${ON_AIR}`, _HLS_part: '6' },
      end(ON_AIR + 1, 0),
    ],
    ['a whole segment', playlist, { _HLS_msn: `${ON_AIR}` }, segmentStartMs(ON_AIR + 1)],
    [
      'subtitles: with the beginning of the segment',
      words,
      { _HLS_msn: `${ON_AIR + 1}` },
      segmentStartMs(ON_AIR + 1),
    ],
    ['an old part', part(ON_AIR - 1, 3), {}, end(ON_AIR - 1, 3)],
    ['the part of the hint', part(ON_AIR, 2), {}, end(ON_AIR, 2)],
    ['a segment', { file: 'segment', rendition: 'v360', segment: ON_AIR } as const, {}, null],
  ])('%s', (_name, path, query, at) => {
    expect(readyAt(fast(), path, query)).toBe(at);
  });

  test.each([
    ['a part without its segment', { _HLS_part: '1' }],
    ['no number', { _HLS_msn: 'x' }],
    ['two values', { _HLS_msn: ['1', '2'] }],
    ['more than two segments ahead', { _HLS_msn: `${ON_AIR + 2}` }],
    ['more parts ahead than in three seconds', { _HLS_msn: `${ON_AIR + 1}`, _HLS_part: '1' }],
  ])('%s is 400 at once, so nothing waits longer than three segments', (_name, query) => {
    expect(() => readyAt(fast(), playlist, query)).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('a part that nothing hinted at is 404', () => {
    for (const path of [part(ON_AIR, 3), part(ON_AIR - 1, 6), part(ON_AIR + 5, 0)]) {
      expect(() => readyAt(fast(), path, {})).toThrow(expect.objectContaining({ status: 404 }));
    }
  });

  test('on other channels the directives mean nothing', () => {
    expect(readyAt(livePresentation(CHANNEL, AT), playlist, { _HLS_msn: `${ON_AIR + 9}` })).toBeNull();
  });
});

describe('low-latency HLS on a running clock', () => {
  /** Begins shortly before a part is complete. */
  const begin = AT + PART_MS / 2 - 200;
  let origin: Origin;
  let started = 0;
  const now = () => begin + (performance.now() - started);
  const folder = `/hls/${grant('live:1031')}/live/1031`;
  beforeAll(async () => {
    origin = await startOrigin({ now });
  });
  beforeEach(() => {
    started = performance.now();
  });
  afterAll(() => origin.close());
  const get = (path: string) => origin.app.inject(`${folder}/${path}`);

  test('a playlist is answered when the wanted part is complete, and may be cached', async () => {
    const answer = await get(`v360.m3u8?_HLS_msn=${ON_AIR}&_HLS_part=2`);
    expect(now()).toBeGreaterThanOrEqual(START + 3 * PART_MS);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`seg/v360/${ON_AIR}.2.m4s`);
    expect(answer.headers['cache-control']).toBe('public, max-age=24');
  });

  test('the hinted part waits, then is a fragment with the metadata of its segment at key frames', async () => {
    const hinted = await get(`seg/v360/${ON_AIR}.2.m4s`);
    expect(now()).toBeGreaterThanOrEqual(START + 3 * PART_MS);
    const ticks = BigInt(ON_AIR) * 49_152n + 2n * 8_192n;
    expect(readFragment(hinted.rawPayload).decodeTime).toBe(ticks);
    expect(readTimedMetadata(hinted.rawPayload)).toBeNull();
    const first = await get(`seg/v360/${ON_AIR}.0.m4s`);
    expect(readTimedMetadata(first.rawPayload)?.description).toBe('taspa.part');
    expect((await get(`seg/a_ru/${ON_AIR}.0.m4s`)).statusCode).toBe(200);
  });

  test('a playlist without directives is answered at once', async () => {
    const answered: string[] = [];
    const read = async (name: string, path: string) => {
      const answer = await get(path);
      answered.push(name);
      return answer;
    };
    // The order of the answers, because the time of an answer depends on how busy the machine is.
    const [, answer] = await Promise.all([
      read('with directives', `v360.m3u8?_HLS_msn=${ON_AIR}&_HLS_part=2`),
      read('without', 'v360.m3u8'),
    ]);
    expect(answered).toEqual(['without', 'with directives']);
    expect(answer.headers['cache-control']).toBe('public, max-age=1');
  });

  test('a channel without parts has none to fetch', async () => {
    const other = await origin.app.inject(
      `/hls/${grant('live:3929')}/live/3929/seg/v360/${ON_AIR - 1}.0.m4s`,
    );
    expect(other.statusCode).toBe(404);
  });
});
