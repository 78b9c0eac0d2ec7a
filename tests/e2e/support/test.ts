import { type Page, test as plain } from '@playwright/test';

/** Longer than the server defers scripts (server/next-compat/deferred-loader.ts). */
const HYDRATION_TIMEOUT_MS = 10_000;

/**
 * Touches the page and waits until it is hydrated. A page whose scripts are blocked is never hydrated, and its journey
 * continues without it.
 */
async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown'))).catch(() => {});
  const html = page.locator('html:not([data-hydrating])');
  await html.waitFor({ state: 'attached', timeout: HYDRATION_TIMEOUT_MS }).catch(() => {});
}

/** Waits for hydration after each navigation, as people look at a page before they press. */
function hydrateAfterNavigation(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await waitForHydration(page);
    return response;
  };
}

/** A journey uses pages after hydration; presses before it have a journey of their own (favourites.spec.ts). */
export const test = plain.extend({
  context: async ({ context }, use) => {
    context.on('page', hydrateAfterNavigation);
    await use(context);
  },
});
