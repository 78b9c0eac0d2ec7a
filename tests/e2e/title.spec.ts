import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { FILM_WEEK, newPerson, PASSWORD } from './support/person';
import { ask } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { type Card, freeFilm, NEW_TITLES } from './support/titles';
import { wordsIn } from './support/words';

const words = wordsIn('ru');
const { page: title, watch } = words.catalogue;

/** A film for sale with its packets; the last one of the row, which other tests use least. */
async function filmForSale(request: APIRequestContext): Promise<Card> {
  const { contents } = await ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=100`);
  const film = contents.filter((one) => !one.is_free && one.content_type === 'movie' && one.age < 18).at(-1);
  if (!film) throw new Error('the seed has no film that is sold');
  return film;
}

async function signIn(page: Page, login: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.session.byPassword }).click();
  await dialog.getByRole('textbox', { name: words.session.login, exact: true }).fill(login);
  await dialog.getByLabel(words.session.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('spec 2 §4 startAfterBuy: a guest requests a film, logs in, sees its offers, and the purchased film plays', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { pin: '4821' });
  const film = await filmForSale(request);
  const [offer] = await ask<Array<{ packets: Array<{ name: string }> }>>(
    request,
    `/contents/${film.id}/quick_sales_packets`,
  );
  await page.goto(`/contents/${film.slug}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: new RegExp(`^${title.watch}\\s*${watch.subscription}`) }).click();
  await signIn(page, person.login);
  const offers = page.getByRole('dialog', { name: words.offers.title });
  await expect(offers.getByText(offer?.packets.at(-1)?.name ?? '').first()).toBeVisible();
  // The link leads to an existing page.
  const way = await offers.getByRole('link', { name: words.offers.contacts }).getAttribute('href');
  expect((await request.get(way ?? '')).status()).toBe(200);
  // A promo code on their television grants it; this page learns of it when the code dialog closes.
  await offers.getByRole('button', { name: words.offers.promo }).click();
  await expect(page.getByRole('dialog', { name: words.promo.ask })).toBeVisible();
  await person.atHome('POST', '/users/self/promokeys', { key: FILM_WEEK });
  await page.goBack();
  await expect(page).toHaveURL(/\/watch\//);
});

test('spec 2 §8: the notice of an unavailable title leads to the channels', async ({ page, request }) => {
  const film = await filmForSale(request);
  await page.route(/\/api\/v2\/users\/self\/content_metadata\//, (route) =>
    route.fulfill({ json: { is_purchased: false, is_available: false } }),
  );
  await page.goto(`/contents/${film.slug}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: new RegExp(`^${title.watch}\\s*${watch.subscription}`) }).click();
  const notice = page.getByRole('dialog').filter({ hasText: words.errors.content_not_available });
  await notice.getByRole('button', { name: words.errors.watch_tv }).click();
  await expect(page).toHaveURL('/channels');
  await expect(notice).toHaveCount(0);
});

test('spec 2 §2 /trailers/{id}: an overlay with a close button, a page of its own, and a way back to its title', async ({
  page,
  request,
}) => {
  const film = await filmForSale(request);
  await page.goto(`/contents/${film.slug}`);
  await page.getByRole('main').getByRole('link', { name: title.trailer }).click();
  const overlay = page.getByRole('dialog', { name: title.trailer });
  const video = overlay.locator('video');
  await expect
    .poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime))
    .toBeGreaterThan(0.2);
  await overlay.getByRole('button', { name: title.closeTrailer }).click();
  await expect(page).toHaveURL(`/contents/${film.slug}`);
  await expect(overlay).toHaveCount(0);

  await page.goForward();
  await expect(overlay).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-screen] video')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  for (const path of ['/trailers/1', `/trailers/x${id}`]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('spec 2 §2 person as a modal page: opens, becomes a page on reload, and closes by back', async ({
  page,
  request,
}) => {
  const film = await filmForSale(request);
  await page.goto(`/contents/${film.slug}`);
  const link = page.getByRole('main').locator('a[href^="/persons/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  const overlay = page.getByRole('dialog');
  const name = await overlay.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveURL(href);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/contents/${film.slug}`);
  await page.goForward();
  await expect(overlay.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
});

test('spec 1 §2, spec 2 §2: the library of a deep link reaches the player, which requests its stream from it', async ({
  page,
  request,
}) => {
  const film = await freeFilm(request);
  const { libraries } = await ask<{ libraries: Array<{ id: number }> }>(request, `/contents/${film.id}`);
  const library = libraries.at(-1)?.id;
  await page.goto(`/?type=content&id=${film.id}&library_id=${library}`);
  await expect(page).toHaveURL(new RegExp(`/contents/[^?]+[?]library_id=${library}`));
  const streamed = page.waitForRequest(/\/stream/);
  await page.getByRole('main').getByRole('link', { name: title.watchFree }).click();
  await expect(page).toHaveURL(new RegExp(`/watch/[^?]+[?]library_id=${library}$`));
  expect((await streamed).url()).toContain(`/libraries/${library}/contents/${film.id}/stream`);
  await expectPlaying(player(page).video);
});
