import { type BlockQuery, GuideStore } from '@/lib/client/channels/guide-store';
import { BLOCK_LIFE_MS, BLOCK_ROWS, BLOCK_SECONDS, CHANGED_LIFE_MS } from '@/lib/rules/guide/constants';
import type { GuideBlock, GuideRow } from '@/lib/rules/guide/view';
import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';

const START = 10 * BLOCK_SECONDS;
const TOTAL = 200;

const row = (index: number, start: number, isBroken = false, blocks = 1): GuideRow => ({
  channel: {
    id: index,
    key: `c${index}`,
    name: `Channel ${index}`,
    number: index,
    logo: null,
    color: null,
    isFree: true,
    archiveDays: 7,
  },
  entries: isBroken
    ? null
    : Array.from({ length: blocks }, (_, block) => ({
        startsAt: start + block * BLOCK_SECONDS,
        endsAt: start + (block + 1) * BLOCK_SECONDS,
        title: 'News',
        subtitle: null,
        age: null,
        hasCatchUp: true,
      })),
});

const answer = ({ row: first, rows, start, blocks }: BlockQuery, broken: number[] = []): GuideBlock => ({
  total: TOTAL,
  archiveDays: 7,
  rows: Array.from({ length: Math.min(rows, TOTAL - first) }, (_, offset) =>
    row(first + offset, start, broken.includes(first + offset), blocks),
  ),
});

const hours = { start: START, end: START + 1 };
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('visible blocks are requested once, and subscribers are notified when they arrive', async () => {
  const load = jest.fn(async (query: BlockQuery) => answer(query));
  const store = new GuideStore([], load);
  const onChange = jest.fn();
  store.subscribe(onChange);
  store.want({ from: 0, to: 10 }, hours);
  store.want({ from: 2, to: 12 }, hours);
  expect(store.row(3)).toBeNull();
  await settle();
  store.want({ from: 2, to: 12 }, hours);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith({ row: 0, rows: BLOCK_ROWS, start: START, blocks: 1 });
  expect(store.row(3)?.channel.name).toBe('Channel 3');
  expect(store.row(3)?.blocks.get(START)).toBe('ready');
  expect(onChange).toHaveBeenCalled();
});

test('DESIGN section 10: fast scrolling cancels waiting requests, and few run at once', async () => {
  const pending: Array<() => void> = [];
  const load = jest.fn(
    (query: BlockQuery) => new Promise<GuideBlock>((resolve) => pending.push(() => resolve(answer(query)))),
  );
  const store = new GuideStore([], load);
  store.want({ from: 0, to: 4 * BLOCK_ROWS }, hours);
  expect(load).toHaveBeenCalledTimes(3);
  store.want({ from: 160, to: 170 }, hours);
  pending.shift()?.();
  await settle();
  expect(load).toHaveBeenCalledTimes(4);
  expect(load).toHaveBeenLastCalledWith({ row: 160, rows: BLOCK_ROWS, start: START, blocks: 1 });
  for (const finish of pending) finish();
  await settle();
  expect(load).toHaveBeenCalledTimes(4);
});

test('programmes from the page are shown at once and stay while blocks arrive', async () => {
  const load = jest.fn(async (query: BlockQuery) => answer(query));
  const store = new GuideStore([row(0, START)], load);
  expect(store.row(0)?.entries).toHaveLength(1);
  expect(store.row(0)?.blocks.size).toBe(0);
  store.want({ from: 0, to: 1 }, { start: START, end: START + 2 * BLOCK_SECONDS });
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith({ row: 0, rows: BLOCK_ROWS, start: START, blocks: 2 });
  expect(store.row(0)?.entries.map(({ startsAt }) => startsAt)).toEqual([START, START + BLOCK_SECONDS]);
});

test('an answer replaces its hours: cancelled programmes disappear, other hours stay', async () => {
  const { channel, entries } = row(0, START);
  const moved = (entries ?? []).map((entry) => ({ ...entry, startsAt: START + 60, title: 'Moved' }));
  const load = async () => ({ total: TOTAL, archiveDays: 7, rows: [{ channel, entries: moved }] });
  const store = new GuideStore([row(0, START, false, 2)], load);
  store.want({ from: 0, to: 1 }, hours);
  await settle();
  expect(store.row(0)?.entries.map(({ title, startsAt }) => [title, startsAt - START])).toEqual([
    ['Moved', 60],
    ['News', BLOCK_SECONDS],
  ]);
});

test('spec 2 §4: a failed block is requested 5 times, 3 s apart; then its rows show an error and can be retried', async () => {
  const load = jest.fn<Promise<GuideBlock>, [BlockQuery]>(() => Promise.reject(new Error('away')));
  const store = new GuideStore([], load);
  store.want({ from: 0, to: 1 }, hours);
  await settle();
  for (let attempt = 1; attempt < LOAD_ATTEMPTS; attempt += 1) {
    expect(load).toHaveBeenCalledTimes(attempt);
    expect(store.lost(0).has(START)).toBe(false);
    await jest.advanceTimersByTimeAsync(LOAD_RETRY_MS);
  }
  expect(load).toHaveBeenCalledTimes(LOAD_ATTEMPTS);
  expect(store.lost(5).has(START)).toBe(true);
  await jest.advanceTimersByTimeAsync(10 * LOAD_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(LOAD_ATTEMPTS);

  load.mockImplementation(async (query) => answer(query));
  await store.retry(5, START);
  await settle();
  expect(store.lost(5).has(START)).toBe(false);
  expect(store.row(5)?.blocks.get(START)).toBe('ready');
});

describe('a failed block is due again, and says until then that it failed', () => {
  const loses = async () => {
    const load = jest.fn<Promise<GuideBlock>, [BlockQuery]>(() => Promise.reject(new Error('away')));
    const store = new GuideStore([], load);
    store.want({ from: 0, to: 1 }, hours);
    await jest.advanceTimersByTimeAsync(LOAD_ATTEMPTS * LOAD_RETRY_MS);
    load.mockClear();
    return { store, load };
  };
  const known = (store: GuideStore) => store.row(5)?.blocks.get(START) ?? null;

  test.each([
    [
      'five minutes later',
      async (store: GuideStore) => {
        await jest.advanceTimersByTimeAsync(BLOCK_LIFE_MS + 1);
        store.want({ from: 0, to: 1 }, hours);
      },
    ],
    ['when the connection is back', async (store: GuideStore) => store.again()],
  ])('%s', async (_, pass) => {
    const { store, load } = await loses();
    store.want({ from: 0, to: 1 }, hours);
    expect(load).not.toHaveBeenCalled();
    await pass(store);
    expect(load).toHaveBeenCalledTimes(1);
    expect(store.lost(5).has(START)).toBe(true);
    load.mockImplementation(async (query) => answer(query));
    await jest.advanceTimersByTimeAsync(LOAD_RETRY_MS);
    expect([known(store), store.lost(5).has(START)]).toEqual(['ready', false]);
  });
});

test('one failed channel does not affect the others and is retried alone', async () => {
  const load = jest.fn(async (query: BlockQuery) => answer(query, [4]));
  const store = new GuideStore([], load);
  store.want({ from: 0, to: 10 }, hours);
  await settle();
  expect(store.row(3)?.blocks.get(START)).toBe('ready');
  expect(store.row(4)?.blocks.get(START)).toBe('failed');

  load.mockImplementation(async (query) => answer(query));
  await store.retry(4, START);
  expect(load).toHaveBeenLastCalledWith({ row: 4, rows: 1, start: START, blocks: 1 });
  expect(store.row(4)?.blocks.get(START)).toBe('ready');
});

test('spec 2 §7: after five minutes a visible block is requested again, because catch-up opens when programmes end', async () => {
  const load = jest.fn(async (query: BlockQuery) => answer(query));
  const store = new GuideStore([], load);
  store.want({ from: 0, to: 1 }, hours);
  await settle();
  const before = store.row(0);
  await jest.advanceTimersByTimeAsync(BLOCK_LIFE_MS + 1);
  store.want({ from: 0, to: 1 }, hours);
  // Loaded programmes stay visible meanwhile.
  expect(store.row(0)).toBe(before);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

describe('when the list of channels has changed', () => {
  const both = { start: START, end: START + 2 * BLOCK_SECONDS };
  /** The hours of a row, loaded one after the other; then the first ones come with another channel in the row. */
  const changes = async (msBetween: number) => {
    const load = jest.fn(async (query: BlockQuery) => answer(query));
    const store = new GuideStore([], load);
    store.want({ from: 0, to: 1 }, hours);
    await jest.advanceTimersByTimeAsync(msBetween);
    store.want({ from: 0, to: 1 }, both);
    await jest.advanceTimersByTimeAsync(BLOCK_LIFE_MS - msBetween + 1);
    load.mockClear();
    load.mockImplementationOnce(async (query) => ({ ...answer(query), rows: [row(7, START)] }));
    load.mockReturnValue(new Promise(() => {}));
    store.want({ from: 0, to: 1 }, both);
    await settle();
    return { store, load };
  };

  test('a row has no programmes of the channel before, and its other hours are requested again', async () => {
    const { store, load } = await changes(BLOCK_LIFE_MS / 2);
    expect(store.row(0)?.channel.id).toBe(7);
    expect(store.row(0)?.entries.map(({ startsAt }) => startsAt)).toEqual([START]);
    expect([...(store.row(0)?.blocks.keys() ?? [])]).toEqual([START]);
    expect(load.mock.calls.map(([query]) => query.start)).toEqual([START, START + BLOCK_SECONDS]);
  });

  test('hours that have just been loaded wait half a minute, because servers may not agree yet', async () => {
    const { store, load } = await changes(BLOCK_LIFE_MS - 1000);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(CHANGED_LIFE_MS);
    store.want({ from: 0, to: 1 }, both);
    expect(load.mock.calls.map(([query]) => query.start)).toEqual([START, START + BLOCK_SECONDS]);
  });
});

test('after leaving the page nothing is requested', async () => {
  const load = jest.fn<Promise<GuideBlock>, [BlockQuery]>(() => Promise.reject(new Error('away')));
  const store = new GuideStore([], load);
  store.want({ from: 0, to: 1 }, hours);
  await settle();
  store.stop();
  await jest.advanceTimersByTimeAsync(10 * LOAD_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(1);
});
