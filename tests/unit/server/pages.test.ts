import { Answer } from '@/server/answer';
import { FRESH_MS, OLD_MS, STALE_MS } from '@/server/constants';
import { Pages } from '@/server/pages';
import { Busy, Semaphore } from '@/server/semaphore';
import { Store } from '@/server/store';

const answer = (text: string, { isForAll = true, status = 200 } = {}) =>
  new Answer({ status, headers: {}, body: Buffer.from(text) }, {}, isForAll);

let now = 0;
let made = 0;

/** Makes `page 1`, `page 2` … when it is let go. */
function maker(options?: Parameters<typeof answer>[1]) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const make = async () => {
    made += 1;
    const text = `page ${made}`;
    await gone;
    return answer(text, options);
  };
  return { make, letGo };
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

describe('quality F03: who asks for the same at once waits for one', () => {
  test('200 make one answer', async () => {
    const pages = house();
    const { make, letGo } = maker();
    const all = Array.from({ length: 200 }, () => textOf(pages.find('a', 'kind', make)));
    letGo();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['page 1']));
    expect(made).toBe(1);
  });

  test('different pages do not wait for each other', async () => {
    const pages = house();
    const slow = maker();
    const waiting = pages.find('slow', 'kind', slow.make);
    expect(await textOf(pages.find('quick', 'kind', at('quick')))).toBe('quick');
    slow.letGo();
    await waiting;
  });

  test('a failure is everybody’s, and the next one tries again', async () => {
    const pages = house();
    const broken = async () => Promise.reject(new Error('broken'));
    const both = [pages.find('a', 'kind', broken), pages.find('a', 'kind', broken)];
    for (const one of both) await expect(one).rejects.toThrow('broken');
    expect(await textOf(pages.find('a', 'kind', at('mended')))).toBe('mended');
  });

  test('an error page is given to who waits, and kept for nobody', async () => {
    const pages = house();
    expect((await pages.find('a', 'kind', async () => answer('no', { status: 500 }))).answer.status).toBe(
      500,
    );
    expect(await textOf(pages.find('a', 'kind', at('mended')))).toBe('mended');
  });
});

describe('how old an answer may be', () => {
  test('fresh: nothing is made', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += FRESH_MS - 1;
    expect(await pages.find('a', 'kind', at('second'))).toMatchObject({ isStored: true });
    expect(await textOf(pages.find('a', 'kind', at('second')))).toBe('first');
  });

  test('older: given out once more while it is made anew behind it', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += FRESH_MS;
    expect(await textOf(pages.find('a', 'kind', at('second')))).toBe('first');
    await new Promise(setImmediate);
    expect(await textOf(pages.find('a', 'kind', at('third')))).toBe('second');
  });

  test('too old: waited for', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += STALE_MS;
    expect(await textOf(pages.find('a', 'kind', at('second')))).toBe('second');
  });

  test('a failure behind it leaves the old one for as long as it may be old', async () => {
    const pages = house();
    await pages.find('a', 'kind', at('first'));
    now += FRESH_MS;
    await pages.find('a', 'kind', async () => Promise.reject(new Error('platform down')));
    await new Promise(setImmediate);
    expect(await textOf(pages.find('a', 'kind', at('never')))).toBe('first');
  });

  test('a purge drops everything, and what was begun before it is not kept', async () => {
    const pages = house();
    await pages.find('stored', 'kind', at('old'));
    const begun = maker();
    const waiting = textOf(pages.find('begun', 'kind', begun.make));
    pages.purge();
    expect(await textOf(pages.find('stored', 'kind', at('new')))).toBe('new');
    expect(await textOf(pages.find('begun', 'kind', at('new')))).toBe('new');
    begun.letGo();
    expect(await waiting).toBe('page 1');
    expect(await textOf(pages.find('begun', 'kind', at('newer')))).toBe('new');
  });
});

describe('quality S30: what is one viewer’s own is nobody else’s', () => {
  test('those who waited for it get one each', async () => {
    const pages = house();
    const { make, letGo } = maker({ isForAll: false });
    const all = [
      textOf(pages.find('a', 'kind', make)),
      textOf(pages.find('a', 'kind', make)),
      textOf(pages.find('a', 'kind', make)),
    ];
    letGo();
    expect(new Set(await Promise.all(all)).size).toBe(3);
  });

  test('it is not kept, and from then on nobody waits', async () => {
    const pages = house();
    await pages.find('a', 'kind', async () => answer('mine', { isForAll: false }));
    const slow = maker({ isForAll: false });
    const waiting = pages.find('a', 'kind', slow.make);
    expect(await textOf(pages.find('a', 'kind', async () => answer('yours', { isForAll: false })))).toBe(
      'yours',
    );
    slow.letGo();
    await waiting;
  });
});

describe('quality F04: more than can be carried', () => {
  test('waits in a line that has an end, and comes in in order', async () => {
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
    slow.letGo();
    await Promise.all(all);
    expect(order).toEqual(['first', 'second']);
    expect(semaphore.hasRoom('a')).toBe(true);
  });

  test('a slow kind leaves room for the others', async () => {
    const semaphore = new Semaphore({ places: 4, share: 2, waiting: 10 });
    const slow = maker();
    const all = Array.from({ length: 6 }, () => semaphore.run('slow', slow.make));
    await semaphore.run('quick', async () => {});
    expect(made).toBe(2);
    slow.letGo();
    await Promise.all(all);
    expect(made).toBe(6);
  });

  test('a failure gives its place back', async () => {
    const semaphore = new Semaphore({ places: 1, share: 1, waiting: 0 });
    await expect(semaphore.run('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(semaphore.hasRoom('a')).toBe(true);
  });

  test('is refused at once, and let in again when there is room', async () => {
    const pages = house(1);
    const slow = maker();
    const waiting = pages.find('a', 'kind', slow.make);
    await expect(pages.find('b', 'kind', at('b'))).rejects.toBeInstanceOf(Busy);
    await expect(pages.alone('kind', at('c'))).rejects.toBeInstanceOf(Busy);
    slow.letGo();
    await waiting;
    expect(await textOf(pages.find('b', 'kind', at('b')))).toBe('b');
  });

  test('an old page is better than none', async () => {
    const pages = house(1);
    await pages.find('a', 'kind', at('old'));
    now += STALE_MS * 10;
    const slow = maker();
    const waiting = pages.find('b', 'kind', slow.make);
    expect(await textOf(pages.find('a', 'kind', at('new')))).toBe('old');
    // Yesterday's is not: last good copies have an end (quality F02).
    now += OLD_MS;
    await expect(pages.find('a', 'kind', at('new'))).rejects.toBeInstanceOf(Busy);
    slow.letGo();
    await waiting;
  });
});
