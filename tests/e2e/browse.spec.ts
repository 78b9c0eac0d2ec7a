import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { ask } from './support/platform';
import { test } from './support/test';
import { type Card, NEW_TITLES } from './support/titles';
import { wordsIn } from './support/words';

interface Row {
  contents: Card[];
}

test('a title opens as an overlay on the home page, becomes a page on reload, and follows back and forward', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/');
  const card = page.locator('main a[href^="/contents/"]').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(href);
  const title = (await overlay.getAttribute('aria-label')) ?? '';
  await expect(overlay.getByRole('heading', { level: 1 })).toHaveAccessibleName(title);
  const crumbs = page.getByRole('navigation', { name: wordsIn('ru').catalogue.page.breadcrumbs });
  await expect(crumbs).toHaveCount(0);

  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(title);
  await expect(crumbs).toBeVisible();
});

test('the overlay closes by its button and by Escape, and the focus returns to its opener', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('main a[href^="/contents/"]').first();
  for (const close of ['button', 'Escape']) {
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    if (close === 'button') await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(card).toBeFocused();
  }
});

test('spec 2 §4 Rows: the first four rows are in the page, the others load when they come near', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const rowset = await ask<{ rows: Array<{ title: string; template: string }> }>(
    request,
    '/rowsets/startpage',
  );
  const lateRow = rowset.rows.filter((row) => row.template.startsWith('content')).at(-1);
  expect(html).toContain(lateRow?.title);

  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/rows/')) calls.push(sent.url());
  });
  await page.goto('/');
  // Each row that moves costs work in every frame, and nobody sees these.
  const movingBelow = () =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .filter((element) => (element?.getBoundingClientRect().top ?? 0) > 2 * innerHeight).length;
  expect(await page.evaluate(movingBelow)).toBe(0);
  const before = calls.length;
  const heading = page.getByRole('heading', { name: lateRow?.title ?? '' });
  await heading.scrollIntoViewIfNeeded();
  await expect(
    page.locator('section', { has: heading }).locator('a[href^="/contents/"]').first(),
  ).toBeVisible();
  expect(calls.length).toBeGreaterThan(before);
});

test('a row page loads more items while scrolling, and its link works without script', async ({
  page,
  browser,
  request,
}) => {
  const row = await ask<Row>(request, `/rows/${NEW_TITLES}?limit=21`);
  await page.goto(`/row/${NEW_TITLES}`);
  const cards = page.locator('main a[href^="/contents/"]');
  await expect(cards.first()).toBeVisible();
  const first = await cards.count();
  expect(first).toBeGreaterThanOrEqual(row.contents.length);
  // A wheel event before the page can scroll is lost, so the wheel is turned again, as a person would.
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    expect(await cards.count()).toBeGreaterThan(first);
  }).toPass();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const scriptless = await plain.newPage();
  await scriptless.goto(`/row/${NEW_TITLES}`);
  const more = scriptless.locator('a[href*="offset="]');
  await more.click();
  await expect(scriptless).toHaveURL(/offset=21/);
  await expect(scriptless.locator('main a[href^="/contents/"]').first()).toBeVisible();
  await plain.close();
});

test('spec 2 §2 Row templates, §2 Destination types: each row of the seed shows its items', async ({
  page,
  request,
}) => {
  for (const [row, selector] of [
    ['home-quick', 'button'],
    ['home-libraries', 'branded_button'],
    ['collections', 'collection-v'],
    ['packets-to-begin', 'packet_promo_base'],
    ['packets-for-fans', 'packet_promo'],
    ['support-makers', 'donate_packs'],
    ['home-promo', 'promo-bg'],
    ['home-offers', 'promo-wide'],
    ['shows', 'content-h'],
    ['faces', 'person'],
    ['all-channels', 'channel'],
  ] as const) {
    const { template, promotions, contents, persons, channels } = await ask<Record<string, unknown[]>>(
      request,
      `/rows/${row}?limit=3`,
    );
    expect(template).toBe(selector);
    const html = await (await request.get(`/row/${row}`)).text();
    const [first] = [promotions, contents, persons, channels].flat() as Array<{
      title?: string;
      name?: string;
    }>;
    expect(html).toContain(first?.title ?? first?.name);
  }

  await page.goto('/row/home-quick');
  await page.getByRole('main').getByRole('button', { name: 'Как смотреть на телевизоре' }).click();
  const message = page.getByRole('dialog', { name: 'На телевизоре' });
  await expect(message).toContainText('Войти через другое устройство');

  for (const [path, to] of [
    ['/rowset/startpage', '/'],
    ['/rowset/search', '/search'],
    ['/rowset/1000', '/my'],
  ]) {
    const redirect = await request.get(path ?? '', { maxRedirects: 0 });
    expect([path, redirect.status(), redirect.headers().location]).toEqual([path, 308, to]);
  }
});

test('spec 2 §2 hover preview of a title: shows details of the title, and closes by Escape', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { contents } = await ask<Row>(request, `/rows/${NEW_TITLES}?limit=1`);
  await page.goto(`/row/${NEW_TITLES}`);
  const tile = page.locator(`main a[href="/contents/${contents[0]?.slug}"]`).first();
  await tile.hover();
  const preview = page.getByRole('group', { name: contents[0]?.title });
  await expect(preview.getByRole('link', { name: 'Подробнее' })).toBeVisible();
  await expectAccessible(page, 'preview of a title');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test.describe('four languages', () => {
  test('its address opens each, the choice is remembered, and titles are translated', async ({
    page,
    request,
  }) => {
    for (const [lang, tag] of [
      ['ru', 'ru'],
      ['kk', 'kk'],
      ['en', 'en'],
      ['uz', 'uz-Latn'],
    ] as const) {
      const row = await ask<Row>(request, `/rows/${NEW_TITLES}?limit=1`, lang);
      await page.goto(`/row/${NEW_TITLES}?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('link', { name: row.contents[0]?.title }).first()).toBeVisible();
      await page.goto('/faq');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
    }
  });

  test('the language switch of the header loads the same page as a new document', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/channels');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).pathname).toBe('/channels');
  });
});

test('a series shows its seasons and episodes; an episode has its own address', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const series = await ask<Row>(request, '/rows/all-series?limit=1');
  await page.goto('/series');
  await page.locator(`main a[href="/contents/${series.contents[0]?.slug}"]`).first().click();
  const overlay = page.getByRole('dialog');
  const episode = overlay.locator('article h3 a').first();
  await expect(episode).toBeVisible();
  await page.goto((await episode.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Сезон \d+, серия \d+/);
});

test('a person has a page with their works', async ({ page, request }) => {
  const row = await ask<Row>(request, `/rows/${NEW_TITLES}?limit=1`);
  await page.goto(`/contents/${row.contents[0]?.slug}`);
  await page.locator('a[href^="/persons/"]').first().click();
  await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
});
