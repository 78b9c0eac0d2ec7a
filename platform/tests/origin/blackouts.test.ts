import fc from 'fast-check';
import { blackoutWindows, isBlackedOut } from '../../src/origin/blackouts.ts';
import { livePresentation } from '../../src/origin/presentation.ts';
import { SEGMENTS_PER_WEEK, segmentAt, segmentStartMs } from '../../src/origin/timeline.ts';
import { readFragment, readTimedMetadata } from './media-boxes.ts';
import { DARK_CHANNEL, grant, type Origin, startOrigin } from './support.ts';

const WEEK = 2_927 * SEGMENTS_PER_WEEK;
const blackout = { start: 1000, length: 100 };
const last = { start: SEGMENTS_PER_WEEK - 10, length: 30 };

describe('spec 2 §4 Blackout: which programmes overlap it', () => {
  test.each([
    ['ends where it begins', 900, 1000, false],
    ['ends a segment into it', 900, 1001, true],
    ['begins with it and ends before it', 1000, 1050, true],
    ['is inside', 1040, 1060, true],
    ['is exactly it', 1000, 1100, true],
    ['surrounds it', 900, 1200, true],
    ['begins in its last segment', 1099, 1200, true],
    ['begins where it ends', 1100, 1200, false],
  ])('whether it overlaps one that %s', (_, from, to, expected) => {
    expect(isBlackedOut([blackout], WEEK + from, WEEK + to)).toBe(expected);
  });

  test.each([
    ['its last segments of the week', SEGMENTS_PER_WEEK - 1, SEGMENTS_PER_WEEK, true],
    ['the first one of the next week', SEGMENTS_PER_WEEK, SEGMENTS_PER_WEEK + 1, true],
    ['the first one of this week, from last week’s blackout', 0, 1, true],
    ['the last one of the blackout', SEGMENTS_PER_WEEK + 19, SEGMENTS_PER_WEEK + 20, true],
    ['the one after it', SEGMENTS_PER_WEEK + 20, SEGMENTS_PER_WEEK + 21, false],
  ])('whether a blackout over the end of a week covers %s', (_, from, to, expected) => {
    expect(isBlackedOut([last], WEEK + from, WEEK + to)).toBe(expected);
  });

  test('windows are weekly, sorted and complete', () => {
    const found = blackoutWindows([last, blackout], WEEK + 1050, WEEK + 2 * SEGMENTS_PER_WEEK);
    expect(found.map(({ start, end }) => [start - WEEK, end - WEEK])).toEqual([
      [1000, 1100],
      [SEGMENTS_PER_WEEK - 10, SEGMENTS_PER_WEEK + 20],
      [SEGMENTS_PER_WEEK + 1000, SEGMENTS_PER_WEEK + 1100],
      [2 * SEGMENTS_PER_WEEK - 10, 2 * SEGMENTS_PER_WEEK + 20],
    ]);
  });

  test('a segment is blacked out exactly when a window contains it', () => {
    const segments = fc.integer({ min: WEEK, max: WEEK + 3 * SEGMENTS_PER_WEEK });
    fc.assert(
      fc.property(segments, (segment) => {
        const phase = segment % SEGMENTS_PER_WEEK;
        const inside = (phase >= 1000 && phase < 1100) || phase >= SEGMENTS_PER_WEEK - 10 || phase < 20;
        expect(isBlackedOut([blackout, last], segment, segment + 1)).toBe(inside);
      }),
      { examples: [[WEEK + 1000], [WEEK + 1099], [WEEK + 1100], [WEEK + SEGMENTS_PER_WEEK]] },
    );
  });
});

describe('during a blackout the live stream continues with a slate', () => {
  /** The first blacked-out segment of Saturday 10 January 2026, 13:00 UTC. */
  const dark = segmentAt(Date.UTC(2026, 0, 10, 13));
  /** Four segments later: half of the live playlist is blacked out. */
  const now = segmentStartMs(dark + 4);
  let origin: Origin;
  beforeAll(async () => {
    origin = await startOrigin(now);
  });
  afterAll(() => origin.close());

  const folder = (id: number) => `/hls/${grant(`live:${id}`, now)}/live/${id}`;
  const fetched = async (id: number, file: string) =>
    (await origin.app.inject({ url: `${folder(id)}/${file}` })).rawPayload;

  test('the playlist has no gap', async () => {
    const text = (await fetched(DARK_CHANNEL.id, 'v240.m3u8')).toString();
    const numbers = [...text.matchAll(/v240\/(\d+)\.m4s/g)].map((match) => Number(match[1]));
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, at) => dark - 4 + at));
    expect(text).not.toContain('DISCONTINUITY');
  });

  test.each([
    ['the programme is sent before it', -1, true],
    ['the slate replaces it from the first segment on', 0, false],
  ])('picture, sound and subtitles change at the same segment: %s', async (_, offset, same) => {
    for (const rendition of ['v240', 'a_ru']) {
      const file = `seg/${rendition}/${dark + offset}.m4s`;
      const [shown, hidden] = await Promise.all([fetched(3929, file), fetched(DARK_CHANNEL.id, file)]);
      expect(readFragment(shown).data.equals(readFragment(hidden).data)).toBe(same);
      if (rendition === 'v240') expect(readTimedMetadata(hidden) !== null).toBe(same);
    }
    const words = (await fetched(DARK_CHANNEL.id, `sub/en/${dark + offset}.vtt`)).toString();
    expect(words.includes('-->')).toBe(same);
  });

  test('thumbnails show the slate too', async () => {
    const second = Math.ceil(segmentStartMs(dark) / 10_000) * 10;
    const picture = async (id: number) =>
      (await origin.app.inject({ url: `/thumb/live/${id}/${second}.jpg` })).rawPayload;
    expect((await picture(DARK_CHANNEL.id)).equals(await picture(3929))).toBe(false);
  });

  test('the programme is back after it', () => {
    const show = livePresentation(DARK_CHANNEL, segmentStartMs(dark + 937 + 20));
    expect([show.part(dark + 936).isDark, show.part(dark + 939).isDark]).toEqual([true, false]);
  });
});
