import fc from 'fast-check';
import { arrange, cutOf } from '../../src/origin/arrangement.ts';
import type { Clip } from '../../src/origin/pool.ts';

const clip = (id: string, world = id): Clip => ({ id, world, segments: 8, files: {} });
const NAMES = [
  'mountains',
  'sea',
  'city',
  'steppe',
  'space',
  'abstract',
  'forest',
  'aurora',
  'balloons',
  'toys',
];
const POOL = [...NAMES.map((id) => clip(id)), clip('bunny')];

const pools = fc.integer({ min: 1, max: NAMES.length }).map((count) => POOL.slice(0, count));
const keys = fc.stringMatching(/^\d{18}$/);
/** Up to a day of programme. */
const numbers = fc.nat(22_500);

const clipIds = (key: string, count: number, pool: Clip[], preference = {}) =>
  Array.from({ length: count }, (_, n) => arrange(key, n * 8, preference, pool).clip.id);

test('media 0: a title is built from whole clips, segment by segment', () => {
  fc.assert(
    fc.property(keys, numbers, pools, (key, n, pool) => {
      const { clip: shown, index } = arrange(key, n, {}, pool);
      expect(index).toBe(n % 8);
      expect(shown).toBe(arrange(key, n - index, {}, pool).clip);
    }),
  );
});

test('the same segment of a title is the same picture in every instance', () => {
  fc.assert(
    fc.property(keys, numbers, (key, n) => {
      const copy = POOL.map((one) => ({ ...one }));
      expect(arrange(key, n, {}, copy)).toEqual(arrange(key, n, {}, POOL));
    }),
  );
});

test('no clip follows itself when there is a second one', () => {
  fc.assert(
    fc.property(keys, numbers, pools, fc.constantFrom(...NAMES, undefined), (key, n, pool, world) => {
      if (pool.length < 2) return;
      // Long enough for several rounds, each with a new order.
      const shown = Array.from({ length: 60 }, (_, at) => arrange(key, n + at * 8, { world }, pool).clip.id);
      shown.slice(1).forEach((id, at) => {
        expect(id).not.toBe(shown[at]);
      });
    }),
  );
});

test('every round of a title plays each drawn clip, and titles differ', () => {
  const first = clipIds('546386729444049137', 20, POOL);
  expect(new Set(first.slice(0, 10)).size).toBe(10);
  expect(new Set(first.slice(10)).size).toBe(10);
  expect(clipIds('546386729444049138', 20, POOL)).not.toEqual(first);
});

test('a title with a favourite world plays it in every second clip', () => {
  const ids = clipIds('546386729444049137', 12, POOL, { world: 'sea' });
  expect(ids.filter((_, at) => at % 2 === 0)).toEqual(Array(6).fill('sea'));
  expect(ids.filter((id) => id === 'sea')).toHaveLength(6);
});

test('pinned clips play in their order; clips missing in the pool are ignored', () => {
  expect(clipIds('1', 3, POOL, { clips: ['bunny'] })).toEqual(['bunny', 'bunny', 'bunny']);
  expect(clipIds('1', 3, POOL, { clips: ['sea', 'lost', 'city'] })).toEqual(['sea', 'city', 'sea']);
  expect(clipIds('1', 4, POOL, { clips: ['lost'], world: 'lost' })).toEqual(clipIds('1', 4, POOL));
});

test('a real film plays only for the titles that name it, unless the pool has nothing else', () => {
  expect(clipIds('546386729444049137', 100, POOL)).not.toContain('bunny');
  expect(clipIds('546386729444049137', 2, [clip('bunny')])).toEqual(['bunny', 'bunny']);
});

test('media 0: the cuts of a trailer lie in its title, in its order, in turn in even and odd clips', () => {
  fc.assert(
    // The shortest titles with a trailer are cartoons of ten minutes.
    fc.property(keys, fc.integer({ min: 150, max: 3000 }), (key, segments) => {
      const cuts = Array.from({ length: 8 }, (_, n) => cutOf(key, n, 8, segments));
      expect(cuts.every((cut) => cut >= 0 && cut < segments)).toBe(true);
      expect([...cuts].sort((a, b) => a - b)).toEqual(cuts);
      expect(cuts.map((cut) => Math.floor(cut / 8) % 2)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    }),
  );
});
