import { expect } from '@playwright/test';
import { hiddenFocus, overflowing, smallTargets } from './support/measure';
import { ask, freeChannels } from './support/platform';
import { test } from './support/test';
import { type Card, freeFilm, NEW_TITLES } from './support/titles';

/** Quality E5: a small window, large letters, a keyboard and forced colours on every public page. */

const PLAIN = [
  '/',
  '/rowset/sport',
  '/catalog/1000',
  `/row/${NEW_TITLES}`,
  '/channels',
  '/channels?view=guide',
  '/channelsfree',
  '/movies',
  '/series',
  '/search?q=test',
  '/my',
  '/news',
  '/faq',
  '/agreement',
  '/app_store',
  '/gift',
  '/newyear',
  '/provider/almatv',
  '/geo_lock',
  '/no-such-page',
];

test('quality E5 1.4.10, 2.5.8, 1.4.4: at 320 px no page scrolls sideways and no target is too small for a finger; text of twice the size fits a phone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const film = await freeFilm(request);
  const series = await ask<{ contents: Card[] }>(request, '/rows/all-series?limit=1');
  const persons = await ask<{ persons: Array<{ slug: string }> }>(request, '/rows/faces?limit=1');
  const [channel] = await freeChannels(request);
  const ofTitles = [film, series.contents[0]].map((card) => `/contents/${card?.slug}`);
  const small = { width: 320, height: 640 };
  const withLargeText = new Set(['/', ofTitles[0], '/channels', '/movies', '/faq']);
  await page.setViewportSize(small);
  for (const path of [
    ...PLAIN,
    ...ofTitles,
    `/persons/${persons.persons[0]?.slug}`,
    `/channels/all/${channel?.slug}`,
  ]) {
    await page.goto(path, { waitUntil: 'load' });
    expect.soft(await overflowing(page), path).toEqual([]);
    expect.soft(await smallTargets(page), path).toEqual([]);
    if (!withLargeText.has(path)) continue;
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await overflowing(page), `${path}, large text`).toEqual([]);
    await page.setViewportSize(small);
  }
});

test('quality E5 1.4.4: on a desktop, text of twice the size leaves the picture of a channel its room and the controls of the guide readable', async ({
  page,
  request,
}) => {
  const [channel] = await freeChannels(request);
  const width = 1280;
  await page.setViewportSize({ width, height: 800 });
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await page.goto(`/channels/all/${channel?.slug}`, { waitUntil: 'load' });
  await enlarge();
  const picture = await page.locator('main video').first().boundingBox();
  expect.soft(picture?.width).toBeGreaterThan(width * 0.4);
  await page.goto('/channels?view=guide', { waitUntil: 'load' });
  await enlarge();
  expect.soft(await overflowing(page)).toEqual([]);
  const genre = '[popovertarget="guide-genres"]';
  for (const control of await page.locator(`main header select, ${genre}`).all()) {
    const name = await control.getAttribute('aria-label');
    // Without its paddings there is room for some letters.
    const room = await control.evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    expect.soft(room, `${name}`).toBeGreaterThan(80);
  }
});

test.describe('without smooth scrolling', () => {
  // Only the final scroll position matters, not the way to it.
  const atRest = expect.configure({ soft: true, timeout: 2_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('quality E5 2.4.11: the focused element is not hidden under the header or the bottom bar', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const film = await freeFilm(request);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', `/contents/${film.slug}`, '/channels', '/movies']) {
      await page.goto(path, { waitUntil: 'load' });
      // Forward the bottom bar may cover the focus, backward the header.
      for (const [key, times] of [
        ['Tab', 30],
        ['Shift+Tab', 12],
      ] as const) {
        for (let press = 0; press < times; press += 1) {
          await page.keyboard.press(key);
          await atRest.poll(() => hiddenFocus(page), `${path}, ${key} ${press + 1}`).toBeNull();
        }
      }
    }
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('quality E5 forced colours: focus, icons and bars are visible, and text is legible', async ({
    page,
  }) => {
    for (const path of ['/', '/channels', '/movies']) {
      await page.goto(path, { waitUntil: 'load' });
      const invisible = await page.evaluate(() => {
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const icons = [...document.querySelectorAll('a svg, button svg')].filter(isVisible).filter((icon) => {
          const { stroke, fill } = getComputedStyle(icon);
          return [stroke, fill].every((colour) => colour === 'none' || colour === ground);
        });
        const words = [...document.querySelectorAll('h1, h2, a, button')]
          .filter(isVisible)
          .filter((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return color === backgroundColor;
          });
        const bars = [...document.querySelectorAll('main [role=img] > span')]
          .filter(isVisible)
          .filter((bar) => {
            const { backgroundColor, borderStyle } = getComputedStyle(bar);
            return backgroundColor === ground && borderStyle === 'none';
          });
        return { icons: icons.length, words: words.length, bars: bars.length };
      });
      expect.soft(invisible, path).toEqual({ icons: 0, words: 0, bars: 0 });
      await page.keyboard.press('Tab');
      const outline = () =>
        page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      expect.soft(await outline(), path).toBe('solid');
    }
  });
});
