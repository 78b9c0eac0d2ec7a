import { STATIC_ADDRESS } from './addresses';

/** The longest time that a page waits for its pictures in sight, and for its style sheets. */
const LIMIT_MS = 3_000;

/** The longest time that a page which is complete without scripts waits for a sign of its viewer. Its slides change after that time. */
const UNTOUCHED_LIMIT_MS = 8_000;

/** Signs that someone looks at the page and may press next. Focus moves with a key; a tab is looked at when it becomes visible. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'visibilitychange'];

/** Where a tab stores when it last reloaded because its files were gone, and how long it does not reload again. */
const RELOADED_KEY = 'taspa-renewed';
const RELOAD_PAUSE_MS = 600_000;

/** The longest time for the data of a page, which has some 20 KB. */
const DATA_LIMIT_MS = 30_000;

/** Between two attempts to reach the site from a page whose files did not come offline (spec 3 §4). */
const PING_FIRST_MS = 2_000;
const PING_MAX_MS = 60_000;

/** Buttons that do nothing without a script. Links, forms and the platform's own popovers work by themselves. */
const SCRIPTED_BUTTON = 'button[type=button]:not([popovertarget])';

/**
 * Loads what a page has deferred, once its pictures in sight are shown or the viewer touches it: the script files (`deferScripts`) and the
 * other style rules (`inlineStyles`). Both are fetched side by side; scripts run after the sheets apply, because what they draw has to look
 * right, and after the data of the page is there, if it is a file of its own (`server/page-data.ts`). A page that is complete without them
 * (components/shell/CompletePage.tsx) only fetches them, at the lowest priority, and runs them at the first sign of its viewer: until then a phone
 * has nothing to do for it. A button that is pressed before the page is hydrated is pressed again afterwards; no listener hears of the first press. Until then
 * the document has `data-hydrating`. A page with a player is nothing without its scripts, so there they load at once, or after the picture that a
 * script of its own brings (`server/early-files.ts`).
 *
 * A tab that is older than the build requests files that are gone (quality F11): it is reloaded once. Browsers keep the address,
 * the scroll position and what was typed. A page whose files did not come offline, as that which says so, is reloaded when the network is back.
 *
 * The text of this function is sent in the page, so it uses nothing from the module around it.
 */
function load(
  limitMs: number,
  untouchedLimitMs: number,
  signs: string[],
  scriptedButton: string,
  hydratedEvent: string,
  earlyOverEvent: string,
  knownCookie: string,
  reloadedKey: string,
  reloadPauseMs: number,
  staticAddress: string,
  dataLimitMs: number,
  pingFirstMs: number,
  pingMaxMs: number,
): void {
  const root = document.documentElement;
  let isBegun = false;
  let isWaiting = false;
  let pressed: HTMLElement | null = null;
  let data: Promise<Response> | undefined;

  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const scripts = () => all<HTMLScriptElement>('script[data-src]');
  const linked = () => all<HTMLLinkElement>('link[data-more]');
  const isKnown = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${knownCookie}=`));
  const dataPath = document.querySelector<HTMLElement>('[data-page-data]')?.dataset.pageData ?? '';

  /** The box of an element in a part that the browser leaves out (`content-visibility`) would make it lay out that part. */
  function isInView(element: Element): boolean {
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return bottom > Math.max(top, 0) && right > 0 && top < innerHeight && left < innerWidth;
  }

  function fetchAs(rel: 'preload' | 'prefetch', as: 'style' | 'script', href = ''): Promise<void> {
    return new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = rel;
      link.as = as;
      link.href = href;
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });
  }

  function apply(sheet: HTMLLinkElement): Promise<void> {
    return new Promise((resolve) => {
      sheet.onload = sheet.onerror = () => resolve();
      sheet.removeAttribute('disabled');
    });
  }

  function run(deferred: HTMLScriptElement): void {
    const script = document.createElement('script');
    script.async = true;
    script.src = String(deferred.dataset.src);
    deferred.replaceWith(script);
  }

  /** The answer is read when it is needed, because a phone works for it. */
  function fetchData(): Promise<Response> {
    data ??= fetch(dataPath, { priority: 'low', signal: AbortSignal.timeout(dataLimitMs) }).then((answer) =>
      answer.ok ? answer : Promise.reject(new Error(String(answer.status))),
    );
    // Reported where it is used.
    data.catch(() => {});
    return data;
  }

  /** Hands the data to the router, as the scripts of other pages do. */
  async function receiveData(): Promise<void> {
    const read = async () => (await fetchData()).text();
    // A phone that slept has lost the answer.
    const text = await read().catch(() => {
      data = undefined;
      return read();
    });
    Object.assign(self, { __next_f: [[0], [1, text]] });
  }

  function hydrate(): void {
    if (isBegun) return;
    isBegun = true;
    const received = dataPath ? receiveData() : Promise.resolve();
    const deferred = scripts();
    const sheets = linked();
    // All sheets are applied together: a sheet that applies between two others makes the browser load fonts again.
    const fetched = Promise.all(sheets.map(({ href }) => fetchAs('preload', 'style', href)));
    const applied = fetched.then(() => Promise.all(sheets.map(apply)));
    for (const { dataset } of deferred) fetchAs('preload', 'script', dataset.src);
    Promise.all([received, Promise.race([applied, after(limitMs)])]).then(
      () => deferred.forEach(run),
      () => reloadWithout(dataPath),
    );
  }

  /**
   * Whether the viewer misses nothing before a first sign: the page says so, nothing that it shows is still loading, this browser has no
   * session, and the address opens no modal.
   */
  function isComplete(): boolean {
    if (isKnown() || location.hash || !document.querySelector('[data-complete]')) return false;
    return !all('[aria-busy=true]').some(isInView);
  }

  /** Each in a task of its own: all at once would be a long one. */
  async function fetchAhead(): Promise<void> {
    for (const element of [...linked(), ...scripts()]) {
      if (isBegun) return;
      if (element instanceof HTMLLinkElement) fetchAs('prefetch', 'style', element.href);
      else fetchAs('prefetch', 'script', element.dataset.src);
      await after(0);
    }
  }

  function waitForSign(): void {
    // Before the viewer begins to read.
    if (dataPath) fetchData().catch(() => reloadWithout(dataPath));
    fetchAhead();
    const seen = new AbortController();
    // A tab also changes its visibility when the viewer leaves it.
    const look = () => {
      if (document.hidden) return;
      seen.abort();
      hydrate();
    };
    for (const sign of signs) addEventListener(sign, look, { passive: true, signal: seen.signal });
    setTimeout(hydrate, untouchedLimitMs);
  }

  function holdPress(event: Event): void {
    pressed = (event.target as Element).closest<HTMLElement>(scriptedButton);
    if (pressed) event.stopImmediatePropagation();
  }

  /** Earlier work would take processor time from the first paint. */
  const whenPainted = () =>
    new Promise<void>((resolve) => {
      new PerformanceObserver((paints, observer) => {
        if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    });

  /** The first paint and all pictures in sight. */
  async function whenShown(): Promise<void> {
    await whenPainted();
    const awaited = [...document.images].filter((image) => !image.complete && isInView(image));
    await Promise.allSettled(awaited.map((image) => image.decode()));
  }

  function fileOf({ target }: Event): string {
    if (target instanceof HTMLScriptElement) return target.src;
    return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
  }

  /**
   * Reloads the page unless it is hydrated: a hydrated page works without the missing file, and its playback must not
   * stop.
   */
  function reloadUnfinished(): void {
    if (root.dataset.hydrating !== undefined) location.reload();
  }

  /** The browser says so before the first request succeeds, or does not say it at all. */
  function reloadWhenReachable(file: string, pauseMs: number): void {
    if (isWaiting) return;
    isWaiting = true;
    const again = () => {
      isWaiting = false;
      clearTimeout(timer);
      removeEventListener('online', again);
      const later = () => reloadWhenReachable(file, Math.min(pauseMs * 2, pingMaxMs));
      fetch(file, { method: 'HEAD', cache: 'no-store' }).then(reloadUnfinished, later);
    };
    const timer = setTimeout(again, pauseMs);
    addEventListener('online', again);
  }

  function reloadOldTab(event: Event): void {
    const file = fileOf(event);
    if (file.startsWith(new URL(staticAddress, location.origin).href)) reloadWithout(file);
  }

  /** The page does not work without the file. */
  function reloadWithout(file: string): void {
    const isRecent = () => Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPauseMs;
    if (isRecent()) return;
    fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        // The file exists, so its download was interrupted. A page that is not hydrated does not work without it.
        const wasLost = status === 200 && root.dataset.hydrating !== undefined;
        // Several files are missing at once: the first of them reloads the page.
        if ((status !== 404 && !wasLost) || isRecent()) return;
        sessionStorage.setItem(reloadedKey, String(Date.now()));
        location.reload();
      },
      // Without a response nothing is known: an offline viewer keeps the page, until the network is back.
      () => reloadWhenReachable(file, pingFirstMs),
    );
  }

  root.dataset.hydrating = '';
  // Its scripts are probably in the cache of this browser, and run at once.
  if (dataPath && isKnown()) fetchData();
  addEventListener('error', reloadOldTab, true);
  const early = document.querySelector('[data-early-script]');
  if (early) {
    early.addEventListener('error', hydrate);
    document.addEventListener(earlyOverEvent, hydrate);
    after(limitMs).then(hydrate);
  } else if (document.querySelector('[data-screen]')) hydrate();
  else
    Promise.race([whenShown().then(() => new Promise<void>(afterFrame)), after(limitMs)]).then(() =>
      isComplete() ? waitForSign() : hydrate(),
    );
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, hydrate, { once: true, capture: true });
  addEventListener('click', holdPress, true);
  document.addEventListener(
    hydratedEvent,
    () => {
      delete root.dataset.hydrating;
      removeEventListener('click', holdPress, true);
      pressed?.click();
    },
    { once: true },
  );
}

interface Marks {
  /** The event that the document gets once all of the page is hydrated. */
  hydrated: string;
  /** The event that it gets once what plays before the framework has its picture, or has none soon. */
  earlyOver: string;
  /** The cookie of a browser that has a session. */
  knownCookie: string;
}

/** The arguments of the function above, as they stand in the page. */
export const loaderArguments = ({ hydrated, earlyOver, knownCookie }: Marks): string =>
  [
    ...[LIMIT_MS, UNTOUCHED_LIMIT_MS, SIGNS, SCRIPTED_BUTTON, hydrated, earlyOver, knownCookie],
    ...[RELOADED_KEY, RELOAD_PAUSE_MS, STATIC_ADDRESS, DATA_LIMIT_MS, PING_FIRST_MS, PING_MAX_MS],
  ]
    .map((argument) => JSON.stringify(argument))
    .join();

/** The text of the last inline script of a page. */
export const deferredLoader = (marks: Marks): string => `(${load})(${loaderArguments(marks)})`;
