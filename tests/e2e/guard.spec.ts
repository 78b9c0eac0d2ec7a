import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import { codeFor, dialog, newNumber, siteUrl, skipParental } from './support/login-methods';
import { abroad, atHome } from './support/network';
import { ask, freeChannels } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';
import { wordsIn } from './support/words';

const words = wordsIn('ru');

/** Logs in by phone and code in the open dialog. */
async function logIn(page: Page, prefix: string, rest: string, labels = words.session): Promise<void> {
  const field = (name: string) => dialog(page).getByRole('textbox', { name, exact: true });
  await expect(field(labels.phone)).toBeFocused();
  await field(labels.phone).pressSequentially(rest);
  await dialog(page).getByRole('button', { name: labels.getCode }).click();
  await expect(field(labels.code)).toBeFocused();
  await field(labels.code).fill(await codeFor(page.request, prefix + rest));
}

test.use({ extraHTTPHeaders: { 'x-forwarded-for': atHome() } });

test.describe('spec 1 §2: deep links', () => {
  test('a guest who has to log in first reaches the target afterwards', { tag: '@gate' }, async ({
    page,
    request,
  }) => {
    const film = await freeFilm(request);
    await page.goto(`/?type=content&id=${film.id}&need_auth=auth`);
    await expect(page).toHaveURL(/\/#auth\?to=%2Fcontents%2F\d+$/);
    await logIn(page, '7', newNumber('70', 10));
    await skipParental(page);
    await expect(page).toHaveURL(new RegExp(`/contents/[^#]*${film.id}`));
    await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-modal');
  });

  test('a channel opens by its address, and by its id alone', async ({ page, request }) => {
    const [channel] = await freeChannels(request);
    await page.goto(`/?type=channel&id=${channel?.id}`);
    await expect(page).toHaveURL(/\/channels\/all\/[^/]+$/);
    await expectPlaying(player(page).video);
  });
});

test.describe('spec 1 §4: where login is forced', () => {
  test('a content address leads to the login, and the login leads to that content', async ({
    page,
    request,
  }) => {
    const film = await freeFilm(request);
    await page.goto(siteUrl('clickup', `/contents/${film.slug}`));
    await expect(dialog(page)).toBeVisible();
    // It cannot be closed: not by a key, not by a press beside it, not by the address.
    await expect(dialog(page).getByRole('button', { name: wordsIn('uz').session.close })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect(page).toHaveURL(/#auth/);
    await expect(dialog(page)).toBeVisible();

    await page.goto(siteUrl('clickup', `/contents/${film.slug}`));
    await logIn(page, '998', newNumber('9', 9), wordsIn('uz').session);
    await skipParental(page);
    await expect(page).toHaveURL(new RegExp(`/contents/${film.slug}$`));
    // The content opens over home like any other, and no modal is left.
    await expect(page.locator('html')).not.toHaveAttribute('data-modal');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('home opens the login without a press; exempt pages do not', async ({ page }) => {
    await page.goto(siteUrl('clickup', '/'));
    await expect(dialog(page)).toBeVisible();
    await page.goto(siteUrl('clickup', '/geo_lock'));
    await expect(page.getByText(wordsIn('uz').geoLock.openTitle)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('on a site with guests, a page that refuses guests says so in a dialog that can be closed', async ({
    page,
    baseURL,
  }) => {
    const headers = { origin: new URL(baseURL ?? '').origin };
    expect((await page.request.post('/api/session', { headers })).ok()).toBe(true);
    for (const modal of ['profiles', 'parental_set']) {
      await page.goto(`/channels#${modal}`);
      await expect(dialog(page).getByRole('link', { name: words.profiles.signIn })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/channels$/);
    }
  });

  test('a guest who opens the account page is sent home with the login open', async ({ page }) => {
    await page.goto('/lk');
    await expect(page).toHaveURL(/\/#auth\?to=%2Flk$/);
    await expect(dialog(page)).toBeVisible();
  });
});

test('spec 3 §2 action=buy: a guest logs in for a packet and sees its offer; closing the login does not ask again', async ({
  page,
  request,
}) => {
  const [packet] = await ask<Array<{ id: number; name: string }>>(request, '/packets?limit=1');
  await page.goto(`/packets/${packet?.id}?action=buy`);
  await logIn(page, '7', newNumber('70', 10));
  await expect(dialog(page).getByRole('heading', { name: packet?.name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/packets/${packet?.id}$`));
});

test.describe('spec 1 §8: a region that is not served', () => {
  test('shows country and address, and disappears when the viewer is in a served region again', async ({
    page,
    request,
    context,
  }) => {
    const address = abroad();
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    const film = await freeFilm(request);
    await page.goto(`/watch/${film.slug}`);
    await expect(page).toHaveURL(new RegExp(`/geo_lock\\?to=%2Fwatch%2F${film.slug}$`));
    await expect(page.getByText(`Германия. IP‑адрес: ${address}`)).toBeVisible();
    // The message of the refusal is stored and shown.
    await expect(page.getByRole('blockquote')).toContainText(address);

    // The guard remembers the region; pages that everybody may read stay open.
    await page.goto('/channels');
    await expect(page).toHaveURL(/\/geo_lock\?to=%2Fchannels$/);
    const retry = page.getByRole('button', { name: words.geoLock.retry });
    await retry.click();
    await expect(page.getByText(words.geoLock.stillClosed)).toBeVisible();

    await context.setExtraHTTPHeaders({ 'x-forwarded-for': atHome() });
    await retry.click();
    await expect(page).toHaveURL(/\/channels$/);
    await page.goto(`/watch/${film.slug}`);
    await expectPlaying(player(page).video);
  });

  test('"back" returns to the page before, and does not open the message again', async ({
    page,
    request,
    context,
  }) => {
    const film = await freeFilm(request);
    await page.goto('/agreement');
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': abroad() });
    await page.goto(`/watch/${film.slug}`);
    await expect(page).toHaveURL(/\/geo_lock/);
    await expect(page.getByText(words.geoLock.title)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/agreement$/);
  });

  test('the country is named in the language of the page, also where browsers do not know its name', async ({
    request,
  }) => {
    const countryIn = async (language: string) => {
      const headers = { 'accept-language': language, 'x-forwarded-for': abroad() };
      return (await (await request.get('/api/session/region', { headers })).json()).country;
    };
    expect(await countryIn('kk')).toBe('Германия');
    expect(await countryIn('uz-Latn')).toBe('Germaniya');
    expect(await countryIn('en')).toBe('Germany');
  });

  test('a viewer of a served region is led on at once, also with an outdated region cookie, and "back" does not return', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await page.goto('/geo_lock?to=%2Fmovies');
    await expect(page).toHaveURL(/\/movies$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
    await context.addCookies([{ name: 'taspa_region', value: 'closed', url: page.url() }]);
    await page.goto('/series');
    await expect(page).toHaveURL(/\/series$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  for (const lang of languagesOf(3)) {
    test(`axe finds no violation on its page, ${lang}`, async ({ page, context }) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': abroad() });
      await page.addInitScript(() => sessionStorage.setItem('taspa:region-message', 'Not here'));
      await page.goto(`/geo_lock?lang=${lang}`);
      await expect(page.getByText(wordsIn(lang).geoLock.title)).toBeVisible();
      await expect(page.getByText(wordsIn(lang).geoLock.locating)).toHaveCount(0);
      await expectAccessibleEverywhere(page, '/geo_lock');
    });
  }
});

test('spec 1 §2 partner: the parameter changes the brand, disappears from the address, and lasts', async ({
  page,
}) => {
  await page.goto('/channels?partner=almatv');
  await expect(page).toHaveURL(/\/channels$/);
  await expect(page).toHaveTitle(/AlmaTV/);
  await page.reload();
  await expect(page).toHaveTitle(/AlmaTV/);
  await page.goto('/movies');
  await expect(page.getByRole('banner')).toContainText('AlmaTV');
  await page.goto('/movies?partner=taspa');
  await expect(page).not.toHaveTitle(/AlmaTV/);
});

test('spec 1 §2: bare paths answer 404, moved paths redirect', { tag: '@gate' }, async ({ request }) => {
  for (const path of ['/row', '/rowset', '/provider', '/guide', '/watch', '/trailers', '/persons']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const [channel] = await freeChannels(request);
  for (const path of [`/channel/${channel?.id}`, `/channels/${channel?.id}`]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(new URL(response.url()).pathname, path).toMatch(/^\/channels\/all\/[^/]+$/);
  }
  const start = await request.get('/startpage', { maxRedirects: 0 });
  expect([start.status(), start.headers().location]).toEqual([308, '/']);
});
