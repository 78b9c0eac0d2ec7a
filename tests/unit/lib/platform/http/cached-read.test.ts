import * as v from 'valibot';
import { LAST_GOOD_COPY_SECONDS } from '@/lib/platform/http/cache-life';
import { cachedRead } from '@/lib/platform/http/cached-read';
import { isNotFound, PlatformError } from '@/lib/shared/platform-error';
import { expireTags } from '@/server/next-compat/expire-tags';

/** The data cache of the server, reduced: only the result of `load` is stored. */
const store = new Map<string, unknown>();
/** Tags of the rendered page: the framework collects them from the cached answers that the page reads. */
const pageTags: string[] = [];
/** The part that the framework puts before the key: the text of the function. */
const texts: string[] = [];
jest.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>, key: string[], options: { tags: string[] }) => async () => {
    const address = key.join(' ');
    texts.push(String(load));
    pageTags.push(...options.tags);
    if (!store.has(address)) store.set(address, await load());
    return store.get(address);
  },
}));

const call = { path: '/rows/1', schema: v.object({ title: v.string() }) };
const life = { revalidate: 60, tags: [] };

beforeEach(() => store.clear());
afterEach(() => jest.useRealTimers());

const readCached = (load: () => Promise<unknown>, wanted = call) => cachedRead(wanted, ['ru'], life, load);

test('an answer is requested once and then cached', async () => {
  const load = jest.fn(async () => ({ title: 'New' }));
  await expect(readCached(load)).resolves.toEqual({ title: 'New' });
  await expect(readCached(load)).resolves.toEqual({ title: 'New' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('pages and public lists share one cached answer, also when a bundler changes the text of the function', async () => {
  texts.length = 0;
  await readCached(async () => ({ title: 'New' }));
  expect(texts).toEqual(['cached-call']);
});

test('every cached answer has the tag that an import uses to expire it', async () => {
  pageTags.length = 0;
  await cachedRead(call, ['kk'], { revalidate: 60, tags: ['row:1'] }, async () => ({ title: 'New' }));
  expect(pageTags).toEqual(['row:1', 'catalogue']);
});

test('quality F02: an invalid answer is an error and is not cached', async () => {
  await expect(readCached(async () => ({ title: 5 }))).rejects.toMatchObject({ kind: 'garbled' });
  expect(store.size).toBe(0);
  await expect(readCached(async () => ({ title: 'New' }))).resolves.toEqual({ title: 'New' });
});

test('quality F02: a failure is not cached', async () => {
  const down = new PlatformError('unavailable', 'no answer');
  await expect(readCached(() => Promise.reject(down))).rejects.toBe(down);
  expect(store.size).toBe(0);
});

test('a missing object is cached as missing, so that a removed one disappears', async () => {
  const notFound = new PlatformError('refused', 'Not found', { status: 404, code: 'not_found' });
  const load = jest.fn(() => Promise.reject(notFound));
  for (const _ of [1, 2]) {
    const error = await readCached(load).catch((caught: unknown) => caught);
    expect(isNotFound(error)).toBe(true);
    expect(error).toMatchObject({ message: 'Not found', code: 'not_found' });
  }
  expect(load).toHaveBeenCalledTimes(1);
});

test('quality F03: 200 parallel reads make one call', async () => {
  const load = jest.fn(async () => ({ title: 'New' }));
  const answers = await Promise.all(Array.from({ length: 200 }, () => readCached(load)));
  expect(new Set(answers.map(({ title }) => title))).toEqual(new Set(['New']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('quality F03: a call from before a purge is not joined after it, and its answer is not stored', async () => {
  const answers: ((body: unknown) => void)[] = [];
  const load = jest.fn(() => new Promise((resolve) => answers.push(resolve)));
  const turn = () => new Promise(setImmediate);
  const before = readCached(load);
  await turn();
  expireTags(['catalogue'], Date.now());
  const after = readCached(load);
  await turn();
  for (const title of ['Old', 'New']) {
    answers.shift()?.({ title });
    await turn();
  }
  expect(await Promise.all([before, after])).toEqual([{ title: 'New' }, { title: 'New' }]);
  expect(await readCached(load)).toEqual({ title: 'New' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('two readers of one address share one call', async () => {
  const load = jest.fn(async () => ({ title: 'New', age: 6 }));
  await readCached(load);
  const age = { path: call.path, schema: v.object({ age: v.number() }) };
  await expect(cachedRead(age, ['ru'], life, load)).resolves.toEqual({ age: 6 });
  expect(load).toHaveBeenCalledTimes(1);
});

describe('quality F02: the last good answer is used for seven days after it was received, and not longer', () => {
  const LIFE_MS = LAST_GOOD_COPY_SECONDS * 1_000;
  const down = new PlatformError('unavailable', 'no answer');
  const load = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000_000_000 });
    pageTags.length = 0;
    load.mockReset().mockResolvedValueOnce({ title: 'Good' }).mockRejectedValue(down);
  });

  test('however often it was requested in the meantime', async () => {
    await readCached(load);
    for (let day = 1; day <= 7; day += 1) {
      jest.setSystemTime(1_000_000_000_000 + (day * LIFE_MS) / 7);
      await expect(readCached(load)).resolves.toEqual({ title: 'Good' });
    }
    jest.setSystemTime(1_000_000_000_000 + LIFE_MS + 1);
    await expect(readCached(load)).rejects.toBe(down);
    load.mockResolvedValue({ title: 'New' });
    await expect(readCached(load)).resolves.toEqual({ title: 'New' });
  });

  test('a page that is made of an old answer gets the age of that answer', async () => {
    const ageTags = () => pageTags.filter((one) => one.startsWith('good-at'));
    await readCached(load);
    await readCached(load);
    expect(ageTags()).toEqual([]);
    jest.setSystemTime(1_000_000_000_000 + LIFE_MS / 2);
    await readCached(load);
    expect(ageTags()).toEqual(['good-at:1000000000000']);
  });
});
