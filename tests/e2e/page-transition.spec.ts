import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

/**
 * Writes into each document which elements move while it comes in, and later in a transition of its own; "nothing" where there was no
 * transition.
 */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const write = async (transition: ViewTransition | null) => {
      await transition?.ready.catch(() => {});
      const moving = document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []);
      document.documentElement.dataset.moved = transition ? moving.join(' ') : 'nothing';
    };
    addEventListener('pagereveal', ({ viewTransition }) => write(viewTransition));
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (...args) {
      const transition = startViewTransition.apply(this, args);
      void write(transition);
      return transition;
    };
  });

/** Forgets what has moved. */
const forget = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.moved = 'nothing';
  });

/** The picture of the title was seen before and after. */
async function expectMovedArt(page: Page) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-moved', /view-transition-new\(title-art\)/, { timeout: 2_000 });
  await expect(html).toHaveAttribute('data-moved', /view-transition-old\(title-art\)/);
}

/** As a link does while scripts are on their way: a document is loaded, and the pressed poster has the focus. */
async function openTitle(page: Page) {
  await page.goto('/movies');
  const poster = page.locator('main a[href^="/contents/"]').first();
  const href = (await poster.getAttribute('href')) ?? '';
  await poster.focus();
  await page.evaluate((to) => location.assign(to), href);
  await expect(page).toHaveURL(href);
}

test.beforeEach(({ page }) => watchTransitions(page));

test('the pressed poster grows into the page of its title', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A browser that is too busy for a transition leaves it out.
  await expect(async () => {
    await openTitle(page);
    await expectMovedArt(page);
  }).toPass();
});

test('the pressed poster grows into the title that opens over the page, and goes back when it closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(async () => {
    await page.goto('/movies');
    await forget(page);
    await page.locator('main a[href^="/contents/"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMovedArt(page);
    await forget(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectMovedArt(page);
    await expect(page).toHaveURL('/movies');
  }).toPass();
});

test('with reduced motion the page is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTitle(page);
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'nothing');
  await page.goto('/movies');
  await page.locator('main a[href^="/contents/"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-moved', 'nothing');
});
