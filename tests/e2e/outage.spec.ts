import { expect, test } from '@playwright/test';
import { type OwnStack, openOwnStack } from './support/own-stack';

/** Own servers: this journey takes the platform away, which nobody else should notice. */
test.describe('the platform goes away while the site runs (DESIGN 10 "platform down")', () => {
  let stack: OwnStack;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    stack = await openOwnStack();
  });
  test.afterAll(() => stack?.close());

  test('public pages still answer, a page never seen says so and recovers by itself on retry', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const seen = ['/', '/channels', '/movies'];
    for (const path of seen) await page.goto(stack.siteUrl + path);
    const film = page.locator('main a[href^="/contents/"]').first();
    await expect(film).toBeVisible();
    const href = (await film.getAttribute('href')) ?? '';
    await page.goto(stack.siteUrl + href);
    const title = await page.getByRole('heading', { level: 1 }).textContent();

    await stack.stopPlatform();
    expect((await page.request.get(`${stack.siteUrl}/healthz`)).status()).toBe(503);

    for (const path of [...seen, href]) {
      const response = await page.goto(stack.siteUrl + path);
      expect(response?.status(), path).toBe(200);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

    await page.goto(`${stack.siteUrl}/series`);
    const retry = page.getByRole('button', { name: 'Повторить' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(retry).toBeVisible();

    await stack.startPlatform();
    await retry.click();
    await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible({ timeout: 30_000 });
    expect((await page.request.get(`${stack.siteUrl}/healthz`)).status()).toBe(200);
  });

  test('a call that hangs, breaks or lies does not take the page with it', async ({ page, request }) => {
    const faults = `${stack.platformUrl}/sandbox/faults`;
    for (const fault of [{ status: 500 }, { cut: true }, { garbage: true }]) {
      await request.post(faults, { data: { match: 'GET /v2/rowsets', ...fault } });
      const response = await page.goto(`${stack.siteUrl}/rowset/sport?${JSON.stringify(fault).length}`);
      expect(response?.status()).toBe(200);
      await request.delete(faults);
    }
  });
});
