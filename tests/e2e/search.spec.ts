import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { languagesOf } from './support/languages';
import { newPerson, signInAs } from './support/person';
import { test } from './support/test';
import { freeFilm } from './support/titles';
import { wordsIn } from './support/words';

const words = wordsIn('ru').search;
/** The link to the people has their number behind its name. */
const people = new RegExp(`^${words.scopes.people}( \\d+\\+?)?$`);
const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: words.label });
const statusWith = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

test('spec 2 §2, §5 Search: "/" opens, letters give suggestions and results, Escape returns to the same place', {
  tag: '@gate',
}, async ({ page, request }) => {
  const film = await freeFilm(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/movies');
  await page.getByRole('banner').getByRole('link', { name: words.open, exact: true }).focus();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);

  await field(page).pressSequentially(`  ${film.title.slice(0, 5).toUpperCase()}`);
  const line = page.getByRole('option', { name: `${film.title} ${words.kinds.movie}`, exact: true });
  await expect(line).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(
    `/search?${new URLSearchParams({ q: film.title.slice(0, 5).toLowerCase().trim() })}`,
  );
  // Typing continues over the results: they are replaced, and the field keeps the focus.
  await expect(field(page)).toBeFocused();
  await expect(line.locator('img')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field(page).fill(film.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: film.title.toLowerCase() })}`);
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: film.title }).first()).toBeVisible();
  await expect(statusWith(page, words.found.replace('{count}', ''))).toBeAttached();

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/movies');
  await expect(field(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('spec 2 §5 Search: Escape returns to the page before, also after one kind of results was chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/movies');
  await page.getByRole('banner').getByRole('link', { name: words.open, exact: true }).click();
  await field(page).fill('м');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: people }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'м', in: 'people' })}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/movies');
});

test('spec 1 §3, spec 2 §5: a query that led to a result is stored, suggested the next time, and can be removed', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const film = await freeFilm(request);
  await signInAs(page, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/search?q=${encodeURIComponent(film.title)}`);
  const found = page.waitForResponse((answer) => answer.url().endsWith('/api/v2/search/found'));
  await page.getByRole('main').getByRole('link', { name: film.title }).first().click();
  expect((await found).request().postDataJSON()).toEqual({
    title: film.title,
    text: film.title.toLowerCase(),
    content_type: film.content_type,
    object_id: film.id,
  });
  await expect(page).toHaveURL(new RegExp(`/contents/${film.slug}`));

  await page.goto('/movies');
  await page.getByRole('banner').getByRole('link', { name: words.open, exact: true }).click();
  await page.getByRole('button', { name: film.title.toLowerCase(), exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('button', { name: words.close }).click();
  // Spec 3 §2: closing on a phone leads to the catalogue.
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: words.open, exact: true }).click();
  const remove = words.forgetOne.replace('{text}', film.title.toLowerCase());
  await page.getByRole('button', { name: remove }).click();
  await expect(page.getByText(words.recent)).toHaveCount(0);
  await expect.poll(() => person.atHome('GET', '/search/history')).toEqual([]);
});

test('spec 2 §2 /search?q=: without scripts the icon leads to a form, and its results can be shared', async ({
  browser,
  request,
}) => {
  const film = await freeFilm(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/movies');
  await page.getByRole('banner').getByRole('link', { name: words.open, exact: true }).click();
  await page.getByRole('main').getByRole('searchbox', { name: words.label }).fill(film.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('main').getByRole('link', { name: film.title }).first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  // An empty result, a long query and malformed text all give a page.
  await page.goto('/search?q=9384756');
  await expect(page.getByText(words.warning_no_search_results.replace('{text}', '9384756'))).toBeVisible();
  // Said once: neither the heading nor a number repeats it to the eye.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await expect(page.getByRole('main').getByText('9384756')).toHaveCount(1);
  const popular = page.getByRole('navigation', { name: words.popular }).getByRole('link');
  await expect(popular.first()).toHaveAttribute('href', /^\/(contents|channels|persons)\//);
  await page.getByRole('main').getByRole('link', { name: words.clear }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox', { name: words.label })).toHaveValue('');
  await page.goto('/search?q=9384756');
  // The way on: a row of the home page.
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
  for (const query of ['', '?q=', `?q=${'а'.repeat(400)}`, '?q=a&q=b', '?q=%00%F0', '?q=<script>']) {
    expect((await page.goto(`/search${query}`))?.status(), query).toBe(200);
  }
  // One kind of the results, by a link whose address can be shared.
  await page.goto('/search?q=м');
  await page.getByRole('link', { name: people }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'м', in: 'people' })}`);
  await expect(page.getByRole('link', { name: people })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  // Spec 2 §5 Layout hint: in Russian only.
  await page.goto('/search?q=rbyj');
  await page.getByRole('link', { name: words.hint.replace('{text}', 'кино') }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'кино' })}`);
  await page.goto('/search?q=rbyj&lang=kk');
  await expect(page.getByText(wordsIn('kk').search.hint.replace('{text}', 'кино'))).toHaveCount(0);
  await context.close();
});

test('slow, failing and offline searches show a message and keep the typed text; axe passes on suggestions', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/movies');
  await page.route('**/api/search/suggest**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: words.open, exact: true }).click();
  await field(page).fill('ост');
  await expect(page.getByRole('alert').getByText(words.suggestionsFailed)).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.unroute('**/api/search/suggest**');

  await page.context().setOffline(true);
  await field(page).fill('остров');
  await expect(page.getByRole('alert').getByText(words.offline)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'остров' })}`);
  await expect(field(page)).toHaveValue('остров');

  for (const lang of languagesOf(2)) {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/movies?lang=${lang}`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: wordsIn(lang).search.open, exact: true })
        .click();
      await page.getByRole('banner').getByRole('combobox').fill('кино');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page).toHaveTitle(/кино/);
      await expectAccessible(page, `suggestions ${lang} at ${width}`);
    }
  }
});

test('a query that names a genre and nothing else shows the titles of the genre', async ({ page }) => {
  await page.goto('/search?q=комедия');
  await expect(page.getByText(words.warning_no_search_results.replace('{text}', 'комедия'))).toHaveCount(0);
  const main = page.getByRole('main');
  const titles = main.locator('a[href^="/contents/"]');
  await expect(titles.first()).toBeVisible();
  // What was asked for is said in the field and in the heading only, and on each title.
  await expect(main.getByRole('navigation', { name: words.genres })).toHaveCount(0);
  for (const facts of await titles.allInnerTexts()) expect(facts).toContain('комедия');
});
