import fc from 'fast-check';
import { moveFragment } from '../../src/origin/fragment.ts';
import { openPool, type Pool, RENDITIONS } from '../../src/origin/pool.ts';
import { readFragment } from './media-boxes.ts';
import { POOL_DIR } from './support.ts';

let pool: Pool;
beforeAll(async () => {
  pool = await openPool(POOL_DIR);
});
afterAll(() => pool.close());

test('media 2: a rewritten fragment has its new number and decode time, and the same samples', async () => {
  const clip = pool.clips[0];
  if (!clip) throw new Error('an empty pool');
  for (const rendition of RENDITIONS) {
    const stored = await pool.segment(clip, rendition, 3);
    const before = readFragment(stored);
    fc.assert(
      fc.property(fc.nat(4_000_000_000), fc.bigInt({ min: 0n, max: 2n ** 62n }), (sequence, time) => {
        const after = readFragment(moveFragment(stored, sequence, time));
        expect(after.sequence).toBe(sequence);
        expect(after.decodeTime).toBe(time);
        expect(after.version).toBe(1);
        expect(after.samples).toEqual(before.samples);
        expect(after.data.equals(before.data)).toBe(true);
      }),
      { numRuns: 10 },
    );
  }
});

test('rewriting twice equals rewriting once: wide decode times are written in place', async () => {
  const clip = pool.clips[0];
  if (!clip) throw new Error('an empty pool');
  const stored = await pool.segment(clip, 'v240', 0);
  const once = moveFragment(stored, 5, 500n);
  expect(moveFragment(moveFragment(stored, 9, 900n), 5, 500n).equals(once)).toBe(true);
  expect(once.length).toBe(stored.length + 4);
});

test('refuses data that is not a single fragment', () => {
  expect(() => moveFragment(Buffer.alloc(0), 1, 1n)).toThrow('no moof');
  const free = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]);
  expect(() => moveFragment(free, 1, 1n)).toThrow('no moof');
  expect(() => moveFragment(Buffer.alloc(16), 1, 1n)).toThrow('box of 0 bytes');
});
