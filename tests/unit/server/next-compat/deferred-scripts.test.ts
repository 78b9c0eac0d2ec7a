/** @jest-environment jsdom */
import { EventEmitter, once } from 'node:events';
import { EARLY_OVER } from '@/lib/rules/pages/early-answers';
import { HYDRATED } from '@/lib/shared/hydration-marker';
import { deferScripts } from '@/server/next-compat/deferred-scripts';
import { LOADER } from '@/server/script-policy';
import { setKnownCookie } from '../../../support/known-cookie';

const FILE = '<script src="/_next/static/chunks/one-1.js" async=""></script>';
const LATE = '<script data-src="/_next/static/chunks/one-1.js" async=""></script>';

const fetched = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

function open(body: string): void {
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  // biome-ignore lint/security/noGlobalEval: the very text that pages carry.
  globalThis.eval(LOADER);
}

/** jsdom cannot reload a page and logs that each time. */
function countReloads(): () => number {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => logged.mock.calls.filter(([words]) => String(words).includes('navigation')).length;
}

const boxAt = (top: number) => ({ top, bottom: top + 100, left: 0, right: 100 }) as DOMRect;

/** A picture that is loading, visible when the window reaches that far down. */
function awaited(top: number) {
  const image = document.createElement('img');
  const coming = new EventEmitter();
  Object.defineProperty(image, 'complete', { value: false });
  image.getBoundingClientRect = () => boxAt(top);
  // An `error` of an emitter is what its `once` rejects with.
  image.decode = async () => void (await once(coming, 'load'));
  return { image, coming };
}

/** jsdom does not paint. A browser reports the first paint. */
const paint = { isDue: true };
class PaintObserver {
  constructor(private readonly callBack: (list: unknown, observer: PaintObserver) => void) {}
  observe(): void {
    if (paint.isDue) setTimeout(() => this.callBack({ getEntriesByName: () => [{}] }, this), 16);
  }
  disconnect(): void {}
}

beforeEach(() => {
  paint.isDue = true;
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  jest.useFakeTimers();
});
afterEach(() => {
  // Its listeners end with its page.
  document.dispatchEvent(new Event(HYDRATED));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('DESIGN section 10, LCP: the page is shown before its scripts are fetched', () => {
  test('script files are deferred and the loader ends the page; data, scripts for old browsers and fragments stay', () => {
    const stays =
      '<script>self.__next_f.push([1,"</b>"])</script><script src="/_next/static/chunks/o.js" noModule=""></script>';
    expect(deferScripts(`<body>${FILE}${stays}</body></html>`, LOADER)).toBe(
      `<body>${LATE}${stays}<script>${LOADER}</script></body></html>`,
    );
    expect(
      deferScripts(`<link rel="preload" as="script" fetchPriority="low" href="/a.js"/></body>`, LOADER),
    ).toBe(`<script>${LOADER}</script></body>`);
    expect(deferScripts(FILE, LOADER)).toBe(FILE);
  });

  test.each(['load', 'error'])('scripts load after the visible pictures (%s)', async (end) => {
    const [inSight, below] = [awaited(innerHeight - 1), awaited(innerHeight + 1)];
    open(LATE);
    document.body.append(inSight.image, below.image);
    await jest.advanceTimersByTimeAsync(500);
    expect(fetched()).toEqual([]);
    inSight.coming.emit(end);
    await jest.advanceTimersByTimeAsync(50);
    expect(fetched()).toEqual(['/_next/static/chunks/one-1.js']);
  });

  test('a page in a background tab, which is never painted, loads them after three seconds', async () => {
    paint.isDue = false;
    open(LATE);
    await jest.advanceTimersByTimeAsync(2_990);
    expect(fetched()).toEqual([]);
    await jest.advanceTimersByTimeAsync(20);
    expect(fetched()).toHaveLength(1);
  });

  test('without pictures they load after the first paint', async () => {
    open(LATE);
    expect(fetched()).toEqual([]);
    await jest.advanceTimersByTimeAsync(50);
    expect(fetched()).toHaveLength(1);
  });

  test('a page with a player loads them at once: without them it shows nothing', () => {
    open(`<div data-screen=""></div>${LATE}`);
    document.body.append(awaited(0).image);
    expect(document.querySelector('link[rel=preload]')?.getAttribute('href')).toMatch(/one-1\.js$/);
  });

  describe('a page whose picture comes from a script of its own', () => {
    const early = () => document.querySelector('[data-early-script]');
    const toBeLoaded = () => document.querySelectorAll('link[rel=preload]').length;
    beforeEach(() => {
      // Not fetched: the loader only looks for it.
      open(`<div data-screen=""></div><script type="text/plain" data-early-script=""></script>${LATE}`);
    });

    test.each([
      ['after the picture', () => document.dispatchEvent(new Event(EARLY_OVER))],
      ['when that script does not load', () => early()?.dispatchEvent(new Event('error'))],
      ['at a press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ])('loads them %s', async (_, happen) => {
      await jest.advanceTimersByTimeAsync(2_000);
      expect(toBeLoaded()).toBe(0);
      happen();
      expect(toBeLoaded()).toBe(1);
    });

    test('loads them after three seconds at most', async () => {
      await jest.advanceTimersByTimeAsync(2_999);
      expect(toBeLoaded()).toBe(0);
      await jest.advanceTimersByTimeAsync(1);
      expect(toBeLoaded()).toBe(1);
    });
  });

  test('a picture that never loads delays them by three seconds at most', async () => {
    open(LATE);
    document.body.append(awaited(0).image);
    await jest.advanceTimersByTimeAsync(2_990);
    expect(fetched()).toEqual([]);
    await jest.advanceTimersByTimeAsync(20);
    expect(fetched()).toHaveLength(1);
  });

  test.each(['pointerdown', 'keydown'])('%s loads them at once', async (touch) => {
    open(LATE);
    document.body.dispatchEvent(new Event(touch, { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched()).toHaveLength(1);
  });

  test.each(['load', 'error'])(
    'complete style sheets load with them; scripts are fetched meanwhile and run after the sheets (%s)',
    async (end) => {
      open(`<link rel="stylesheet" href="/a.css" disabled data-more>${LATE}`);
      const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      expect(sheet?.hasAttribute('disabled')).toBe(true);
      await jest.advanceTimersByTimeAsync(50);
      const ahead = [...document.querySelectorAll('link[rel=preload]')];
      expect(ahead.map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/\/a\.css$/),
        '/_next/static/chunks/one-1.js',
      ]);
      ahead[0]?.dispatchEvent(new Event(end));
      await jest.advanceTimersByTimeAsync(0);
      expect(sheet?.hasAttribute('disabled')).toBe(false);
      expect(fetched()).toEqual([]);
      sheet?.dispatchEvent(new Event(end));
      await jest.advanceTimersByTimeAsync(0);
      expect(fetched()).toHaveLength(1);
    },
  );

  test('a style sheet that never loads delays them by three seconds at most', async () => {
    open(`<link rel="stylesheet" href="/a.css" disabled data-more>${LATE}`);
    await jest.advanceTimersByTimeAsync(50 + 2_900);
    expect(fetched()).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(fetched()).toHaveLength(1);
  });
});

describe('a page that is complete without scripts', () => {
  const COMPLETE = `<template data-complete=""></template><link rel="stylesheet" href="/a.css" disabled data-more>${LATE}`;
  const prefetched = () =>
    [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
  const isHydrating = () => document.querySelector('link[rel=preload]') !== null;

  function loadingRow(top: number) {
    const row = document.createElement('section');
    row.setAttribute('aria-busy', 'true');
    row.getBoundingClientRect = () => boxAt(top);
    return row;
  }

  afterEach(() => {
    location.hash = '';
    setKnownCookie(null);
  });

  test('fetches scripts and sheets without running them', async () => {
    open(COMPLETE);
    await jest.advanceTimersByTimeAsync(7_900);
    expect(prefetched()).toEqual([expect.stringMatching(/\/a\.css$/), '/_next/static/chunks/one-1.js']);
    expect(isHydrating()).toBe(false);
  });

  test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'visibilitychange'])(
    'hydrates at the first sign of a viewer: %s',
    async (sign) => {
      open(COMPLETE);
      await jest.advanceTimersByTimeAsync(100);
      document.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(isHydrating()).toBe(true);
    },
  );

  test('a viewer who leaves the tab gives no sign', async () => {
    open(COMPLETE);
    await jest.advanceTimersByTimeAsync(100);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(isHydrating()).toBe(false);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(isHydrating()).toBe(true);
  });

  test('hydrates after eight seconds without one', async () => {
    open(COMPLETE);
    await jest.advanceTimersByTimeAsync(8_100);
    expect(isHydrating()).toBe(true);
  });

  test.each<[string, () => void]>([
    ['the browser has a session', () => setKnownCookie('user')],
    [
      'the address opens a modal',
      () => {
        location.hash = '#auth';
      },
    ],
    ['a row in sight is still loading', () => document.body.append(loadingRow(innerHeight - 1))],
  ])('hydrates after the first picture when %s', async (_, happen) => {
    open(COMPLETE);
    happen();
    await jest.advanceTimersByTimeAsync(100);
    expect(isHydrating()).toBe(true);
  });

  test('a row that the browser leaves out does not count, and is not laid out for its place', async () => {
    const row = loadingRow(0);
    row.checkVisibility = () => false;
    const measured = jest.spyOn(row, 'getBoundingClientRect');
    open(COMPLETE);
    document.body.append(row);
    await jest.advanceTimersByTimeAsync(100);
    expect(isHydrating()).toBe(false);
    expect(measured).not.toHaveBeenCalled();
  });

  test('a row below the screen does not count', async () => {
    open(COMPLETE);
    document.body.append(loadingRow(innerHeight + 1));
    await jest.advanceTimersByTimeAsync(100);
    expect(isHydrating()).toBe(false);
  });
});

describe('a complete page whose data is a file of its own', () => {
  const PAGE = `<template data-complete="" data-page-data="/_next/page-data/A1"></template>${LATE}`;
  const fetching = jest.fn();
  const routerData = () => (globalThis as { __next_f?: unknown }).__next_f;
  const scrolled = () => document.dispatchEvent(new Event('scroll', { bubbles: true }));
  let reloads: () => number;

  beforeEach(() => {
    sessionStorage.clear();
    fetching.mockReset();
    fetching.mockResolvedValue({ ok: true, text: async () => 'data' });
    Object.assign(globalThis, { fetch: fetching, __next_f: undefined });
    reloads = countReloads();
  });
  afterEach(() => setKnownCookie(null));

  test('fetches it once, while it waits, and hands it to the router before its scripts run', async () => {
    open(PAGE);
    await jest.advanceTimersByTimeAsync(100);
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(fetching).toHaveBeenCalledWith(
      '/_next/page-data/A1',
      expect.objectContaining({ priority: 'low' }),
    );
    expect(routerData()).toBeUndefined();
    scrolled();
    await jest.advanceTimersByTimeAsync(0);
    expect(routerData()).toEqual([[0], [1, 'data']]);
    expect(fetched()).toEqual(['/_next/static/chunks/one-1.js']);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('runs no script before it has arrived', async () => {
    let arrive: (answer: object) => void = () => {};
    fetching.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    open(PAGE);
    scrolled();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(fetched()).toEqual([]);
    arrive({ ok: true, text: async () => 'late' });
    await jest.advanceTimersByTimeAsync(0);
    expect(routerData()).toEqual([[0], [1, 'late']]);
    expect(fetched()).toHaveLength(1);
  });

  test('fetches it again when the answer can no longer be read', async () => {
    fetching.mockResolvedValueOnce({ ok: true, text: () => Promise.reject(new Error('aborted')) });
    open(PAGE);
    await jest.advanceTimersByTimeAsync(100);
    scrolled();
    await jest.advanceTimersByTimeAsync(0);
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(routerData()).toEqual([[0], [1, 'data']]);
    expect(reloads()).toBe(0);
  });

  test('fetches it at once in a browser with a session', () => {
    setKnownCookie('user');
    open(PAGE);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('is reloaded once when nobody has it any more', async () => {
    fetching.mockResolvedValue({ ok: false, status: 404 });
    open(PAGE);
    await jest.advanceTimersByTimeAsync(100);
    expect(reloads()).toBe(1);
    scrolled();
    await jest.advanceTimersByTimeAsync(0);
    expect(reloads()).toBe(1);
    expect(fetched()).toEqual([]);
  });

  test('is reloaded when it can be reached again', async () => {
    fetching.mockRejectedValue(new Error('offline'));
    open(PAGE);
    scrolled();
    await jest.advanceTimersByTimeAsync(100);
    expect(reloads()).toBe(0);
    fetching.mockResolvedValue({ ok: true, status: 200 });
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(reloads()).toBe(1);
  });
});

describe('clicks before hydration', () => {
  test('the last clicked button is clicked again once after hydration', () => {
    open('<button type="button" id="one"><i></i></button><button type="button" id="other"></button>');
    const events: string[] = [];
    document.addEventListener('click', ({ target }) => events.push((target as Element).id));
    document.querySelector<HTMLElement>('#other')?.click();
    document.querySelector<HTMLElement>('#one i')?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(events).toEqual([]);
    document.dispatchEvent(new Event(HYDRATED));
    document.dispatchEvent(new Event(HYDRATED));
    expect(events).toEqual(['one']);
  });

  test('links, forms and popovers work without script and cancel an earlier button click', () => {
    open('<button type="button" id="one"></button><a id="two">there</a>');
    const events: string[] = [];
    document.addEventListener('click', ({ target }) => events.push((target as Element).id));
    document.querySelector<HTMLElement>('#one')?.click();
    document.querySelector<HTMLElement>('#two')?.click();
    document.dispatchEvent(new Event(HYDRATED));
    expect(events).toEqual(['two']);
  });
});

describe('quality F11: a tab of an older build', () => {
  let reloads: () => number;
  const missed = async (src: string) => {
    const script = document.createElement('script');
    // Not fetched: the event only needs a target.
    script.type = 'text/plain';
    script.src = src;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
  };
  const answering = (status: number) =>
    Object.assign(globalThis, {
      fetch: async () => (status === 0 ? Promise.reject(new Error()) : { status }),
    });

  beforeEach(() => {
    sessionStorage.clear();
    reloads = countReloads();
    open(LATE);
  });

  test('is reloaded once, however many files are missing, and not again at once', async () => {
    answering(404);
    await Promise.all([missed('/_next/static/chunks/one.js'), missed('/_next/static/chunks/two.js')]);
    expect(reloads()).toBe(1);
    open(LATE);
    await missed('/_next/static/chunks/one.js');
    expect(reloads()).toBe(1);
    jest.setSystemTime(Date.now() + 700_000);
    await missed('/_next/static/chunks/three.js');
    expect(reloads()).toBe(2);
  });

  test('spec 3 §4: a page whose script did not come offline is loaded again once the network is back', async () => {
    answering(0);
    await Promise.all([missed('/_next/static/chunks/one.js'), missed('/_next/static/chunks/two.js')]);
    expect(reloads()).toBe(0);
    // The browser says it before a request succeeds, and not again.
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(reloads()).toBe(0);
    answering(200);
    await jest.advanceTimersByTimeAsync(4_000);
    // The scripts of earlier tests hear of it, too.
    expect(reloads()).toBeGreaterThan(0);
  });

  test('a page without one that was lost on the way is reloaded once', async () => {
    answering(200);
    await Promise.all([missed('/_next/static/chunks/one.js'), missed('/_next/static/chunks/two.js')]);
    expect(reloads()).toBe(1);
  });

  test('one that is in use stays then, with what plays in it', async () => {
    answering(0);
    document.dispatchEvent(new Event(HYDRATED));
    await missed('/_next/static/chunks/one.js');
    answering(200);
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    await missed('/_next/static/chunks/two.js');
    expect(reloads()).toBe(0);
  });

  test.each([
    ['offline: the page stays', 0, '/_next/static/chunks/one.js'],
    ['a failing server: the page stays', 503, '/_next/static/chunks/one.js'],
    ['a file of another host: ignored', 404, 'https://elsewhere.example/_next/static/one.js'],
    ['a file outside of the build: ignored', 404, '/brand/one.js'],
  ])('%s', async (_, status, src) => {
    answering(status);
    await missed(src);
    expect(reloads()).toBe(0);
    expect(sessionStorage.getItem('taspa-renewed')).toBeNull();
  });
});
