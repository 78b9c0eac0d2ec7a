import { expect, test } from '@playwright/test';
import { SCREENS } from './support/axe';
import { freeFilm } from './support/titles';

declare global {
  interface Window {
    sheets: { before: string[]; looks(): string[]; fontsAgain: number };
  }
}

/** Runs in the page, before it: keeps how everything looks at the moment the whole sheets are asked for. */
function watch(): void {
  const looks = () =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const { nodeName, className } = element;
        const style = getComputedStyle(element, part);
        return `${nodeName} ${className} ${part} ${part && style.content === 'none' ? '' : style.cssText}`;
      }),
    );
  window.sheets = { before: [], looks, fontsAgain: 0 };
  const asked = new MutationObserver(() => {
    asked.disconnect();
    window.sheets.before = looks();
    document.fonts.addEventListener('loading', () => {
      window.sheets.fontsAgain += 1;
    });
  });
  asked.observe(document, { subtree: true, attributeFilter: ['disabled'] });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page carries all the styles of its elements: the whole sheets change nothing, and no letter is drawn anew', async ({
  page,
  request,
}) => {
  await page.addInitScript(watch);
  // What changes is by the sheets alone.
  await page.route('**/*.js', (route) => route.abort());
  const { slug } = await freeFilm(request);
  for (const [name, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    for (const path of ['/', '/movies', `/contents/${slug}`, '/channels?view=guide', '/nothing-of-ours']) {
      await page.goto(path);
      await page.waitForFunction(() => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-more]')];
        return sheets.length > 0 && sheets.every(({ disabled, sheet }) => !disabled && sheet);
      });
      const { before, after, fontsAgain } = await page.evaluate(() => ({
        before: window.sheets.before,
        after: window.sheets.looks(),
        fontsAgain: window.sheets.fontsAgain,
      }));
      expect(before.length, `${path}, ${name}`).toBeGreaterThan(100);
      expect(before[0], `${path}, ${name}`).toContain('font-family: Onest');
      expect(
        after.filter((look, index) => look !== before[index]),
        `${path}, ${name}`,
      ).toEqual([]);
      expect(fontsAgain, `${path}, ${name}`).toBe(0);
    }
  }
});
