import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

/** Writes into each document which elements move while it comes in; "nothing" where it came without a transition. */
const watchReveal = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => {});
      const moving = document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []);
      document.documentElement.dataset.moved = viewTransition ? moving.join(' ') : 'nothing';
    });
  });

/** As a link does while scripts are on their way: a document is loaded, and the pressed poster has the focus. */
async function openTitle(page: Page) {
  await page.goto('/movies');
  const poster = page.locator('main a[href^="/contents/"]').first();
  const href = (await poster.getAttribute('href')) ?? '';
  await poster.focus();
  await page.evaluate((to) => location.assign(to), href);
  await expect(page).toHaveURL(href);
}

test.beforeEach(({ page }) => watchReveal(page));

test('the pressed poster grows into the page of its title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A browser that is too busy for a transition leaves it out.
  await expect(async () => {
    await openTitle(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-moved', /view-transition-new\(title-art\)/, { timeout: 2_000 });
    await expect(html).toHaveAttribute('data-moved', /view-transition-old\(title-art\)/);
  }).toPass();
});

test('with reduced motion the page is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTitle(page);
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'nothing');
});
