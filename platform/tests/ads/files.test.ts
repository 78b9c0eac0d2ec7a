import fc from 'fast-check';
import { muxedFile } from '../../src/ads/mux.ts';
import { byteRange } from '../../src/ads/range.ts';
import { boxes } from '../../src/origin/boxes.ts';
import { openPool, type Pool } from '../../src/origin/pool.ts';
import { readFragment } from '../origin/media-boxes.ts';
import { POOL_DIR } from '../origin/support.ts';

let pool: Pool;
beforeAll(async () => {
  pool = await openPool(POOL_DIR);
});
afterAll(() => pool.close());

/** The fragments of a file with their track numbers, in the order that a demuxer reads them. */
function fragmentsOf(file: Buffer) {
  const tops = [...boxes(file)].filter(({ type }) => type === 'moof' || type === 'mdat');
  const heads = [...boxes(file)].filter(({ type }) => type === 'tfhd');
  return heads.map(({ body }, at) => {
    const [moof, mdat] = [tops[2 * at], tops[2 * at + 1]];
    if (!moof || !mdat) throw new Error('a fragment without data');
    const bytes = file.subarray(moof.start, mdat.start + mdat.size);
    return { track: file.readUInt32BE(body + 4), ...readFragment(bytes) };
  });
}

test('media 5: an ad is one file with video and sound, built from fragments of the media pool', async () => {
  const clip = pool.clips[2];
  if (!clip) throw new Error('no clip');
  const file = await muxedFile(pool, clip, ['v360', 'a_en'], { from: 3, segments: 2 });
  const numbers = (type: string, offset: number) =>
    [...boxes(file)].filter((one) => one.type === type).map(({ body }) => file.readUInt32BE(body + offset));
  expect(numbers('tkhd', 12)).toEqual([1, 2]);
  expect(numbers('trex', 4)).toEqual([1, 2]);
  // 7.68 s in milliseconds, in the movie header and in the header for fragments.
  expect([numbers('mvhd', 12), numbers('mvhd', 16), numbers('mehd', 4)]).toEqual([[1000], [7680], [7680]]);
  const fragments = fragmentsOf(file);
  expect(fragments.map(({ track }) => track)).toEqual([1, 2, 1, 2]);
  expect(fragments.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  const ticks = (rendition: 'v360' | 'a_en') => BigInt(pool.renditions[rendition].timescale * 3.84);
  expect(fragments.map(({ decodeTime }) => decodeTime)).toEqual([0n, 0n, ticks('v360'), ticks('a_en')]);
  for (const [at, [rendition, index]] of (
    [
      ['v360', 3],
      ['a_en', 3],
      ['v360', 4],
      ['a_en', 4],
    ] as const
  ).entries()) {
    const stored = readFragment(await pool.segment(clip, rendition, index));
    expect(fragments[at]?.data.equals(stored.data)).toBe(true);
  }
});

test.each([
  [undefined, null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-200', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-200', { from: 0, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
])('RFC 9110 §14 Range: answers %s of a file of 100 bytes', (header, expected) => {
  expect(byteRange(header, 100)).toEqual(expected);
});

test('a range never reaches outside the file', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 1, max: 1000 }),
      fc.nat(2000),
      fc.nat(2000),
      (text, size, a, b) => {
        for (const header of [text, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${a}`]) {
          const range = byteRange(header, size);
          if (range === null || range === 'unsatisfiable') continue;
          expect(range.from).toBeGreaterThanOrEqual(0);
          expect(range.to).toBeLessThan(size);
          expect(range.from).toBeLessThanOrEqual(range.to);
        }
      },
    ),
  );
});
