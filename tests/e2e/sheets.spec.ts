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
        const style = getComputedStyle(element, part);
        // What a part without contents would look like is nobody's business, and most are without.
        const names = part && style.content === 'none' ? [] : [...style];
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.nodeName} ${element.className} ${part} ${values.join('; ')}`;
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
  const visits = [
    { path: '/', size: SCREENS.phone },
    { path: `/contents/${slug}`, size: SCREENS.phone },
    { path: '/channels?view=guide', size: SCREENS.desktop },
    { path: '/nothing-of-ours', size: SCREENS.desktop },
  ];
  for (const { path, size } of visits) {
    await page.setViewportSize(size);
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
    expect(before.length, path).toBeGreaterThan(100);
    expect(before[0], path).toContain('font-family: Onest');
    const changed = after.filter((look, index) => look !== before[index]);
    expect(changed, path).toEqual([]);
    expect(fontsAgain, path).toBe(0);
  }
});
