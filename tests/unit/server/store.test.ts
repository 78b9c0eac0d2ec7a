import fc from 'fast-check';
import { Answer } from '@/server/answer';
import { Store } from '@/server/store';

const LIMIT = 200_000;
const answer = (size: number, fill = 'x') =>
  new Answer({ status: 200, headers: {}, body: Buffer.alloc(size, fill) }, {}, true);

test('quality F04: the stored size always fits the limit and is counted correctly, and the newest page is stored', () => {
  // Few keys, so that they repeat; few sizes, so that some fill the store alone and many fit together.
  const requested = fc.array(
    fc.tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom(0, 900, 30_000, 300_000)),
    {
      minLength: 20,
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(requested, (all) => {
      const store = new Store(LIMIT);
      for (const [at, [key, size]] of all.entries()) {
        store.set(key, answer(size, String(at)), at);
        expect(store.get(key)?.madeAt).toBe(size < LIMIT / 2 ? at : undefined);
        const held = [...'abcdefgh'].flatMap((one) => store.get(one) ?? []);
        expect(held.reduce((sum, { answer: { size: own } }) => sum + own, 0)).toBeLessThanOrEqual(LIMIT);
        const afresh = new Store(LIMIT);
        for (const one of 'abcdefgh') {
          const known = store.get(one);
          if (known) afresh.set(one, known.answer, known.madeAt);
        }
        expect(store.bytes).toBe(afresh.bytes);
      }
    }),
    { numRuns: 30 },
  );
});

test('quality F04: nothing is dropped while there is room', () => {
  const store = new Store(LIMIT);
  for (const key of 'abcde') store.set(key, answer(20_000, key), 0);
  expect([...'abcde'].filter((key) => store.get(key))).toHaveLength(5);
});

test('the least recently used page is dropped first', () => {
  const store = new Store(3 * 25_000);
  for (const key of ['a', 'b', 'c']) store.set(key, answer(20_000), 0);
  store.get('a');
  for (const key of ['d', 'e']) store.set(key, answer(20_000), 0);
  expect(store.get('a')).toBeDefined();
  expect(store.get('b')).toBeUndefined();
});

test('quality F04: a compressed answer counts with the bytes that it still has', async () => {
  const store = new Store(LIMIT);
  const large = answer(300_000);
  store.set('plain', large, 0);
  expect(store.get('plain')).toBeUndefined();
  await large.body('br');
  store.set('compressed', large, 0);
  expect(store.get('compressed')?.answer).toBe(large);
  expect(store.bytes).toBeLessThan(5_000);
});

test('a page rendered again with the same contents keeps its compressed forms', () => {
  const store = new Store(LIMIT);
  const [first, same, other] = [answer(5_000), answer(5_000), answer(5_000, 'y')];
  store.set('a', first, 0);
  store.set('a', same, 5);
  expect(store.get('a')).toEqual({ answer: first, madeAt: 5 });
  store.set('a', other, 6);
  expect(store.get('a')?.answer).toBe(other);
});
