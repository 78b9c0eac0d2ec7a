import { expect, type Page, test } from '@playwright/test';
import { wordsIn } from './support/words';

const ru = wordsIn('ru');

/** Unlike in other journeys nothing touches these pages before the test does. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('link[rel=prefetch][as=script]')).not.toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-hydrating');
}

for (const path of ['/', '/movies', '/channels'])
  test(`DESIGN section 10: ${path} runs its script files at the first sign of a viewer`, {
    tag: path === '/' ? '@gate' : [],
  }, async ({ page }) => {
    await openUntouched(page, path);
    // Spec 3 §2 Header: the current page is marked.
    await expect(page.locator(`nav a[aria-current=page][href="${path}"]`)).not.toHaveCount(0);
    await page.mouse.move(200, 200);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  });

test('a button that is the first thing a viewer presses does its work', { tag: '@gate' }, async ({
  page,
}) => {
  await openUntouched(page, '/channels');
  await page.getByRole('banner').getByRole('link', { name: ru.session.signIn }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('decisions/0031: a page whose data no server has any more is loaded again, once, before the viewer reads', async ({
  page,
}) => {
  const gone: string[] = [];
  await page.route('**/_next/page-data/*', (route) => {
    const url = new URL(route.request().url());
    if (gone.length > 0) return route.continue();
    gone.push(url.pathname);
    url.pathname += 'gone';
    return route.continue({ url: url.href });
  });
  const reloaded = page.waitForEvent('framenavigated', { predicate: () => gone.length > 0 });
  await page.goto('/movies');
  await reloaded;
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  expect(gone).toHaveLength(1);
});
