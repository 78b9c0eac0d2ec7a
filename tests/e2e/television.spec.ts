import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';

const TELEVISION =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.31 TV Safari/537.36';
/** Wider rings are seen from three metres. */
const RING_PX = 4;
/** The longest way on a page. */
const MOST_KEYS = 60;

/** Presses a key and looks where the focus is: on an element in the window, not under the header, with a ring around it or its picture. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page);
}

async function expectFocus(page: Page): Promise<void> {
  const ring = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active.matches('body, main, h1')) return 0;
      const { left, top, right, bottom } = active.getBoundingClientRect();
      const header = document.querySelector('body > header');
      const isOver =
        header?.contains(active) || active.closest('dialog') || active.matches(':has([data-screen])');
      const from = isOver ? 0 : Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
      const isInView = left < innerWidth && top < innerHeight && right > 0 && bottom > from;
      const widths = [active, ...active.querySelectorAll('*')].map((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) || 0;
      });
      return isInView ? Math.max(...widths) : 0;
    });
  await expect.poll(ring).toBeGreaterThanOrEqual(RING_PX);
}

/** Goes to an element by the arrows, as who looks at the screen: to its line, then along the line. */
async function goTo(page: Page, target: Locator): Promise<void> {
  const keys: string[] = [];
  while (keys.length < MOST_KEYS) {
    const key = await target.evaluate((to) => {
      const from = document.activeElement;
      if (!from || from === to || to.contains(from)) return null;
      const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
      if (b.top >= a.bottom) return 'ArrowDown';
      if (b.bottom <= a.top) return 'ArrowUp';
      return b.left > a.left ? 'ArrowRight' : 'ArrowLeft';
    });
    if (!key) return;
    keys.push(key);
    await press(page, key);
  }
  throw new Error(`not there after ${keys.join(', ')}`);
}

/** From the picture through its controls to what is beside it; a control may disappear meanwhile. */
async function leaveToTheRight(page: Page, region: Locator): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    const key = await region.evaluate((picture) => {
      const { activeElement } = document;
      if (!picture.contains(activeElement)) return null;
      return activeElement === picture ? 'ArrowDown' : 'ArrowRight';
    });
    if (!key) return;
    await press(page, key);
  }
  throw new Error('the focus does not leave the player');
}

test.describe('docs/TELEVISION.md: four arrows, OK and Back', () => {
  test.use({ userAgent: TELEVISION, viewport: { width: 1920, height: 1080 } });

  test('lead from home to a film that plays, to a channel, to another one, and back to home', {
    tag: '@gate',
  }, async ({ page, request }) => {
    const film = await freeFilm(request);
    const [first, second] = await freeChannels(request);
    if (!first || !second) throw new Error('two channels that a guest can watch');
    const { region, video } = player(page);
    await page.goto('/');
    await expect(page.locator('main [data-actions] a').first()).toBeFocused();

    const tile = page.locator(`main ul a[href*="${film.slug}"]`).first();
    await goTo(page, tile);
    await press(page, 'Enter');
    await expect(page).toHaveURL(new RegExp(`/contents/.*${film.slug}`));
    const watch = page.getByRole('dialog').locator('[data-actions] a').first();
    await expect(watch).toBeFocused();
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/watch\//);
    await expectPlaying(video);
    await expect(region).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(region.locator('button:focus')).toBeVisible();
    await press(page, 'Escape');
    await expect(region).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`/contents/.*${film.slug}`));
    await expect(watch).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(tile).toBeFocused();

    const channel = page.locator(`main ul a[href$="/${first.slug}"]`).first();
    await goTo(page, channel);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/channels/[^/]+/${first.slug}$`));
    await expectPlaying(video);
    await expect(region).toBeFocused();
    await leaveToTheRight(page, region);
    await goTo(page, page.locator(`main ul[aria-label] > li > a[href$="/${second.slug}"]`).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/channels/[^/]+/${second.slug}$`));
    await expectPlaying(video);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`/channels/[^/]+/${first.slug}$`));
    await expectFocus(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(channel).toBeFocused();
    // Home is where Back ends.
    await press(page, 'Escape');
    await press(page, 'Escape');
    await expect(page).toHaveURL('/');
    await expect(page.locator('header :focus')).toBeVisible();
  });
});

test('?tv makes a browser a television for its session, and ?tv=0 an ordinary one again', async ({
  page,
}) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).not.toHaveClass(/television/);
  await page.goto('/movies?tv');
  await expect(page).toHaveURL('/movies');
  await expect(root).toHaveClass(/television/);
  await expectAccessible(page, 'films on a television');
  await page.goto('/');
  await expect(root).toHaveClass(/television/);
  await page.goto('/?tv=0');
  await expect(root).not.toHaveClass(/television/);
});

test('docs/TELEVISION.md: on each page the focus starts at its main content, and the page is scrolled to the top', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { slug } = await freeFilm(request);
  const film = page.locator(`main ul a[href*="${slug}"]`).first();
  await page.goto('/?tv');
  await expect(page.locator('main [data-actions] a').first()).toBeFocused();
  const address = await film.getAttribute('href');
  for (const [path, selector] of [
    [address ?? '', 'main [data-actions] a'],
    ['/channels', 'main ul a[href^="/channels/all/"]'],
    ['/channels?view=guide', 'main [role="grid"] [data-active]'],
    ['/movies', 'main ul[data-begins] a'],
    ['/packets', 'main ul[data-begins] a'],
    ['/search', 'main form button'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(selector).first(), path).toBeFocused();
    expect(await page.evaluate(() => scrollY), path).toBe(0);
    await expect(page.locator('body > footer'), path).toBeHidden();
  }
  await expect(page.getByRole('switch')).toBeHidden();
});

test('docs/TELEVISION.md: letters on the screen search without a keyboard, and an arrow leads to what they found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/search?tv');
  const key = (name: string) => page.locator('main form').getByRole('button', { name, exact: true });
  await expect(key('а')).toBeFocused();
  for (const letter of ['к', 'о']) {
    await goTo(page, key(letter));
    await press(page, 'Enter');
  }
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'ко');
  await expect(key('о')).toBeFocused();
  const result = page.locator('main section ul a').first();
  await expect(result).toBeVisible();
  await expect(key('о')).toBeFocused();
  // The letters stay beside the results, in the window.
  await goTo(page, result);
  await expect(key('о')).toBeInViewport();
  await expectAccessible(page, 'search on a television');
});

/** How much of an element is seen from 0 to 1: below the header and a title that stays under it, and in the window. */
const shareInView = (target: Locator) =>
  target.evaluate((element) => {
    // It leaves with the top of the page.
    const header = Math.max(0, document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0);
    const strip = document.querySelector('main [data-strip]');
    const stuck = strip && strip !== element ? strip.getBoundingClientRect() : null;
    const isStuck = stuck && stuck.top <= Math.max(header, innerHeight * 0.05);
    const from = isStuck ? stuck.bottom : header;
    const { top, bottom, height } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, from)) / height;
  });

test('docs/TELEVISION.md: the buttons of a title are one line, and its name stays when its lists come', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { slug } = await freeFilm(request);
  await page.goto('/?tv');
  const address = await page.locator(`main ul a[href*="${slug}"]`).first().getAttribute('href');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address ?? '');
  const buttons = page.locator('main [data-actions]');
  const watch = buttons.locator('a').first();
  const title = page.getByRole('heading', { level: 1 });
  await expect(watch).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(watch).not.toBeFocused();
  await expect(buttons.locator(':focus')).toBeVisible();
  expect(await shareInView(title)).toBe(1);
  await press(page, 'ArrowDown');
  await expect(buttons.locator(':focus')).toBeHidden();
  const strip = page.locator('main [data-strip]');
  expect(await page.title()).toContain((await strip.locator('p').textContent()) ?? '?');
  await expect.poll(() => shareInView(strip)).toBe(1);
  // Neither the header nor the strip cuts through a button.
  const cut = await watch.evaluate((button) => {
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    const { top, bottom } = button.getBoundingClientRect();
    return top < header && bottom > header;
  });
  expect(cut).toBe(false);
  await press(page, 'ArrowUp');
  await expect(buttons.locator(':focus')).toBeVisible();
  await expect.poll(() => shareInView(title)).toBe(1);
  await expectAccessible(page, 'a title on a television');
});

test('docs/TELEVISION.md: a step down a list keeps the title of the page, and nothing of the line before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/movies', '/channels']) {
    await page.goto(`${path}?tv`);
    const first = page.locator('main ul[data-begins] a').first();
    await expect(first).toBeFocused();
    // Two lines of channels fit into the window, and one of films.
    for (let step = 1; step <= 2; step += 1) {
      await press(page, 'ArrowDown');
      await expect(first).not.toBeFocused();
      await expect.poll(() => shareInView(page.getByRole('heading', { level: 1 })), path).toBe(1);
      // Picture and words: a line is seen as a whole or not at all.
      await expect.poll(async () => [0, 1].includes(await shareInView(first)), path).toBe(true);
      await expect.poll(() => shareInView(page.locator('main ul[data-begins] a:focus')), path).toBe(1);
    }
    await expect.poll(() => shareInView(first), path).toBe(0);
    await press(page, 'ArrowUp');
    await press(page, 'ArrowUp');
    await expect(first).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
  }
});

test('docs/TELEVISION.md: the text of the search field is not repeated beside the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/search?q=комедия&tv');
  await expect(page.locator('main section ul a').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('комедия');
  await expect(page.getByRole('link', { name: 'Комедия', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Комедия', exact: true })).toHaveCount(0);
  await expect(page.locator('header [aria-current="page"]')).toHaveAttribute('href', '/search');
  await expectAccessible(page, 'results on a television');
});

test('docs/TELEVISION.md: a channel and the search have the whole window, and the arrow up leads to the header', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const [channel] = await freeChannels(request);
  const { region } = player(page);
  const header = page.locator('body > header');
  for (const path of [`/channels/all/${channel?.slug}`, '/search']) {
    await page.goto(`${path}?tv`);
    await expect(path === '/search' ? page.locator('main form button').first() : region).toBeFocused();
    await expectFocus(page);
    await expect(header, path).not.toBeInViewport();
    for (let keys = 0; keys < MOST_KEYS && !(await header.locator(':focus').count()); keys += 1)
      await press(page, 'ArrowUp');
    await expect(header.locator(':focus'), path).toBeInViewport();
    await press(page, 'ArrowDown');
    await expect(header, path).not.toBeInViewport();
  }
});

test('docs/TELEVISION.md: the header leaves with the top of a list, and comes back with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/movies?tv');
  const header = page.locator('body > header');
  await expect(page.locator('main ul[data-begins] a').first()).toBeFocused();
  await expect(header).toBeInViewport();
  await press(page, 'ArrowDown');
  await expect(header).not.toBeInViewport();
  await press(page, 'ArrowUp');
  await expect(header).toBeInViewport();
});
