import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { OTHER } from '@/lib/rules/pages/kind-of-page';
import { Answer } from '@/server/answer';
import { MANY_EMPTY, MAX_KNOWN_PAGES, RECENTLY_MS, RENDERS } from '@/server/constants';
import { KnownPages } from '@/server/known-pages';
import { Busy, Semaphore } from '@/server/semaphore';

let now = 0;
let known: KnownPages;
const answer = (status: number, html = '') =>
  new Answer({ status, headers: {}, body: Buffer.from(html) }, {}, true);
const makeUp = (place: string, count = MANY_EMPTY, status = 404) => {
  for (let at = 0; at < count; at += 1) known.learn(`/${place}/made-up-${at}`, answer(status), true);
};

beforeEach(() => {
  now = 1_000_000;
  known = new KnownPages(() => now);
});

describe('quality F04: made-up addresses under a known first word do not delay real viewers', () => {
  test.each([404, 308])(
    'after many answers of %d, unknown addresses of that kind share the limit of made-up ones',
    (status) => {
      expect(known.placeOf('/contents/new-12')).toBe('contents');
      makeUp('contents', MANY_EMPTY - 1, status);
      expect(known.placeOf('/contents/new-12')).toBe('contents');
      makeUp('contents', 1, status);
      expect(known.placeOf('/contents/new-12')).toBe(OTHER);
      expect(known.placeOf('/persons/anna-1')).toBe('persons');
      now += RECENTLY_MS;
      expect(known.placeOf('/contents/new-12')).toBe('contents');
    },
  );

  test('known pages and linked pages keep their limit', () => {
    known.learn('/contents/seen-1', answer(200, 'no link'), true);
    known.learn('/', answer(200, '<a class="x" href="/contents/linked-2?library_id=5#auth">'), true);
    known.learn('/part', answer(200, ' href="/contents/of-a-part-3"'), false);
    makeUp('contents');
    for (const path of ['/contents/seen-1', '/contents/linked-2'])
      expect(known.placeOf(path)).toBe('contents');
    expect(known.placeOf('/contents/of-a-part-3')).toBe(OTHER);
  });

  test('a page with a first word from the platform leaves the limit of made-up ones as soon as it is known', () => {
    expect(known.placeOf('/viju')).toBe(OTHER);
    known.learn('/', answer(200, '<a href="/viju">'), true);
    expect(known.placeOf('/viju')).not.toBe(OTHER);
  });

  test('failures and removed known pages do not count as made-up addresses', () => {
    makeUp('contents', MANY_EMPTY * 2, 503);
    for (let at = 0; at < MANY_EMPTY * 2; at += 1) {
      known.learn(`/contents/gone-${at}`, answer(200), true);
      known.learn(`/contents/gone-${at}`, answer(404), true);
    }
    expect(known.placeOf('/contents/new-12')).toBe('contents');
  });

  test('real pages are rendered while made-up ones fill their limit', async () => {
    known.learn('/', answer(200, '<a href="/contents/real-1">'), true);
    makeUp('contents');
    const semaphore = new Semaphore(RENDERS);
    const { share, waiting } = RENDERS.lesser[OTHER];
    const never = () => new Promise<never>(() => {});
    for (let at = 0; at < share + waiting; at += 1)
      void semaphore.run(known.placeOf(`/contents/x-${at}`), never);
    await expect(semaphore.run(known.placeOf('/contents/x-y'), never)).rejects.toThrow(Busy);
    expect(await semaphore.run(known.placeOf('/contents/real-1'), async () => 'real')).toBe('real');
  });

  test('the number of known pages is limited: the least recently seen one is dropped', () => {
    for (let at = 0; at <= MAX_KNOWN_PAGES; at += 1) known.learn(`/contents/real-${at}`, answer(200), false);
    makeUp('contents');
    expect(known.placeOf('/contents/real-0')).toBe(OTHER);
    expect(known.placeOf('/contents/real-1')).toBe('contents');
  });
});

test('quality F10: only the links of a page stay in memory, not its HTML', () => {
  const collect = collector();
  const megabyte = 1024 * 1024;
  const learnPages = (from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) {
      const html = `<a href="/contents/a-title-of-its-own-${at}">${'x'.repeat(megabyte)}`;
      known.learn('/', answer(200, html), true);
    }
  };
  learnPages(0, 2);
  const before = collect();
  learnPages(2, 40);
  expect(known.placeOf('/contents/a-title-of-its-own-2')).toBe('contents');
  expect((collect() - before) / megabyte).toBeLessThan(10);
});

/** Runs the garbage collection; returns the heap in bytes after it. */
function collector(): () => number {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  return () => {
    gc();
    return process.memoryUsage().heapUsed;
  };
}
