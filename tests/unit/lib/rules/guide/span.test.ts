import { BLOCK_ROWS, BLOCK_SECONDS, WINDOW_SECONDS } from '@/lib/rules/guide/constants';
import {
  blocksIn,
  firstSpan,
  leftEdge,
  rowBlocksIn,
  rowsInView,
  timeInView,
  wholeSpan,
  windowsOver,
} from '@/lib/rules/guide/span';

const HOUR = 3_600;
/** A Unix midnight, so that blocks are easy to read. */
const MIDNIGHT = 20_000 * 24 * HOUR;

describe('the start of the timeline', () => {
  test.each([
    [MIDNIGHT + 20 * 60, MIDNIGHT - 30 * 60],
    [MIDNIGHT + 50 * 60, MIDNIGHT],
    [MIDNIGHT + 45 * 60, MIDNIGHT],
    [MIDNIGHT + 10 * 60, MIDNIGHT - 45 * 60],
  ])('now at %d starts on a quarter of an hour, three to four of them earlier', (now, edge) => {
    expect(leftEdge(null, now)).toBe(edge);
  });

  test('a requested moment starts there, and the server draws hours from it', () => {
    expect(leftEdge(MIDNIGHT, MIDNIGHT + HOUR)).toBe(MIDNIGHT);
    expect(firstSpan(MIDNIGHT, MIDNIGHT + HOUR)).toEqual({ start: MIDNIGHT, end: MIDNIGHT + BLOCK_SECONDS });
  });

  test('spec 2 §4: the whole timeline is the archive plus 72 hours ahead, in whole blocks', () => {
    const { start, end } = wholeSpan(MIDNIGHT + 7 * HOUR, 7);
    expect(start).toBe(MIDNIGHT - 7 * 24 * HOUR + 6 * HOUR);
    expect(end).toBe(MIDNIGHT + 72 * HOUR + 12 * HOUR);
    expect((end - start) % BLOCK_SECONDS).toBe(0);
  });
});

describe('DESIGN section 10: of a thousand channels only the visible ones are drawn', () => {
  test.each([
    [0, { from: 0, to: 14 }],
    [72 * 500, { from: 496, to: 514 }],
    [72 * 990, { from: 986, to: 1000 }],
  ])('scrolled by %d px', (scrolled, rows) => {
    expect(rowsInView(scrolled, 720, 72, 1_000)).toEqual(rows);
  });

  test('a short list has no rows after its end', () => {
    expect(rowsInView(0, 720, 72, 3)).toEqual({ from: 0, to: 3 });
    expect(rowsInView(72_000, 720, 72, 0)).toEqual({ from: 0, to: 0 });
  });

  test('visible hours and one more on each side, within the timeline', () => {
    const whole = { start: MIDNIGHT, end: MIDNIGHT + 24 * HOUR };
    const seen = { start: MIDNIGHT + 5 * HOUR + 60, end: MIDNIGHT + 8 * HOUR };
    expect(timeInView(seen, whole)).toEqual({ start: MIDNIGHT + 4 * HOUR, end: MIDNIGHT + 10 * HOUR });
    expect(timeInView({ start: MIDNIGHT, end: MIDNIGHT + HOUR }, whole).start).toBe(MIDNIGHT);
  });
});

describe('peers C4: programmes are requested in blocks', () => {
  test('a thousand channels need at most 30 requests', () => {
    const blocks = rowBlocksIn({ from: 0, to: 1_000 });
    expect(blocks).toHaveLength(25);
    expect(blocks.slice(0, 2)).toEqual([0, BLOCK_ROWS]);
  });

  test.each([
    [MIDNIGHT, MIDNIGHT + 1, 1],
    [MIDNIGHT + 5 * HOUR, MIDNIGHT + 6 * HOUR, 1],
    [MIDNIGHT + 5 * HOUR, MIDNIGHT + 6 * HOUR + 1, 2],
  ])('hours from %d to %d', (start, end, count) => {
    expect(blocksIn({ start, end })).toHaveLength(count);
  });

  test('a first screen needs one call a channel at every position in a block, and so do the two blocks around it', () => {
    for (const minutes of [0, 30, 330]) {
      const start = MIDNIGHT + minutes * 60;
      expect(windowsOver({ start, end: start + BLOCK_SECONDS })).toEqual([
        { start: MIDNIGHT, end: MIDNIGHT + WINDOW_SECONDS },
      ]);
    }
    expect(windowsOver({ start: MIDNIGHT, end: MIDNIGHT + 2 * BLOCK_SECONDS })).toHaveLength(1);
    expect(windowsOver({ start: MIDNIGHT, end: MIDNIGHT + 4 * BLOCK_SECONDS })).toHaveLength(2);
  });
});
