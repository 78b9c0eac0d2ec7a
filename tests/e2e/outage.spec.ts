import { expect } from '@playwright/test';
import { headOf } from './support/head';
import { type OwnStack, openOwnStack } from './support/own-stack';
import { seenByPlatform } from './support/platform';
import { test } from './support/test';

/** Uses its own servers: this journey stops the platform, which would break other tests. */
test.describe('the platform is down while the site runs (DESIGN section 10 "the platform is down")', () => {
  let stack: OwnStack;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await openOwnStack();
  });
  test.afterAll(() => stack?.close());

  test('stored pages still answer; a page without a copy shows an error and recovers on retry', {
    tag: '@gate',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    const seen = ['/', '/channels', '/movies'];
    for (const path of seen) await page.goto(stack.siteUrl + path);
    const film = page.locator('main a[href^="/contents/"]').first();
    await expect(film).toBeVisible();
    const href = (await film.getAttribute('href')) ?? '';
    await page.goto(stack.siteUrl + href);
    // The name of its drawn title is the title.
    const heading = await page.getByRole('heading', { level: 1 }).ariaSnapshot();

    await stack.stopPlatform();
    expect((await page.request.get(`${stack.siteUrl}/healthz`)).status()).toBe(503);

    for (const path of [...seen, href]) {
      const response = await page.goto(stack.siteUrl + path);
      expect(response?.status(), path).toBe(200);
    }
    await expect(page.getByRole('heading', { level: 1 })).toMatchAriaSnapshot(heading);

    const never = await page.goto(`${stack.siteUrl}/series`);
    expect(never?.status()).toBe(503);
    expect(never?.headers()).toMatchObject({ 'retry-after': '3', 'cache-control': 'private, no-store' });
    // Before any script the page is complete, with the header, and is not indexed.
    const html = (await never?.text()) ?? '';
    expect(html).toMatch(/<main[^>]*>.*role="alert".*Повторить.*<\/main>/s);
    // The start page is stored, and so is what it has to watch.
    expect(html).toMatch(/role="alert".*<a [^>]*href="\/contents\//s);
    expect(headOf(html).robots).toBe('noindex');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible();
    const retry = alert.getByRole('link', { name: 'Повторить' });
    await expect(retry).toBeVisible();

    await stack.startPlatform();
    await retry.click();
    await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
    expect((await page.request.get(`${stack.siteUrl}/healthz`)).status()).toBe(200);
  });

  for (const { fault, path, row } of [
    { fault: { status: 500 }, path: '/sport', row: 'Спорт на экране' },
    { fault: { cut: true }, path: '/telecasts', row: 'Все передачи' },
    { fault: { garbage: true }, path: '/tv-child', row: 'Семейное кино' },
    { fault: { hang: true }, path: '/nonfiction', row: 'Документальные фильмы' },
  ]) {
    test(`quality F02: ${JSON.stringify(fault)} of every row leaves the page, and the row loads later`, async ({
      page,
    }) => {
      const faults = `${stack.platformUrl}/sandbox/faults`;
      const { total: since } = await seenByPlatform(page.request, {}, stack.platformUrl);
      await page.request.post(faults, { data: { match: 'GET /v2/rows/*', ...fault } });
      const response = await page.request.get(stack.siteUrl + path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(row);
      expect(html).not.toContain('/contents/');
      if (!('hang' in fault)) {
        const requested = await seenByPlatform(
          page.request,
          { match: 'GET /v2/rows/*', since },
          stack.platformUrl,
        );
        expect(requested.requests.length).toBeGreaterThan(0);
      }

      await page.request.delete(faults);
      await page.goto(stack.siteUrl + path);
      const heading = page.getByRole('heading', { name: row });
      await heading.evaluate((element) => element.scrollIntoView());
      const cards = page.locator('section', { has: heading }).locator('a[href^="/contents/"]');
      await expect(cards.first()).toBeVisible();
    });
  }
});
