import { expect, type Page } from '@playwright/test';
import { newPerson, PASSWORD, signInAs } from './support/person';
import { test } from './support/test';
import { freeFilm } from './support/titles';
import { wordsIn } from './support/words';

const { favourites: words, session } = wordsIn('ru');
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: words.favourite });

test('spec 2 §6: a guest logs in first, and then the favourite is stored', { tag: '@gate' }, async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { pin: '4821' });
  const film = await freeFilm(request);
  await page.goto(`/contents/${film.slug}`);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await button(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: session.byPassword }).click();
  await dialog.getByRole('textbox', { name: session.login, exact: true }).fill(person.login);
  await dialog.getByLabel(session.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').getByText(words.favouriteAdded)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await person.atHome('GET', '/users/self/favorites')).toHaveLength(1);
});

test('DESIGN section 10, LCP: a press before the scripts have loaded takes effect when they have loaded', {
  tag: '@gate',
}, async ({ page, request }) => {
  const film = await freeFilm(request);
  let release = () => {};
  const line = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await line;
    await route.continue();
  });
  const opening = page.goto(`/contents/${film.slug}`);
  await button(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByRole('button', { name: session.byPassword })).toBeVisible();
  await opening;
});

test('spec 2 §6: adding and removing show a message, and the result is still there after a reload', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const film = await freeFilm(request);
  await signInAs(page, person);
  await page.goto(`/contents/${film.slug}`);
  await button(page).click();
  await expect(page.getByRole('status').getByText(words.favouriteAdded)).toBeVisible();
  await page.reload();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await button(page).click();
  await expect(page.getByRole('status').getByText(words.favouriteRemoved)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await person.atHome('GET', '/users/self/favorites')).toHaveLength(0);
});

test('spec 1 §8 failure-icon variant: a failure shows a message, and the button keeps its state', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const film = await freeFilm(request);
  await signInAs(page, person);
  await page.route('**/api/v2/users/self/favorites', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 502, body: '' }),
  );
  await page.goto(`/contents/${film.slug}`);
  await expect(page.getByRole('button', { name: session.account })).toBeVisible();
  await button(page).click();
  const alert = page.getByRole('status').locator('p').filter({ hasText: '502' });
  await expect(alert).toBeVisible();
  await expect(alert.locator('svg')).toHaveCount(1);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
});

test('spec 2 §6: over a title that opened on the home page the message can be seen, and Undo can be pressed', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await signInAs(page, person);
  await page.goto('/');
  await page.locator('main a[href^="/contents/"]').first().click();
  const overlay = page.getByRole('dialog');
  const heart = overlay.getByRole('button', { name: words.favourite });
  await heart.click();
  await expect(overlay.getByRole('status').getByText(words.favouriteAdded)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(overlay.getByRole('status').getByText(words.favouriteRemoved)).toBeVisible();
  await overlay.getByRole('button', { name: words.undo }).click();
  await expect(overlay.getByRole('status').getByText(words.restored)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  expect(await person.atHome('GET', '/users/self/favorites')).toHaveLength(1);
});
