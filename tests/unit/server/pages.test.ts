import { Answer } from '@/server/answer';
import { FRESH_MS, OLD_MS, STALE_MS } from '@/server/constants';
import { Pages } from '@/server/pages';
import { Busy, Semaphore } from '@/server/semaphore';
import { Store } from '@/server/store';

const answer = (text: string, { isForAll = true, status = 200 } = {}) =>
  new Answer({ status, headers: {}, body: Buffer.from(text) }, {}, isForAll);

let now = 0;
let made = 0;

/** Renders `page 1`, `page 2` … when it is released. */
function maker(options?: Parameters<typeof answer>[1]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const make = async () => {
    made += 1;
    const text = `page ${made}`;
    await released;
    return answer(text, options);
  };
  return { make, release };
}

const textOf = async (found: Promise<{ answer: Answer }>) =>
  String(await (await found).answer.body('identity'));
const at = (text: string) => async () => answer(text);
const house = (places = 10) =>
  new Pages(new Store(1_000_000), new Semaphore({ places, share: places, waiting: 0 }), () => now);

beforeEach(() => {
  now = 1_000_000;
  made = 0;
});

describe('quality F03: parallel requests for one page wait for one render', () => {
  test('200 requests cause one render', async () => {
    const pages = house();
    const { make, release } = maker();
    const all = Array.from({ length: 200 }, () => textOf(pages.find('a', 'kind', make)));
    release();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['page 1']));
    expect(made).toBe(1);
  });

  test('different pages do not wait for each other', async () => {
    const pages = house();
    const slow = maker();
    const waiting = pages.find('slow', 'kind', slow.make);
    expect(await textOf(pages.find('quick', 'kind', at('quick')))).toBe('quick');
    slow.release();
    await waiting;
  });

  test('a failure is shared by all waiting requests, and the next one tries again', async () => {
    const pages = house();
    const broken = async () => Promise.reject(new Error('broken'));
    const both = [pages.find('a', 'kind', broken), pages.find('a', 'kind', broken)];
    for (const one of both) await expect(one).rejects.toThrow('broken');
    expect(await textOf(pages.find('a', 'kind', at('mended')))).toBe('mended');
  });

  test('an error page is given to waiting requests and not stored', async () => {
    const pages = house();
    expect((await pages.find('a', 'kind', async () => answer('no', { status: 500 }))).answer.status).toBe(
      500,
    );
    expect(await textOf(pages.find('a', 'kind', at('mended')))).toBe('mended');
  });
});

describe('the age of a stored answer', () => {
  test('fresh: no render', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += FRESH_MS - 1;
    expect(await pages.find('a', 'kind', at('second'))).toMatchObject({ isStored: true });
    expect(await textOf(pages.find('a', 'kind', at('second')))).toBe('first');
  });

  test('older: used once more while a new one is rendered', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += FRESH_MS;
    expect(await textOf(pages.find('a', 'kind', at('second')))).toBe('first');
    await new Promise(setImmediate);
    expect(await textOf(pages.find('a', 'kind', at('third')))).toBe('second');
  });

  test('too old: the request waits', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += STALE_MS;
    expect(await textOf(pages.find('a', 'kind', at('second')))).toBe('second');
  });

  test('a failed renewal keeps the old answer for its allowed age', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += FRESH_MS;
    await pages.find('a', 'kind', async () => Promise.reject(new Error('platform down')));
    await new Promise(setImmediate);
    expect(await textOf(pages.find('a', 'kind', at('never')))).toBe('first');
  });

  test('a purge removes everything, and renders that started before it are not stored', async () => {
    const pages = house();
    await pages.find('stored', 'kind', at('old'));
    const running = maker();
    const waiting = textOf(pages.find('begun', 'kind', running.make));
    pages.purge();
    expect(await textOf(pages.find('stored', 'kind', at('new')))).toBe('new');
    expect(await textOf(pages.find('begun', 'kind', at('new')))).toBe('new');
    running.release();
    expect(await waiting).toBe('page 1');
    expect(await textOf(pages.find('begun', 'kind', at('newer')))).toBe('new');
  });
});

describe('quality S30: personal answers are not shared', () => {
  test('each waiting request gets its own render', async () => {
    const pages = house();
    const { make, release } = maker({ isForAll: false });
    const all = [
      textOf(pages.find('a', 'kind', make)),
      textOf(pages.find('a', 'kind', make)),
      textOf(pages.find('a', 'kind', make)),
    ];
    release();
    expect(new Set(await Promise.all(all)).size).toBe(3);
  });

  test('they are not stored, and later requests do not wait for each other', async () => {
    const pages = house();
    await pages.find('a', 'kind', async () => answer('mine', { isForAll: false }));
    const slow = maker({ isForAll: false });
    const waiting = pages.find('a', 'kind', slow.make);
    expect(await textOf(pages.find('a', 'kind', async () => answer('yours', { isForAll: false })))).toBe(
      'yours',
    );
    slow.release();
    await waiting;
  });
});

describe('quality F04: more requests than the server can handle', () => {
  test('wait in a limited queue in their order', async () => {
    const semaphore = new Semaphore({ places: 1, share: 1, waiting: 2 });
    const order: string[] = [];
    const slow = maker();
    const note = (name: string) => async () => void order.push(name);
    const all = [
      semaphore.run('a', slow.make),
      semaphore.run('a', note('first')),
      semaphore.run('b', note('second')),
    ];
    await expect(semaphore.run('c', note('late'))).rejects.toBeInstanceOf(Busy);
    slow.release();
    await Promise.all(all);
    expect(order).toEqual(['first', 'second']);
    expect(semaphore.hasRoom('a')).toBe(true);
  });

  test('a slow kind of page leaves room for others', async () => {
    const semaphore = new Semaphore({ places: 4, share: 2, waiting: 10 });
    const slow = maker();
    const all = Array.from({ length: 6 }, () => semaphore.run('slow', slow.make));
    await semaphore.run('quick', async () => {});
    expect(made).toBe(2);
    slow.release();
    await Promise.all(all);
    expect(made).toBe(6);
  });

  test('a failed render frees its place', async () => {
    const semaphore = new Semaphore({ places: 1, share: 1, waiting: 0 });
    await expect(semaphore.run('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(semaphore.hasRoom('a')).toBe(true);
  });

  test('are refused at once when the queue is full, and accepted again when there is room', async () => {
    const pages = house(1);
    const slow = maker();
    const waiting = pages.find('a', 'kind', slow.make);
    await expect(pages.find('b', 'kind', at('b'))).rejects.toBeInstanceOf(Busy);
    await expect(pages.alone('kind', at('c'))).rejects.toBeInstanceOf(Busy);
    slow.release();
    await waiting;
    expect(await textOf(pages.find('b', 'kind', at('b')))).toBe('b');
  });

  test('an old page is used before a refusal', async () => {
    const pages = house(1);
    await pages.find('a', 'kind', at('old'));
    now += STALE_MS * 10;
    const slow = maker();
    const waiting = pages.find('b', 'kind', slow.make);
    expect(await textOf(pages.find('a', 'kind', at('new')))).toBe('old');
    // Yesterday's is not used: last good copies expire (quality F02).
    now += OLD_MS;
    await expect(pages.find('a', 'kind', at('new'))).rejects.toBeInstanceOf(Busy);
    slow.release();
    await waiting;
  });
});
