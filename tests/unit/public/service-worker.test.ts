import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const ORIGIN = 'https://taspa.example';
const ICONS = [
  { src: '/brand/taspa/icon-512.png', sizes: '512x512' },
  { src: '/brand/taspa/icon-192.png', sizes: '192x192' },
];

/** The worker in a browser of the test's own: its listeners, and what it did. */
function openWorker(href = `${ORIGIN}/service-worker.js`) {
  const listeners: Record<string, (event: object) => void> = {};
  const done = { shown: [] as unknown[][], opened: [] as string[], requested: [] as unknown[][] };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    location: { origin: ORIGIN, href },
    registration: { showNotification: async (...given: unknown[]) => void done.shown.push(given) },
    clients: { openWindow: async (path: string) => void done.opened.push(path) },
  };
  const fetch = async (...given: unknown[]) => {
    if (given[0] === '/manifest.webmanifest') return { json: async () => ({ icons: ICONS }) };
    done.requested.push(given);
  };
  runInNewContext(readFileSync('public/service-worker.js', 'utf8'), { self, fetch, URL, URLSearchParams });
  const isAnswered = (url: string) => {
    const respondWith = jest.fn((answer: Promise<unknown>) => void answer.catch(() => {}));
    listeners.fetch?.({ request: { method: 'GET', mode: 'no-cors', url }, respondWith });
    return respondWith.mock.calls.length > 0;
  };
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { done, dispatch, isAnswered };
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

test('spec 2 §7 Playback statistics: calls do not pass through the worker, where those of a page that is left would be lost', async () => {
  const { dispatch } = openWorker();
  const addRoutes = jest.fn(async (_rule: object) => {});
  // A browser of the test has no files to keep.
  await dispatch('install', { addRoutes }).catch(() => {});
  expect(JSON.parse(JSON.stringify(addRoutes.mock.calls))).toEqual([
    [{ condition: { urlPattern: '/api/*' }, source: 'network' }],
  ]);
});
