import { Answer } from '@/server/answer';
import { SplitStore } from '@/server/split-store';

const answer = (status: number) =>
  new Answer({ status, headers: {}, body: Buffer.alloc(10_000, 'x') }, {}, true);

test('quality F04: made-up addresses push out each other only, not existing pages', () => {
  const store = new SplitStore(50_000, 50_000);
  store.set('page', answer(200), 0);
  // A wrong slug before a valid id redirects: there are equally many of those.
  for (let at = 0; at < 100; at += 1) store.set(`made-up-${at}`, answer(at % 2 ? 404 : 308), 0);
  expect(store.get('page')).toBeDefined();
  expect(store.get('made-up-99')).toBeDefined();
  expect(store.get('made-up-0')).toBeUndefined();
});

test('a page that becomes missing or appears is stored once', () => {
  const store = new SplitStore(50_000, 50_000);
  store.set('page', answer(404), 0);
  store.set('page', answer(200), 0);
  expect(store.get('page')?.answer.status).toBe(200);
  store.set('page', answer(404), 0);
  expect(store.get('page')?.answer.status).toBe(404);
  store.clear();
  expect(store.get('page')).toBeUndefined();
});
