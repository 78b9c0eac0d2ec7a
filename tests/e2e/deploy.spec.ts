import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { wordsIn } from './support/words';

/**
 * Answers script files as the server answers a name that no longer exists, as in a tab that is older than the build.
 */
async function answerNotFound(page: Page, isGone: () => boolean): Promise<void> {
  await page.context().route('**/_next/static/chunks/**', (route) => {
    const url = new URL(route.request().url());
    if (isGone()) url.pathname = url.pathname.replace('/chunks/', '/chunks/gone-');
    return route.continue({ url: url.href });
  });
}

/** Counts how often a document was loaded. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const { session } = wordsIn('ru');
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: session.signIn });

test.describe('quality F11: a tab that is older than the build', () => {
  test.use({ serviceWorkers: 'block' });

  test('reloads once at its address, and opens what the viewer requested', async ({ page }) => {
    const loads = loadsOf(page);
    let isGone = false;
    // The reloaded page names the files of the new build.
    await answerNotFound(page, () => isGone && loads() < 2);
    await page.goto('/movies');
    // Scroll only within the first document: late rows would make the old scroll position longer than the new page.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const scrolled = await page.evaluate(() => scrollY);
    isGone = true;
    // A click on the link in the header would scroll to it.
    await page.evaluate(() => {
      location.hash = 'auth';
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page).toHaveURL(/\/movies#auth$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 50);
  });

  test('does not reload in a loop when a reload does not help, and the page stays readable', async ({
    page,
  }) => {
    const loads = loadsOf(page);
    let isGone = false;
    await answerNotFound(page, () => isGone);
    await page.goto('/agreement');
    isGone = true;
    await signIn(page).click();
    await expect.poll(loads).toBe(2);
    // The files of the reloaded page are missing too: its HTML is readable, and it does not load a third time.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
  });
});
