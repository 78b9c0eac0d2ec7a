/** @jest-environment jsdom */
import { keepWorker } from '@/lib/client/browser/keep-worker';
import { forgetViewerData } from '@/lib/client/viewer/forget-viewer-data';

const reload = jest.fn();
const register = jest.fn();
const unregister = jest.fn();
let registrations: unknown[];
let script: number | null;
/** The kept offline page. */
let offline: string | null;
const told = jest.fn();

jest.mock('@/lib/client/browser/reload', () => ({ reload: () => reload() }));

const worker = (path: string) => ({ active: { scriptURL: `http://localhost${path}` }, unregister });

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  register.mockResolvedValue({});
  unregister.mockResolvedValue(true);
  registrations = [];
  script = 200;
  offline = null;
  const controller = { postMessage: told };
  const container = { register, getRegistrations: async () => registrations, controller };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const match = async () => (offline === null ? undefined : { text: async () => offline });
  globalThis.caches = { keys: async () => ['old'], delete: jest.fn(), match } as unknown as CacheStorage;
  globalThis.reportError = jest.fn();
  globalThis.fetch = jest.fn(async () => {
    if (script === null) throw new TypeError('no connection');
    return { ok: script < 400, status: script } as Response;
  });
});

test('spec 3 §4 Service worker: it is registered', async () => {
  await keepWorker();
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  expect(unregister).not.toHaveBeenCalled();
});

test('docs/OPERATIONS.md "A CDN": the worker is told of the host of the build\'s files', async () => {
  process.env.ASSETS_URL = 'https://assets.test';
  await jest.isolateModulesAsync(async () => (await import('@/lib/client/browser/keep-worker')).keepWorker());
  delete process.env.ASSETS_URL;
  const address = '/service-worker.js?assets=https%3A%2F%2Fassets.test';
  expect(register).toHaveBeenCalledWith(address, { updateViaCache: 'none' });
});

describe('quality R11: the offline page of the worker is renewed', () => {
  const manifestOf = (brand: string) => `<link rel="manifest" href="/brand/${brand}/manifest.webmanifest"/>`;
  const page = (lang: string, audience: string, brand = 'galam') =>
    `<!DOCTYPE html><html lang="${lang}" data-audience="${audience}"><head>${manifestOf(brand)}</head><body></body></html>`;
  beforeEach(() => {
    document.head.innerHTML = manifestOf('galam');
    document.documentElement.lang = 'kk';
    document.documentElement.dataset.audience = 'child';
  });

  test.each([
    ['when it is in another language', page('ru', 'child'), [['renew']]],
    ['when it is for another audience', page('kk', 'everyone'), [['renew']]],
    ['when it is of another brand', page('kk', 'child', 'taspa'), [['renew']]],
    ['not when it is that of the document', page('kk', 'child'), []],
    ['not before there is one', null, []],
  ])('%s', async (_, kept, messages) => {
    offline = kept;
    await keepWorker();
    expect(told.mock.calls).toEqual(messages);
  });

  test('not in a frame of another site, where browsers keep our cookies from its page', async () => {
    const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    offline = page('ru', 'child');
    await keepWorker();
    parent.mockRestore();
    expect(told).not.toHaveBeenCalled();
  });

  test.each([
    ['after a logout', 'user', 'none', [['renew']]],
    ['after a change of profile', 'user', 'user', [['renew']]],
    ['not when a guest begins', 'none', 'guest', []],
  ])('%s', (_, before, now, messages) => {
    forgetViewerData(before, now);
    expect(told.mock.calls).toEqual(messages);
  });
});

test('spec 3 §4 Service worker: a registration error is logged', async () => {
  const failure = new Error('no space');
  register.mockRejectedValue(failure);
  await keepWorker();
  expect(reportError).toHaveBeenCalledWith(failure);
});

test('spec 3 §4 Service worker: a missing script causes unregistering and a reload', async () => {
  script = 404;
  registrations = [worker('/service-worker.js')];
  await keepWorker();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(caches.delete).toHaveBeenCalledWith('old');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});

test('quality F09: a cache that the removed worker filled again is emptied by the next page, without a reload', async () => {
  script = 404;
  await keepWorker();
  expect(caches.delete).toHaveBeenCalledWith('old');
  expect([reload.mock.calls, register.mock.calls]).toEqual([[], []]);
});

test('quality F09: an old worker of another name is removed', async () => {
  registrations = [worker('/sw.js'), worker('/service-worker.js')];
  await keepWorker();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('quality F09: one reload, never a loop', async () => {
  script = 404;
  registrations = [worker('/service-worker.js')];
  await keepWorker();
  await keepWorker();
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('quality F09: without a storage that remembers it there is no reload', async () => {
  script = 404;
  registrations = [worker('/service-worker.js')];
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(keepWorker()).resolves.toBeUndefined();
  full.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

test('a storage that refuses does not keep the worker from being registered', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  await keepWorker();
  forbidden.mockRestore();
  expect(register).toHaveBeenCalledTimes(1);
});

test.each([null, 500, 503])('a visit without a connection keeps the worker (response %s)', async (status) => {
  script = status;
  registrations = [worker('/service-worker.js')];
  await keepWorker();
  expect(unregister).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a missing script without a registered worker is only logged', async () => {
  script = 404;
  register.mockRejectedValue(new Error('404'));
  await keepWorker();
  expect(reload).not.toHaveBeenCalled();
});
