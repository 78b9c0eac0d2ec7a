import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const ORIGIN = 'https://taspa.example';
const ICONS = [
  { src: '/brand/taspa/icon-512.png', sizes: '512x512' },
  { src: '/brand/taspa/icon-192.png', sizes: '192x192' },
];

/** What the site answers to the worker. */
type Answer = { ok: boolean; status: number; redirected?: boolean; html?: string };
const OK: Answer = { ok: true, status: 200 };

/** The worker in a browser of the test's own: its listeners, and what it did. */
function openWorker(
  href = `${ORIGIN}/service-worker.js`,
  kept = new Map<string, string>(),
  answerOf: (requested: unknown) => Answer = () => OK,
  /** What the storage of this browser refuses. */
  refused?: 'open' | 'match' | 'put',
) {
  const listeners: Record<string, (event: object) => void> = {};
  const done = { shown: [] as unknown[][], opened: [] as string[], requested: [] as unknown[][] };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    location: { origin: ORIGIN, href },
    registration: {
      active: null,
      showNotification: async (...given: unknown[]) => void done.shown.push(given),
    },
    skipWaiting: async () => {},
    clients: { openWindow: async (path: string) => void done.opened.push(path) },
  };
  const fetch = async (...given: unknown[]) => {
    const [, brand] = /^(?:\/brand\/(\w+))?\/manifest\.webmanifest/.exec(String(given[0])) ?? [];
    if (brand)
      return { json: async () => ({ icons: [{ ...ICONS[1], src: `/brand/${brand}/icon-192.png` }] }) };
    if (given[0] === '/manifest.webmanifest') return { json: async () => ({ icons: ICONS }) };
    done.requested.push(given);
    const { html = '', ...answer } = answerOf(given[0]);
    const page = { ...answer, text: async () => html };
    return { ...page, clone: () => page };
  };
  const urlOf = (requested: string | { url: string }) =>
    typeof requested === 'string' ? new URL(requested, ORIGIN).href : requested.url;
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (requested: string | { url: string }, answer: { text(): Promise<string> }) =>
      void kept.set(urlOf(requested), await answer.text()),
    add: async (requested: string) => void kept.set(urlOf(requested), ''),
    delete: async ({ url }: { url: string }) => kept.delete(url),
    match: async (requested: string | { url: string }) => {
      const text = kept.get(urlOf(requested));
      return text === undefined ? undefined : { text: async () => text };
    },
  };
  const caches = {
    open: async () => cache,
    match: cache.match,
    keys: async () => [],
    delete: async () => kept.clear(),
  };
  const refuse = () => Promise.reject(new Error('QuotaExceededError'));
  if (refused === 'open') caches.open = refuse;
  else if (refused) cache[refused] = refuse;
  const browser = { self, fetch, caches, URL, URLSearchParams };
  runInNewContext(readFileSync('public/service-worker.js', 'utf8'), browser);
  /** A file that a page asks for. */
  const load = async (url: string) => {
    let answer: Promise<unknown> | undefined;
    const respondWith = (given: Promise<unknown>) => {
      answer = given;
    };
    let work: Promise<unknown> | undefined;
    const waitUntil = (given: Promise<unknown>) => {
      work = given;
    };
    listeners.fetch?.({ request: { method: 'GET', mode: 'no-cors', url }, respondWith, waitUntil });
    const loaded = (await answer) as { text(): Promise<string> };
    await work;
    return loaded;
  };
  const isAnswered = (url: string) => {
    const respondWith = jest.fn((answer: Promise<unknown>) => void answer.catch(() => {}));
    const request = { method: 'GET', mode: 'no-cors', url };
    listeners.fetch?.({ request, respondWith, waitUntil: () => {} });
    return respondWith.mock.calls.length > 0;
  };
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { done, dispatch, isAnswered, load };
}

const message = { id: '7', title: 'Финал', body: 'Через пять минут', icon: '', action: 'Смотреть' };
const pathFor = async (destination: object | null) => {
  const { done, dispatch } = openWorker();
  await dispatch('push', { data: { json: () => ({ ...message, destination }) } });
  const [[, shown] = []] = done.shown;
  return (shown as { data: { path: string } }).data.path;
};

describe('spec 3 §3 Push notification: the service worker', () => {
  test('shows the message with the sign of the brand, once for each push', async () => {
    const { done, dispatch } = openWorker();
    await dispatch('push', { data: { json: () => ({ ...message, destination: null }) } });
    const [[title, shown] = []] = done.shown;
    expect(title).toBe('Финал');
    expect(JSON.parse(JSON.stringify(shown))).toEqual({
      body: 'Через пять минут',
      icon: '/brand/taspa/icon-192.png',
      tag: '7',
      actions: [{ action: 'open', title: 'Смотреть' }],
      data: { id: '7', path: '/' },
    });
  });

  test.each([
    ['/brand/galam/manifest.webmanifest', 'galam'],
    ['/brand/almatv/manifest.webmanifest?lang=ru', 'almatv'],
  ])('the sign is that of the brand that the viewer has seen: %s', async (address, brand) => {
    const html = `<html lang="ru"><head><link rel="manifest" href="${address}"/></head>`;
    const { done, dispatch } = openWorker(undefined, new Map([[`${ORIGIN}/offline`, html]]));
    await dispatch('push', { data: { json: () => ({ ...message, destination: null }) } });
    expect(done.shown[0]?.[1]).toMatchObject({ icon: `/brand/${brand}/icon-192.png` });
  });

  test.each<[object | null, string]>([
    [null, '/'],
    [{ type: 'channel', id: '3929' }, '/?type=channel&id=3929'],
    [{ type: 'enter_promo_key', code: 'LETO' }, '/?type=enter_promo_key&code=LETO'],
    [{ type: 'last_channel' }, '/?type=last_channel'],
    [{ type: 'row', id: '1&type=x' }, '/?type=row&id=1%26type%3Dx'],
    [{ type: 'open_url', src: `${ORIGIN}/news/3?a=1` }, '/news/3?a=1'],
    [{ type: 'open_url', src: '/news/3' }, '/news/3'],
    [{ type: 'open_url', src: 'https://evil.example/news/3' }, '/'],
    [{ type: 'open_url', src: '//evil.example' }, '/'],
    [{ type: 'open_url', src: `${ORIGIN}//evil.example/news` }, '/evil.example/news'],
    [{ type: 'open_url', src: '/.//evil.example' }, '/evil.example'],
    [{ type: 'open_url', src: 'javascript:alert(1)' }, '/'],
    [{ type: 'open_url' }, '/'],
  ])('opens pages of ours only: %j leads to %s', async (destination, path) =>
    expect(await pathFor(destination)).toBe(path),
  );

  test('a press opens the page, and the platform hears that the push was seen', async () => {
    const { done, dispatch } = openWorker();
    const notification = { data: { id: '7', path: '/news/3' }, close: jest.fn() };
    await dispatch('notificationclick', { notification });
    expect([done.opened, notification.close.mock.calls.length]).toEqual([['/news/3'], 1]);
    expect(done.requested).toEqual([['/api/v2/users/self/pushes/7', { method: 'DELETE' }]]);
  });

  test('so does putting it away', async () => {
    const { done, dispatch } = openWorker();
    await dispatch('notificationclose', { notification: { data: { id: '7', path: '/' } } });
    expect([done.opened, done.requested.length]).toEqual([[], 1]);
  });
});

describe('docs/OPERATIONS.md "A CDN": files of the build on a host of their own', () => {
  const HOST = 'https://assets.test';
  const [plain, told] = [`${ORIGIN}/service-worker.js`, `${ORIGIN}/service-worker.js?assets=${HOST}`];

  test.each([
    ['of that host are kept, as ours', told, `${HOST}/_next/static/a.css`, true],
    ['of ours are kept', told, `${ORIGIN}/brand/a.svg`, true],
    ['of that host are not, while nothing names it', plain, `${HOST}/_next/static/a.css`, false],
    ['of any other host are left alone', told, 'https://other.test/_next/static/a.css', false],
    ['that may change are left alone', told, `${HOST}/og/a.png`, false],
  ])('files %s', (_, href, url, isKept) => expect(openWorker(href).isAnswered(url)).toBe(isKept));
});

describe('the page that says "offline"', () => {
  const OFFLINE = `${ORIGIN}/offline`;
  const install = async (answer: Answer) => {
    const kept = new Map<string, string>();
    const { dispatch } = openWorker(undefined, kept, () => answer);
    const failure = await dispatch('install', {}).catch((error: Error) => error.message);
    return { kept: [...kept.keys()], failure };
  };

  test('is kept with its files when the worker is installed', async () => {
    const html = '<link href="/_next/static/a.css">';
    expect(await install({ ...OK, html })).toEqual({
      kept: [OFFLINE, `${ORIGIN}/_next/static/a.css`],
      failure: undefined,
    });
  });

  test.each<[string, Answer]>([
    ['another page, to which the site redirects', { ...OK, redirected: true }],
    ['an error', { ok: false, status: 503 }],
  ])('is never %s: the worker is installed at a later visit', async (_, answer) =>
    expect(await install(answer)).toEqual({ kept: [], failure: expect.stringMatching('offline page') }),
  );
});

describe('quality R11: another viewer or language', () => {
  const keptBefore = () =>
    new Map([
      [`${ORIGIN}/offline`, '<html lang="ru">'],
      [`${ORIGIN}/_next/static/seen.js`, ''],
    ]);
  const renewed = async (answer: Answer, data: unknown = 'renew') => {
    const kept = keptBefore();
    await openWorker(undefined, kept, () => answer)
      .dispatch('message', { data })
      .catch(() => {});
    return kept;
  };

  test('removes what was kept, and keeps the offline page anew', async () =>
    expect(await renewed({ ...OK, html: '<html lang="kk">' })).toEqual(
      new Map([[`${ORIGIN}/offline`, '<html lang="kk">']]),
    ));

  test.each<[string, Answer, string]>([
    ['without an answer', { ok: false, status: 503 }, 'renew'],
    ['after any other message', OK, 'something else'],
  ])('%s everything stays', async (_, answer, data) =>
    expect(await renewed(answer, data)).toEqual(keptBefore()),
  );
});

describe('a kept file', () => {
  const [script, sign] = [`${ORIGIN}/_next/static/a.js`, `${ORIGIN}/brand/taspa/mark.svg`];
  const loadWith = async (url: string, answerOf: () => Answer) => {
    const kept = new Map([[url, 'kept']]);
    const answer = await openWorker(undefined, kept, answerOf).load(url);
    return { shown: await answer.text(), kept: kept.get(url) };
  };
  const noConnection = () => {
    throw new TypeError('no connection');
  };

  test('of the build is used as it is: it never changes', async () =>
    expect(await loadWith(script, () => ({ ...OK, html: 'new' }))).toEqual({ shown: 'kept', kept: 'kept' }));

  test('of a brand is loaded anew, and replaces what was kept', async () =>
    expect(await loadWith(sign, () => ({ ...OK, html: 'new' }))).toEqual({ shown: 'new', kept: 'new' }));

  test.each(['open', 'match', 'put'] as const)(
    'is loaded also by a browser whose storage refuses %s',
    async (refused) => {
      const answerOf = () => ({ ...OK, html: 'new' });
      const answer = await openWorker(undefined, new Map(), answerOf, refused).load(script);
      expect(await answer.text()).toBe('new');
    },
  );

  test('of a brand is used without a connection', async () =>
    expect(await loadWith(sign, noConnection)).toEqual({ shown: 'kept', kept: 'kept' }));
});

test('quality F09: of more files than are kept the oldest go, but not those of the offline page', async () => {
  const file = (name: string) => `${ORIGIN}/_next/static/${name}`;
  const kept = new Map([
    [`${ORIGIN}/offline`, '<link href="/_next/static/a.css"><img src="/brand/sign.svg">'],
    [file('a.css'), ''],
    [`${ORIGIN}/brand/sign.svg`, ''],
    ...Array.from({ length: 397 }, (_, at) => [file(`${at}.js`), ''] as const),
  ]);
  await openWorker(undefined, kept).load(file('new.js'));
  expect(kept.size).toBe(400);
  expect([...kept.keys()].slice(0, 4)).toEqual([
    ...[`${ORIGIN}/offline`, file('a.css'), `${ORIGIN}/brand/sign.svg`],
    file('1.js'),
  ]);
});

test('spec 2 §7 Playback statistics: calls do not pass through the worker, where those of a page that is left would be lost', async () => {
  const { dispatch } = openWorker();
  const addRoutes = jest.fn(async (_rule: object) => {});
  // A browser of the test has no files to keep.
  await dispatch('install', { addRoutes }).catch(() => {});
  expect(JSON.parse(JSON.stringify(addRoutes.mock.calls))).toEqual([
    [{ condition: { urlPattern: '/api/*' }, source: 'network' }],
  ]);
});
