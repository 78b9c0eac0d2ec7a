import fc from 'fast-check';
import { Answer } from '@/server/answer';
import { Store } from '@/server/store';

const LIMIT = 200_000;
const answer = (size: number, fill = 'x') =>
  new Answer({ status: 200, headers: {}, body: Buffer.alloc(size, fill) }, {}, true);

test('quality F04: whatever is asked for, memory stays within its bound', () => {
  const asked = fc.array(fc.tuple(fc.string({ maxLength: 20 }), fc.nat({ max: 300_000 })), { maxLength: 60 });
  fc.assert(
    fc.property(asked, (all) => {
      const store = new Store(LIMIT);
      for (const [key, size] of all) {
        store.set(key, answer(size), 0);
        expect(store.bytes).toBeLessThanOrEqual(LIMIT);
        expect(store.bytes).toBeGreaterThanOrEqual(0);
      }
      for (const [key] of all) store.delete(key);
      expect(store.bytes).toBe(0);
    }),
  );
});

test('what was not asked for the longest goes first', () => {
  const store = new Store(3 * 40_000);
  for (const key of ['a', 'b', 'c']) store.set(key, answer(20_000), 0);
  store.get('a');
  for (const key of ['d', 'e']) store.set(key, answer(20_000), 0);
  expect(store.get('a')).toBeDefined();
  expect(store.get('b')).toBeUndefined();
});

test('the same contents made again keep their compressed forms', () => {
  const store = new Store(LIMIT);
  const [first, same, other] = [answer(5_000), answer(5_000), answer(5_000, 'y')];
  store.set('a', first, 0);
  store.set('a', same, 5);
  expect(store.get('a')).toEqual({ answer: first, madeAt: 5 });
  store.set('a', other, 6);
  expect(store.get('a')?.answer).toBe(other);
});
