import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

/** What grows between two documents: the names of the moving elements, null where the page came without a transition. */
const watchReveal = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []);
      document.documentElement.dataset.moved = viewTransition ? moving.join(' ') : 'nothing';
    });
  });
const moved = (page: Page) => page.locator('html');
const ART = /view-transition-group\(title-art\)/;

test.beforeEach(async ({ page }) => {
  // As long as scripts are on their way, a link loads a document.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await watchReveal(page);
});

const openTitle = async (page: Page) => {
  await page.goto('/movies');
  const poster = page.locator('main a[href^="/contents/"]').first();
  const href = (await poster.getAttribute('href')) ?? '';
  await poster.click();
  await expect(page).toHaveURL(href);
};

test('issue 15 Loading and transitions: the poster of a title grows into its page, and back', async ({
  page,
}) => {
  await openTitle(page);
  await expect(moved(page)).toHaveAttribute('data-moved', ART);
  await page.goBack();
  await expect(page).toHaveURL('/movies');
  await expect(moved(page)).toHaveAttribute('data-moved', /view-transition/);
});

test('issue 15 Loading and transitions: with reduced motion the page is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTitle(page);
  await expect(moved(page)).toHaveAttribute('data-moved', 'nothing');
});
