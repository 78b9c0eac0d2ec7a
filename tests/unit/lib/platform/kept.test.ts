import * as v from 'valibot';
import { isNotFound, PlatformError } from '@/lib/platform/errors';
import { kept } from '@/lib/platform/kept';

/** The data cache of the server, reduced to what matters here: only what `load` resolves to is kept. */
const store = new Map<string, unknown>();
jest.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>, key: string[]) => async () => {
    const address = key.join(' ');
    if (!store.has(address)) store.set(address, await load());
    return store.get(address);
  },
}));

const call = { path: '/rows/1', schema: v.object({ title: v.string() }) };
const life = { revalidate: 60, tags: [] };

beforeEach(() => store.clear());

const keep = (ask: () => Promise<unknown>, wanted = call) => kept(wanted, ['ru'], life, ask);

test('an answer is asked for once and then kept', async () => {
  const ask = jest.fn(async () => ({ title: 'New' }));
  await expect(keep(ask)).resolves.toEqual({ title: 'New' });
  await expect(keep(ask)).resolves.toEqual({ title: 'New' });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('facts/quality.md F02: a garbled answer is an error and is not kept', async () => {
  await expect(keep(async () => ({ title: 5 }))).rejects.toMatchObject({ kind: 'garbled' });
  expect(store.size).toBe(0);
  await expect(keep(async () => ({ title: 'New' }))).resolves.toEqual({ title: 'New' });
});

test('facts/quality.md F02: a failure is not kept', async () => {
  const down = new PlatformError('unavailable', 'no answer');
  await expect(keep(() => Promise.reject(down))).rejects.toBe(down);
  expect(store.size).toBe(0);
});

test('that there is no such thing is kept, so that what was taken down ends', async () => {
  const gone = new PlatformError('refused', 'Not found', { status: 404, code: 'not_found' });
  const ask = jest.fn(() => Promise.reject(gone));
  for (const _ of [1, 2]) {
    const error = await keep(ask).catch((caught: unknown) => caught);
    expect(isNotFound(error)).toBe(true);
    expect(error).toMatchObject({ message: 'Not found', code: 'not_found' });
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

test('facts/quality.md F03: 200 at once make one call', async () => {
  const ask = jest.fn(async () => ({ title: 'New' }));
  const answers = await Promise.all(Array.from({ length: 200 }, () => keep(ask)));
  expect(new Set(answers.map(({ title }) => title))).toEqual(new Set(['New']));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('one address read in two ways is asked for once', async () => {
  const ask = jest.fn(async () => ({ title: 'New', age: 6 }));
  await keep(ask);
  const age = { path: call.path, schema: v.object({ age: v.number() }) };
  await expect(kept(age, ['ru'], life, ask)).resolves.toEqual({ age: 6 });
  expect(ask).toHaveBeenCalledTimes(1);
});
