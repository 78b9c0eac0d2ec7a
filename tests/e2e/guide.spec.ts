import { expect, type Page } from '@playwright/test';
import { ask, freeChannels, type WireChannel } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { wordsIn } from './support/words';

const GUIDE = '/channels?view=guide';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const grid = (page: Page) => page.getByRole('grid');
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=gridcell]')?.textContent ?? '');
/** Waits until the programmes of the visible rows have loaded. */
const settled = async (page: Page) => {
  // The first screen comes from the server; its keys work when the script has loaded.
  await expect(grid(page)).toHaveAttribute('data-ready', '');
  await expect(grid(page).locator('[aria-busy="true"]')).toHaveCount(0);
};

test.use({ viewport: DESKTOP });

test('spec 1 §2: bare /guide answers 404, and so does the inner address of the view', async ({ request }) => {
  for (const address of [
    '/guide',
    '/guide/~/now',
    '/guide/all/now',
    '/channels/no-such-category?view=guide',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  expect((await request.get(GUIDE)).status()).toBe(200);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN section 3: the first screen of the guide is in the page, at now or at the moment of the address', {
    tag: '@gate',
  }, async ({ page, request }) => {
    const [channel] = await ask<WireChannel[]>(
      request,
      '/channels/channel_list?includes=current_schedules&channels_version=2',
    );
    await page.goto(GUIDE);
    const first = grid(page).getByRole('row').first();
    await expect(first.getByRole('rowheader')).toContainText(channel?.name ?? '');
    await expect(first.getByRole('link', { name: 'В эфире' })).toBeVisible();

    await page.getByRole('link', { name: 'Предыдущий день' }).click();
    await expect(page).toHaveURL(/view=guide&day=20\d\d-\d\d-\d\d&at=\d\d:00$/);
    await expect(
      grid(page).getByRole('row').first().getByRole('link', { name: 'В архиве' }).first(),
    ).toBeVisible();
    await expect(grid(page).getByText('В эфире')).toHaveCount(0);
  });

  test('on a phone the first screen is a list', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(GUIDE);
    await expect(grid(page)).toBeHidden();
    await expect(page.getByRole('list', { name: 'Список каналов' }).getByRole('link').first()).toBeVisible();
  });
});

test('quality E5: a viewer opens the guide, goes to yesterday and starts catch-up with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/channels');
  await page.getByRole('link', { name: 'Телегид' }).press('Enter');
  await expect(page).toHaveURL(GUIDE);
  await expect(grid(page)).toBeVisible();
  await settled(page);

  await page.getByRole('combobox', { name: 'День' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/&day=/);
  await settled(page);

  // One cell of the grid is in the tab order: the one at the shown moment.
  await grid(page).locator('[tabindex="0"]').first().focus();
  await expect.poll(() => focusedName(page)).toContain('В архиве');
  const first = await focusedName(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedName(page)).not.toBe(first);
  await page.keyboard.press('ArrowDown');
  // At night a programme may be for adults, which a guest cannot play, and some are not in the archive.
  await expect(async () => {
    const isOpen = /^(?!.*18\+).*\d\d:\d\d–\d\d:\d\d.*, В архиве$/;
    if (!isOpen.test(await focusedName(page))) await page.keyboard.press('ArrowLeft');
    expect(await focusedName(page)).toMatch(isOpen);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channels\/all\/[^/]+\?ts=\d+$/);
  await expectPlaying(player(page).video);
});

test('quality E5: Home goes to now, Page moves by hours; the focus stays in the grid while hours and rows change', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await settled(page);
  await grid(page).locator('[data-active]').focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('PageUp');
  await settled(page);
  await expect.poll(() => focusedName(page)).toContain('В архиве');
  await page.keyboard.press('Home');
  await expect.poll(() => focusedName(page)).toContain('В эфире');

  // The keys continue from this cell even after the wheel has scrolled it out of view.
  const name = await focusedName(page);
  await grid(page).hover();
  await page.mouse.wheel(0, 3_000);
  await expect(grid(page).getByRole('row').last()).toBeVisible();
  await expect.poll(() => focusedName(page)).toBe(name);
  await page.keyboard.press('ArrowDown');
  await expect(grid(page).locator('[data-active]')).toBeInViewport();
  await page.keyboard.press('Control+End');
  const total = await grid(page).getAttribute('aria-rowcount');
  await expect(grid(page).locator('[data-active]').locator('xpath=ancestor::*[@role="row"]')).toHaveAttribute(
    'aria-rowindex',
    total ?? '',
  );
  await expect(grid(page).locator('[data-active]')).toBeFocused();
});

test('spec 2 §4: a future programme cannot be selected, a programme on air opens live', async ({
  page,
  request,
}) => {
  const [channel] = await freeChannels(request);
  await page.goto(GUIDE);
  await settled(page);
  const row = grid(page)
    .getByRole('row')
    .filter({ hasText: channel?.name ?? '' });
  const future = row.getByRole('gridcell', { name: 'Ещё не началась' }).first();
  await expect(future.getByRole('link')).toHaveCount(0);
  // A press offers a reminder.
  // The whole cell is the button, and its text begins where that of a link does.
  const [cell, button] = [await future.boundingBox(), await future.getByRole('button').boundingBox()];
  expect(button?.width).toBe(cell?.width);
  await future.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('button', { name: wordsIn('ru').channels.schedule.remind, exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await row.getByRole('link', { name: 'В эфире' }).click();
  await expect(page).toHaveURL(`/channels/all/${channel?.slug}`);
  await page.goBack();
  await expect(grid(page)).toBeVisible();
});

test('the address follows the scroll and is restored after a reload; "now" returns to the present', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await settled(page);
  await grid(page).hover();
  await page.mouse.wheel(-3_000, 0);
  await expect(page).toHaveURL(/&day=.*&at=\d\d:00/);
  await settled(page);
  const address = page.url();
  const left = await grid(page).locator('[aria-hidden] >> text=/^\\d\\d:00/').first().textContent();
  await page.reload();
  await settled(page);
  expect(page.url()).toBe(address);
  expect(left).toMatch(/\d\d:00/);
  await expect(grid(page).getByRole('link', { name: 'В архиве' }).first()).toBeInViewport();

  await page.getByRole('button', { name: 'Сейчас' }).click();
  await expect(page).toHaveURL(GUIDE);
  await expect(grid(page).getByRole('link', { name: 'В эфире' }).first()).toBeInViewport();
});

test('the category stays in the address together with the moment', async ({ page }) => {
  await page.goto(GUIDE);
  await settled(page);
  await page.getByRole('link', { name: 'Предыдущий день' }).click();
  await expect(page).toHaveURL(/&day=/);
  const moment = new URL(page.url()).search;
  const categories = page.getByRole('navigation', { name: 'Категории каналов' });
  await categories.getByRole('button').click();
  await categories.getByRole('link').nth(2).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/channels/') && url.search === moment);
  await expect(grid(page)).toBeVisible();
  await page.getByRole('link', { name: 'Список' }).click();
  await expect(page).toHaveURL(/\/channels\/[^?]+$/);
});

test('a genre makes its programmes stand out, and all of them look alike again without it', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await settled(page);
  const programmes = grid(page).locator('[data-genres]:has(a)');
  const genre = await programmes.evaluateAll(
    (cells) => cells.map((cell) => cell.getAttribute('data-genres')?.split(' ')[0]).find(Boolean) ?? '',
  );
  const among = programmes.and(page.locator(`[data-genres~="${genre}"]`)).first();
  const other = programmes.and(page.locator(`:not([data-genres~="${genre}"])`)).first();
  const color = await other.evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const { guide } = wordsIn('ru');
  const choose = async (title: string | RegExp) => {
    await page.getByRole('button', { name: guide.genre }).click();
    await page.getByRole('list', { name: guide.genre }).getByRole('button', { name: title }).click();
  };
  // The key of a genre has "-" where its name has a space.
  await choose(new RegExp(`^${genre.replaceAll('-', '.')}$`, 'i'));
  await expect(other).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(among).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await choose(guide.allGenres);
  await expect(other).toHaveCSS('background-color', color);
});

test('spec 2 §4: programmes that fail to load are requested 5 times, show an error, and load on retry', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await settled(page);
  const requested = new Map<string, number>();
  await page.route('**/api/guide?**', (route) => {
    const url = route.request().url();
    requested.set(url, (requested.get(url) ?? 0) + 1);
    return route.fulfill({ status: 503, json: {} });
  });
  await page.getByRole('combobox', { name: 'День' }).selectOption({ label: 'Вчера' });
  const failed = grid(page).getByText('Передачи не загрузились').first();
  await expect(failed).toBeVisible({ timeout: 40_000 });
  expect(Math.max(...requested.values())).toBe(5);
  await page.unroute('**/api/guide?**');
  await grid(page).getByRole('row').first().getByRole('button', { name: 'Повторить' }).first().click();
  await expect(
    grid(page).getByRole('row').first().getByRole('link', { name: 'В архиве' }).first(),
  ).toBeVisible();
});

test('quality E5 1.4.10: a phone shows a list with now, next and the schedule of a channel at the same address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(GUIDE);
  const list = page.getByRole('list', { name: 'Список каналов' });
  await expect(grid(page)).toHaveCount(0);
  await expect(list.getByRole('listitem').first()).toContainText('Далее');
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);

  await list
    .getByRole('button', { name: /^Программа канала/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Предыдущий день' }).click();
  await dialog.getByRole('link', { name: 'В архиве' }).first().click();
  await expect(page).toHaveURL(/\?ts=\d+$/);
});

test('the guide loads and hydrates without layout shift (CLS 0)', async ({ page }) => {
  // Fonts are in the cache of the browser then: letters of another width would be a shift of a busy machine.
  await page.goto(GUIDE, { waitUntil: 'networkidle' });
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(GUIDE, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sum = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(sum).toBeLessThanOrEqual(0.001);
  }
});

test('quality S14: a child gets neither channels nor programmes above their age', async ({ request }) => {
  const start = Math.floor(Date.now() / 1000 / 21_600) * 21_600;
  const query = `lang=ru&category=all&row=0&rows=40&start=${start}`;
  interface Block {
    total: number;
    rows: Array<{ channel: { name: string }; entries: Array<{ title: string; age: number | null }> }>;
  }
  const all = (await (await request.get(`/api/guide?${query}`)).json()) as Block;
  const child = (await (await request.get(`/api/guide?${query}&audience=child`)).json()) as Block;
  expect(child.total).toBeLessThan(all.total);
  expect(child.rows.length).toBeGreaterThan(0);
  for (const { entries } of child.rows)
    for (const { age } of entries) expect(age ?? 0).toBeLessThanOrEqual(12);
  expect(all.rows.some(({ entries }) => entries.some(({ age }) => (age ?? 0) > 12))).toBe(true);
});

test('a block that is not part of the guide is refused', async ({ request }) => {
  for (const query of [
    'lang=ru&category=all&row=0&rows=41&start=0',
    'lang=ru&category=all&row=0&rows=40&start=1',
    'lang=ru&category=all&row=0&rows=40&start=0&blocks=5',
    'lang=xx&category=all&row=0&rows=40&start=0',
    'lang=ru&category=..&row=0&rows=40&start=0',
  ]) {
    expect((await request.get(`/api/guide?${query}`)).status(), query).toBe(400);
  }
  const unknown = await request.get('/api/guide?lang=ru&category=no-such&row=0&rows=1&start=0');
  expect(unknown.status()).toBe(404);
});
