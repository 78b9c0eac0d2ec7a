import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { newPerson, signInAs } from './support/person';
import { test } from './support/test';
import { freeFilm } from './support/titles';
import { wordsIn } from './support/words';

const { filters: words, errors, my } = wordsIn('ru');
const DESKTOP = { width: 1280, height: 800 };

const bar = (page: Page) => page.getByRole('navigation', { name: words.label });
const films = (page: Page) => page.getByRole('main').locator('ul a[href^="/contents/"]');
// A long open menu has its own status element before this one, so take the last.
const found = (page: Page) => page.getByRole('main').getByRole('status').last();

async function pick(page: Page, filter: string, option: string) {
  await bar(page).getByRole('button', { name: filter }).click();
  await bar(page).getByRole('link', { name: option, exact: true }).click();
}

test('spec 2 §2 Filters page: filters can be chosen, shared and undone, and keep the place in the list', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/movies');
  const all = await films(page).count();
  await pick(page, words.names.genre, 'Драма');
  await expect(page).toHaveURL('/movies?genre=drama');
  await expect.poll(() => films(page).count()).toBeLessThan(all);
  const dramas = await films(page).count();
  await expect(found(page)).toHaveText(`Найдено: ${dramas}`);
  await pick(page, words.names.country, 'Казахстан');
  await expect(page).toHaveURL('/movies?genre=drama&country=kz');
  await expect.poll(() => films(page).count()).toBeLessThan(dramas);
  const both = `Найдено: ${await films(page).count()}`;
  await expect(found(page)).toHaveText(both);

  // The address alone opens the same list.
  await page.reload();
  await expect(found(page)).toHaveText(both);
  await page.goBack();
  await expect(found(page)).toHaveText(`Найдено: ${dramas}`);

  // Opens a title further down and returns to it.
  const last = films(page).last();
  // It scrolls as a press does, so the press below does not move the page any more.
  await last.hover();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(/\/contents\//);
  await page.goBack();
  await expect(page).toHaveURL('/movies?genre=drama');
  await expect(films(page)).toHaveCount(dramas);
  await expect.poll(place).toBeCloseTo(before, -2);

  await page.getByRole('link', { name: words.clear }).click();
  await expect(page).toHaveURL('/movies');
  await expect(films(page)).toHaveCount(all);
  await pick(page, words.names.genre, 'Новости');
  await expect(page.getByText(errors.filters_no_found).last()).toBeVisible();
});

test('quality E3, spec 2 §9: works without script; one filter is indexed, two are not', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const robots = page.locator('meta[name="robots"]');
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto('/movies');
  const all = await films(page).count();
  expect(all).toBeGreaterThan(24);
  const eleventh = (await films(page).nth(10).getAttribute('href')) ?? '';
  await pick(page, words.names.genre, 'Драма');
  await expect(page).toHaveURL('/movies?genre=drama');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Фильмы: Драма');
  await expect(page).toHaveTitle(/Фильмы: Драма/);
  await expect(canonical).toHaveAttribute('href', /\/movies\?genre=drama$/);
  await expect(robots).toHaveCount(0);
  expect(await films(page).count()).toBeLessThan(all);
  await pick(page, words.names.rating, 'Выше 7');
  await expect(page).toHaveURL('/movies?genre=drama&rating=7');
  await expect(robots).toHaveAttribute('content', /noindex/);
  await page.goto('/movies?genre=news');
  await expect(robots).toHaveAttribute('content', /noindex/);
  // The link to the next items works without script, here from offset 10.
  await page.goto('/movies?offset=10');
  await expect(films(page).first()).toHaveAttribute('href', eleventh);
  await context.close();
});

test('spec 2 §2 my: asks a guest to log in, tells a viewer without favourites so, and lists favourites', async ({
  page,
  request,
}) => {
  await page.goto('/my');
  const main = page.getByRole('main');
  await expect(main.getByText(my.signInTitle)).toBeVisible();
  await expect(main.getByRole('link', { name: my.signIn })).toHaveAttribute('href', '#auth');
  const person = await newPerson(request);
  await signInAs(page, person);
  await page.reload();
  await expect(main.getByText(errors.warning_no_favorites)).toBeVisible();
  const film = await freeFilm(request);
  await person.atHome('POST', '/users/self/favorites', { content_id: film.id });
  await page.route('**/api/v2/rowsets/my', (route) => route.fulfill({ status: 502, body: '' }));
  await page.reload();
  const again = main.getByRole('alert').getByRole('button', { name: my.retry });
  await expect(again).toBeVisible();
  await page.unroute('**/api/v2/rowsets/my');
  await again.click();
  await expect(main.locator(`a[href="/contents/${film.slug}"]`)).toBeVisible();
  await expect(main.getByText(errors.warning_no_favorites)).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page, '/my');
});

test('choosing a filter causes no layout shift', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/movies?lang=uz');
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        window.addEventListener('measured', () => resolve(sum));
      }),
  );
  const { filters } = wordsIn('uz');
  const nav = page.getByRole('navigation', { name: filters.label });
  const before = await nav.boundingBox();
  await nav.getByRole('button', { name: filters.names.rating }).click();
  await nav.getByRole('link', { name: filters.ratingOver.replace('{rating}', '8') }).click();
  await expect(page).toHaveURL(/rating=8/);
  await expect(found(page)).toContainText(filters.found.split(':')[0] ?? '');
  expect(await nav.boundingBox()).toEqual(before);
  await page.evaluate(() => window.dispatchEvent(new Event('measured')));
  expect(await shift).toBeLessThan(0.01);
});
