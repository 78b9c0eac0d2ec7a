import { expect, type Page, test } from '@playwright/test';
import { SCREENS } from './support/axe';

import { freeFilm } from './support/titles';

/** Elements whose computed style changes when the other rules of the style sheets are added at the same moment. */
function changedBySheets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-more]')];
    const elements = [...document.querySelectorAll('body, body *')];
    const looks = () =>
      elements.flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          // A pseudo-element without content is not drawn, so its style does not matter.
          const names = part && style.content === 'none' ? [] : [...style];
          const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.nodeName} ${element.className} ${part} ${values.join('; ')}`;
        }),
      );
    if (sheets.length === 0 || sheets.some(({ sheet }) => !sheet)) return ['the other rules are not there'];
    const whole = looks();
    for (const sheet of sheets) sheet.disabled = true;
    const own = looks();
    return whole.filter((readStyle, index) => readStyle !== own[index]);
  });
}

test('a page carries all styles of its elements: loading the other rules of its style sheets changes nothing and redraws no text', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const again: string[] = [];
    Object.assign(window, { fontsAgain: again });
    // The end of the first load may be told late: a face that has loaded a second time is told twice.
    const loaded = new Set<FontFace>();
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
      for (const face of fontfaces) {
        if (loaded.has(face)) again.push(face.unicodeRange);
        loaded.add(face);
      }
    });
  });
  // Scripts would add elements; only the effect of the style sheets is tested.
  await page.route('**/*.js', (route) => route.abort());
  // The other rules arrive after the page's own fonts, so that the end of the first load is not taken for a second one.
  await page.route('**/*.css', async (route) => {
    await page.evaluate(() => document.fonts.ready);
    await route.continue();
  });
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
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[data-more]')?.sheet);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate('fontsAgain'), path).toEqual([]);
    expect(await changedBySheets(page), path).toEqual([]);
  }
});
