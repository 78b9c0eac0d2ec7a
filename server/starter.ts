import { ALIVE } from '@/lib/shell/alive';

/** A page does not wait longer for a picture that does not come, nor for a sheet. */
const LIMIT_MS = 3_000;

/** Where a tab remembers when it was last loaded anew because its files were gone, and for how long it is not again. */
const RENEWED = 'taspa-renewed';
const RENEWAL_PAUSE_MS = 600_000;

/** Buttons that do nothing without a script. Links, forms and popovers of the platform answer by themselves. */
const DEAF = 'button[type=button]:not([popovertarget])';

/**
 * Fetches what a page has put off, once its pictures in sight are shown or somebody touches it: the files of script
 * (`lateScripts`) and the whole style sheets (`inlineStyles`). The scripts are fetched beside the sheets and run behind them, for what
 * they show must look right. A button that was pressed before it could answer is pressed again when it can; nothing hears of
 * the first time. Until then the document says that it is waking.
 *
 * A tab that is older than the build asks for files that are gone (facts/quality.md F11): it is loaded once more where it is. Browsers
 * keep the address, how far it was scrolled and what was typed.
 *
 * Its own text travels in the page: it knows nothing of what is around it here.
 */
function start(limitMs: number, deaf: string, alive: string, renewed: string, pauseMs: number): void {
  const root = document.documentElement;
  let begun = false;
  let pressed: HTMLElement | null = null;

  const afterFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

  function isAwaited(image: HTMLImageElement): boolean {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    return (
      !image.complete && bottom > Math.max(top, 0) && right > 0 && top < innerHeight && left < innerWidth
    );
  }

  function fetchAhead(as: 'style' | 'script', href = ''): Promise<void> {
    return new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = as;
      link.href = href;
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });
  }

  function wear(sheet: HTMLLinkElement): Promise<void> {
    return new Promise((resolve) => {
      sheet.onload = sheet.onerror = () => resolve();
      sheet.removeAttribute('disabled');
    });
  }

  function run(late: HTMLScriptElement): void {
    const script = document.createElement('script');
    script.async = true;
    script.src = String(late.dataset.src);
    late.replaceWith(script);
  }

  function wake(): void {
    if (begun) return;
    begun = true;
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-src]')];
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-more]')];
    const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
    // One after the other: a sheet between two others makes a browser begin again with the fonts.
    const fetched = Promise.all(sheets.map(({ href }) => fetchAhead('style', href)));
    const worn = fetched.then(() => Promise.all(sheets.map(wear)));
    for (const { dataset } of scripts) fetchAhead('script', dataset.src);
    Promise.race([worn, limit]).then(() => scripts.forEach(run));
  }

  function press(event: Event): void {
    pressed = (event.target as Element).closest<HTMLElement>(deaf);
    if (pressed) event.stopImmediatePropagation();
  }

  /** What is done sooner takes the processor from the picture that is being drawn. */
  function afterPaint(work: () => void): void {
    new PerformanceObserver((paints, observer) => {
      if (!paints.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      work();
    }).observe({ type: 'paint', buffered: true });
  }

  function fileOf({ target }: Event): string {
    if (target instanceof HTMLScriptElement) return target.src;
    return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
  }

  function renew(event: Event): void {
    const file = fileOf(event);
    if (!file.startsWith(`${location.origin}/_next/static/`)) return;
    const isRecent = () => Date.now() - Number(sessionStorage.getItem(renewed)) < pauseMs;
    if (isRecent()) return;
    // Without an answer nothing is known: who is offline stays with what is there.
    fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        // Files go together: the first that is missed has it loaded.
        if (status !== 404 || isRecent()) return;
        sessionStorage.setItem(renewed, String(Date.now()));
        location.reload();
      },
      () => {},
    );
  }

  root.dataset.waking = '';
  addEventListener('error', renew, true);
  afterPaint(() => {
    const shown = [...document.images].filter(isAwaited).map((image) => image.decode());
    Promise.allSettled(shown).then(() => afterFrame(wake));
  });
  setTimeout(wake, limitMs);
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, wake, { once: true, capture: true });
  addEventListener('click', press, true);
  document.addEventListener(
    alive,
    () => {
      delete root.dataset.waking;
      removeEventListener('click', press, true);
      pressed?.click();
    },
    { once: true },
  );
}

/** How it is called, with what it cannot know. */
const GIVEN = [LIMIT_MS, DEAF, ALIVE, RENEWED, RENEWAL_PAUSE_MS];
export const STARTER_CALL = `(${GIVEN.map((one) => JSON.stringify(one)).join()})`;

/** The text of the last inline script of a page, as whoever compiled this has written the function. */
export const STARTER = `(${start})${STARTER_CALL}`;
