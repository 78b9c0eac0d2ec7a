import { LAST_GOOD_COPY_SECONDS } from '@/lib/platform/http/cache-life';
import PageStore from '@/server/next-compat/page-store.cjs';

const NOW = 1_000_000_000_000;
const DAY = 86_400;
const WEEK = LAST_GOOD_COPY_SECONDS;
const reading = { kind: 'APP_PAGE', isFallback: false };

/** As the framework uses it. */
interface Copies {
  set(key: string, value: object, context: object): Promise<void>;
  get(
    key: string,
    context: object,
  ): Promise<{ value: object; lastModified: number; cacheControl: { expire: number } } | null>;
}

const none = async () => Promise.reject(new Error('nothing on disk'));
const copies = new (PageStore as unknown as new (context: object) => Copies)({
  fs: { readFile: none, stat: none, existsSync: () => false },
  flushToDisk: false,
  serverDistDir: '/nowhere',
  revalidatedTags: [],
  maxMemoryCacheSize: 10_000_000,
});

const page = (html: string, { status = 200, tags = '' } = {}) => ({
  kind: 'APP_PAGE',
  html,
  status,
  headers: tags ? { 'x-next-cache-tags': tags } : {},
});
const put = (key: string, value: object, expire = WEEK) =>
  copies.set(key, value, { ...reading, cacheControl: { revalidate: 60, expire } });
/** The remaining seconds of the stored page; the framework counts from when it was stored. */
async function left(key: string): Promise<number | undefined> {
  const stored = await copies.get(key, reading);
  if (!stored) return undefined;
  return stored.cacheControl.expire - (Date.now() - stored.lastModified) / 1_000;
}
const wait = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('quality F02: the seven days of a page count from its last good version', () => {
  test('a failed renewal stores the same page again without new time', async () => {
    const film = page('film');
    await put('/film', film);
    for (let day = 1; day <= 6; day += 1) {
      wait(DAY);
      // As the framework does it: with the last value it received, and at least a few seconds.
      await put('/film', film, Math.max(6, (await left('/film')) ?? 0));
      expect(await left('/film')).toBe(WEEK - day * DAY);
    }
    wait(2 * DAY);
    await put('/film', film, 6);
    expect(await left('/film')).toBe(0);
  });

  test('a new page gets the full time', async () => {
    await put('/film', page('film'));
    wait(3 * DAY);
    await put('/film', page('film, again'));
    expect(await left('/film')).toBe(WEEK);
  });

  test('a page of old answers expires with the oldest of them', async () => {
    const tags = `rowsets,good-at:${NOW - DAY * 1_000},row:1,good-at:${NOW - 5 * DAY * 1_000}`;
    await put('/home', page('home', { tags }));
    expect(await left('/home')).toBe(WEEK - 5 * DAY);
    await put('/over', page('home', { tags: `good-at:${NOW - 8 * DAY * 1_000}` }));
    expect(await left('/over')).toBe(0);
  });

  test('entries that are not pages are stored unchanged', async () => {
    const data = { kind: 'FETCH', data: { body: '1' }, revalidate: 60 };
    await copies.set('data', data, { fetchCache: true, tags: [] });
    expect((await copies.get('data', { kind: 'FETCH', tags: [], softTags: [] }))?.value).toEqual(data);
  });
});

test('quality F04: made-up addresses, missing or redirected, only push each other out, not existing pages', async () => {
  await put('/was-missing', page('', { status: 404 }));
  await put('/was-missing', page('found'));
  for (let at = 0; at < 1_200; at += 1) {
    await put(`/made-up-${at}`, page('x', { status: at % 2 ? 404 : 308 }));
  }
  expect(await left('/made-up-0')).toBeUndefined();
  expect(await left('/made-up-199')).toBeUndefined();
  expect(await left('/made-up-200')).toBeDefined();
  expect(await left('/was-missing')).toBe(WEEK);
});

describe('quality F04: made-up answers of the platform push out no page and are not shared', () => {
  const answer = (body: string) => ({ kind: 'FETCH', data: { headers: {}, body, url: '' }, revalidate: 60 });
  const putAnswer = (key: string, body: string, tags: string[] = []) =>
    copies.set(key, answer(body), { fetchCache: true, tags });
  const hasAnswer = async (key: string) =>
    (await copies.get(key, { kind: 'FETCH', tags: [], softTags: [] })) !== null;
  const shared = jest.fn(async (_key: string) => {});

  beforeEach(() => {
    shared.mockClear();
    const state = { purgedAt: 0, copies: { get: async () => null, set: shared }, announce: async () => {} };
    globalThis.taspaSharedState = state as never;
  });
  afterEach(() => {
    globalThis.taspaSharedState = undefined;
  });

  test('more of them than there is memory push out each other', async () => {
    await put('/existing', page('existing'));
    const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('base64');
    for (let at = 0; at < 200; at += 1) await putAnswer(`made-up ${at}`, random());
    expect(await left('/existing')).toBe(WEEK);
    expect([await hasAnswer('made-up 0'), await hasAnswer('made-up 199')]).toEqual([false, true]);
  });

  test.each([
    ['something is missing', `{"goodAt":${NOW},"missing":{"message":"","code":null}}`],
    ['a list is empty', `{"goodAt":${NOW},"body":[]}`],
  ])('that %s is kept as long as a missing page, and by this instance', async (_, nothing) => {
    for (let at = 0; at < 1_200; at += 1) await putAnswer(`nothing ${at}`, nothing);
    expect([await hasAnswer('nothing 199'), await hasAnswer('nothing 200')]).toEqual([false, true]);
    expect(shared).not.toHaveBeenCalled();
  });

  test('an answer to parameters that are unlimited in number is kept by this instance, any other by all', async () => {
    await putAnswer('filtered', `{"goodAt":${NOW},"body":{}}`, ['row:1', 'unshared']);
    await putAnswer('row', `{"goodAt":${NOW},"body":{"missing":true}}`, ['row:1']);
    expect(shared.mock.calls.map(([key]) => key)).toEqual(['row']);
  });
});

describe('several instances: a page that one has made is the page of all (docs/OPERATIONS.md "Several instances")', () => {
  const stored = new Map<string, Record<string, unknown>>();
  const state = {
    purgedAt: 0,
    copies: {
      get: jest.fn(async (key: string) => stored.get(key) ?? null),
      set: jest.fn(async (key: string, copy: Record<string, unknown>) => void stored.set(key, copy)),
    },
    announce: jest.fn(async () => {}),
  };
  const htmlOf = async (key: string) => ((await copies.get(key, reading))?.value as { html: string })?.html;
  /** As another instance has stored it. */
  const byOther = (key: string, html: string, more: object = {}) =>
    stored.set(key, {
      value: page(html),
      lastModified: Date.now(),
      cacheControl: { revalidate: 60, expire: WEEK },
      ...more,
    });

  beforeEach(() => {
    stored.clear();
    state.purgedAt = 0;
    jest.clearAllMocks();
    globalThis.taspaSharedState = state as never;
  });
  afterEach(() => {
    globalThis.taspaSharedState = undefined;
  });

  test('it is stored for all, with the time it has left', async () => {
    await put('/mine', page('mine'));
    expect(state.copies.set).toHaveBeenCalledWith(
      '/mine',
      expect.objectContaining({ lastModified: NOW }),
      WEEK,
    );
  });

  test('quality F04: missing pages and redirects are not shared: anybody can make up any number of them', async () => {
    await put('/made-up', page('', { status: 404 }));
    await put('/moved', page('', { status: 308 }));
    expect(state.copies.set).not.toHaveBeenCalled();
  });

  test('a page of another instance is used without a render, and is as old as it is', async () => {
    byOther('/theirs', 'theirs');
    wait(30);
    expect(await htmlOf('/theirs')).toBe('theirs');
    expect(await left('/theirs')).toBe(WEEK - 30);
  });

  test('a page that is due is replaced by a newer one of another instance; a page that is not due causes no read', async () => {
    await put('/both', page('old'));
    byOther('/both', 'unseen', { lastModified: NOW + 1 });
    expect(await htmlOf('/both')).toBe('old');
    expect(state.copies.get).not.toHaveBeenCalled();
    wait(61);
    byOther('/both', 'new');
    expect(await htmlOf('/both')).toBe('new');
  });

  test('an older page of another instance is not used, and is read at most once a second', async () => {
    await put('/newest', page('newest'));
    byOther('/newest', 'older', { lastModified: NOW - 1 });
    wait(61);
    for (let request = 0; request < 5; request += 1) expect(await htmlOf('/newest')).toBe('newest');
    expect(state.copies.get).toHaveBeenCalledTimes(1);
  });

  test('after a purge a page is read again from the other instances', async () => {
    await put('/purged', page('before'));
    wait(1);
    state.purgedAt = Date.now();
    wait(1);
    byOther('/purged', 'after');
    expect(await htmlOf('/purged')).toBe('after');
  });

  test('quality F02: a failed renewal of such a page gives it no further time, and is not stored for all', async () => {
    const term = { from: NOW - 3 * DAY * 1_000, seconds: WEEK };
    byOther('/old', 'old', { term });
    const found = await copies.get('/old', reading);
    await put('/old', found?.value ?? {}, 6);
    expect(await left('/old')).toBe(WEEK - 3 * DAY);
    expect(state.copies.set).not.toHaveBeenCalled();
  });

  test('a purge of this instance is announced to the others', async () => {
    const store = copies as unknown as { revalidateTag(tag: string, life: object): Promise<void> };
    await store.revalidateTag('catalogue', { expire: 0 });
    expect(state.announce).toHaveBeenCalledWith(['catalogue']);
  });
});
