/**
 * Touches a page that has loaded, and waits until it is hydrated: a page that is complete without scripts waits for a sign of its viewer
 * (server/next-compat/deferred-loader.ts).
 * @param {import('@playwright/test').Page} page
 */
export async function hydrated(page) {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.locator('html:not([data-hydrating])').waitFor({ state: 'attached' });
}
