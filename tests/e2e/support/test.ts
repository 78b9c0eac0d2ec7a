import { type Page, test as plain } from '@playwright/test';

/** Longer than the server puts scripts off (server/next-compat/deferred-loader.ts). */
const WAKING_MS = 10_000;

/**
 * The page is touched, and answers to everything on it. Where its scripts are kept away it never will, and a journey about that
 * goes on.
 */
async function awake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown'))).catch(() => {});
  const html = page.locator('html:not([data-hydrating])');
  await html.waitFor({ state: 'attached', timeout: WAKING_MS }).catch(() => {});
}

/** People look at a page before they press something on it. */
function patient(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...where) => {
    const answer = await goto.apply(page, where);
    await awake(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload.apply(page, how);
    await awake(page);
    return answer;
  };
}

/** A journey whose pages are used when they are ready; what is pressed earlier has a journey of its own (favourites.spec.ts). */
export const test = plain.extend({
  context: async ({ context }, use) => {
    context.on('page', patient);
    await use(context);
  },
});
