import * as v from 'valibot';
import { LAST_GOOD_COPY_SECONDS } from '@/lib/platform/http/cache-life';
import { kept } from '@/lib/platform/http/cached-read';
import { isNotFound, PlatformError } from '@/lib/shared/platform-error';

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

const keep = (ask: () => Promise<unknown>, wanted = call) => kept(wanted, ['ru'], life, ask);

test('an answer is requested once and then cached', async () => {
  const ask = jest.fn(async () => ({ title: 'New' }));
  await expect(keep(ask)).resolves.toEqual({ title: 'New' });
  await expect(keep(ask)).resolves.toEqual({ title: 'New' });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('pages and public lists share one cached answer, also when a bundler changes the text of the function', async () => {
  texts.length = 0;
  await keep(async () => ({ title: 'New' }));
  expect(texts).toEqual(['cached-call']);
});

test('issue 10: every cached answer has the tag that an import uses to expire it', async () => {
  pageTags.length = 0;
  await kept(call, ['kk'], { revalidate: 60, tags: ['row:1'] }, async () => ({ title: 'New' }));
  expect(pageTags).toEqual(['row:1', 'catalogue']);
});

test('quality F02: an invalid answer is an error and is not cached', async () => {
  await expect(keep(async () => ({ title: 5 }))).rejects.toMatchObject({ kind: 'garbled' });
  expect(store.size).toBe(0);
  await expect(keep(async () => ({ title: 'New' }))).resolves.toEqual({ title: 'New' });
});

test('quality F02: a failure is not cached', async () => {
  const down = new PlatformError('unavailable', 'no answer');
  await expect(keep(() => Promise.reject(down))).rejects.toBe(down);
  expect(store.size).toBe(0);
});

test('a missing object is cached as missing, so that a removed one disappears', async () => {
  const gone = new PlatformError('refused', 'Not found', { status: 404, code: 'not_found' });
  const ask = jest.fn(() => Promise.reject(gone));
  for (const _ of [1, 2]) {
    const error = await keep(ask).catch((caught: unknown) => caught);
    expect(isNotFound(error)).toBe(true);
    expect(error).toMatchObject({ message: 'Not found', code: 'not_found' });
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

test('quality F03: 200 parallel reads make one call', async () => {
  const ask = jest.fn(async () => ({ title: 'New' }));
  const answers = await Promise.all(Array.from({ length: 200 }, () => keep(ask)));
  expect(new Set(answers.map(({ title }) => title))).toEqual(new Set(['New']));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('two readers of one address share one call', async () => {
  const ask = jest.fn(async () => ({ title: 'New', age: 6 }));
  await keep(ask);
  const age = { path: call.path, schema: v.object({ age: v.number() }) };
  await expect(kept(age, ['ru'], life, ask)).resolves.toEqual({ age: 6 });
  expect(ask).toHaveBeenCalledTimes(1);
});

describe('quality F02: the last good answer is used for seven days after it was received, and not longer', () => {
  const LIFE_MS = LAST_GOOD_COPY_SECONDS * 1_000;
  const down = new PlatformError('unavailable', 'no answer');
  const ask = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000_000_000 });
    pageTags.length = 0;
    ask.mockReset().mockResolvedValueOnce({ title: 'Good' }).mockRejectedValue(down);
  });

  test('however often it was requested in the meantime', async () => {
    await keep(ask);
    for (let day = 1; day <= 7; day += 1) {
      jest.setSystemTime(1_000_000_000_000 + (day * LIFE_MS) / 7);
      await expect(keep(ask)).resolves.toEqual({ title: 'Good' });
    }
    jest.setSystemTime(1_000_000_000_000 + LIFE_MS + 1);
    await expect(keep(ask)).rejects.toBe(down);
    ask.mockResolvedValue({ title: 'New' });
    await expect(keep(ask)).resolves.toEqual({ title: 'New' });
  });

  test('a page that is made of an old answer gets the age of that answer', async () => {
    const told = () => pageTags.filter((one) => one.startsWith('good-at'));
    await keep(ask);
    await keep(ask);
    expect(told()).toEqual([]);
    jest.setSystemTime(1_000_000_000_000 + LIFE_MS / 2);
    await keep(ask);
    expect(told()).toEqual(['good-at:1000000000000']);
  });
});
