import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import { dialog, codeFor as newestCode, skipParental } from './support/login-methods';
import { ask } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { type Card, freeFilm, NEW_TITLES } from './support/titles';
import { wordsIn as dictionary } from './support/words';

const wordsIn = (lang: string) => dictionary(lang).session;

const words = wordsIn('ru');
/** A new number that has never logged in: ten digits after +7. */
const newPhone = (): string => `70${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** The newest code that was sent to that phone. */
const codeFor = (request: APIRequestContext, phone: string) => newestCode(request, `7${phone}`);

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: words.signIn });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Аккаунт/ });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const phoneField = (page: Page) => field(page, words.phone);
const codeField = (page: Page) => field(page, words.code);

async function openLogin(page: Page, path = '/channels'): Promise<void> {
  await page.goto(path);
  await signIn(page).click();
  await expect(phoneField(page)).toBeFocused();
}

async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).pressSequentially(phone);
  await dialog(page).getByRole('button', { name: words.getCode }).click();
  await expect(codeField(page)).toBeFocused();
}

test.describe('log in with a code (spec 1 §4 Login flow, spec 3 §4 Login modal steps)', () => {
  test('a new viewer logs in, is recognized on every page, and logs out', { tag: '@gate' }, async ({
    page,
    request,
  }) => {
    const phone = newPhone();
    await openLogin(page);
    await askForCode(page, phone);
    await expect(dialog(page)).toContainText(phone.slice(-2));
    await codeField(page).fill(await codeFor(request, phone));
    await skipParental(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').getByText(words.signedIn)).toBeVisible();
    // The login button is gone, so the account button has the focus.
    await expect(account(page)).toBeFocused();
    await expect(page).toHaveURL(/\/channels$/);

    await page.goto('/movies');
    await account(page).click();
    await page.getByRole('button', { name: words.logOut }).click();
    await expect(signIn(page)).toBeFocused();
    await page.reload();
    await expect(signIn(page)).toBeVisible();
    await expect(account(page)).toHaveCount(0);
  });

  test('a wrong code shows an error under its field, and the right code is accepted after it', async ({
    page,
    request,
  }) => {
    const phone = newPhone();
    await openLogin(page);
    await askForCode(page, phone);
    const code = await codeFor(request, phone);
    await codeField(page).fill(code.replace(/./g, code[0] === '0' ? '1' : '0'));
    await expect(dialog(page).getByRole('alert')).not.toBeEmpty();
    await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
    await codeField(page).fill(code);
    await expect(account(page)).toBeVisible();
  });

  test('works by keyboard alone, and leads back to the typed number', async ({ page, request }) => {
    const phone = newPhone();
    await page.goto('/channels');
    await signIn(page).focus();
    await page.keyboard.press('Enter');
    await expect(phoneField(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(
      words.error_wrong_phone.replace('{count}', '11'),
    );
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: words.changePhone })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(phoneField(page)).toBeFocused();
    await expect(phoneField(page)).toHaveValue(/^\+7 \(70\d\) \d{3}-\d\d-\d\d$/);
    expect(await codeFor(request, phone)).toMatch(/^\d+$/);
  });

  test('after a reload before the SMS arrives, the same number leads to the step of its code', async ({
    page,
    request,
  }) => {
    const phone = newPhone();
    await openLogin(page);
    await askForCode(page, phone);
    const code = await codeFor(request, phone);
    await page.reload();
    await expect(phoneField(page)).toBeFocused();
    await askForCode(page, phone);
    await expect(dialog(page)).toContainText(words.resendIn.replace(/ ?\{seconds\}.*/, ''));
    await dialog(page).getByRole('button', { name: words.changePhone }).click();
    await dialog(page).getByRole('button', { name: words.getCode }).click();
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(code);
    await skipParental(page);
    await expect(account(page)).toBeVisible();
  });

  test('an outage shows an error and keeps the typed values', async ({ page, context }) => {
    const phone = newPhone();
    await openLogin(page);
    await phoneField(page).pressSequentially(phone);
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: words.getCode }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(words.offline);
    await context.setOffline(false);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: words.getCode }).click();
    await expect(codeField(page)).toBeFocused();
  });

  test('an address with a target leads to it after the login', async ({ page, request }) => {
    const phone = newPhone();
    await page.goto('/channels#auth?to=%2Fmovies');
    await expect(phoneField(page)).toBeFocused();
    await askForCode(page, phone);
    await codeField(page).fill(await codeFor(request, phone));
    await skipParental(page);
    await expect(page).toHaveURL(/\/movies$/);
    await expect(account(page)).toBeVisible();
    // A logged-in viewer needs no login dialog.
    await page.goto('/channels#auth');
    await expect(page).toHaveURL(/\/channels$/);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('a guest who is refused a film logs in over it, and the stream is requested again', async ({
  page,
  request,
}) => {
  const phone = newPhone();
  const { contents } = await ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=20`);
  const paid = contents.find((card) => !card.is_free && card.content_type === 'movie');
  const streams: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/stream?')) streams.push(sent.url());
  });
  await page.goto(`/watch/${paid?.slug}`);
  await page.getByRole('main').getByRole('link', { name: words.signIn }).click();
  await expect(phoneField(page)).toBeFocused();
  expect(streams).toHaveLength(1);
  await askForCode(page, phone);
  await codeField(page).fill(await codeFor(request, phone));
  await skipParental(page);
  await expect(page.getByRole('status').getByText(words.signedInKept)).toBeVisible();
  // Their account has no such packet either: the page says so and does not offer the login again.
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words.signIn })).toHaveCount(0);
  expect(streams).toHaveLength(2);
  // The pressed link is gone, so the heading or the player of the page has the focus, not the start of the document.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the dialog over a film during playback keeps its keys from the player', async ({ page, request }) => {
  await page.goto(`/watch/${(await freeFilm(request)).slug}`);
  await expectPlaying(player(page).video);
  await page.evaluate(() => {
    location.hash = 'auth';
  });
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.type('7010 000');
  await expect(phoneField(page)).toHaveValue('+7 (701) 000-0');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectPlaying(player(page).video);
});

test.describe('spec 3 §2 Modal shell: a hash opens the login over the page, and closing it returns focus and address', () => {
  const ways: Array<[string, (page: Page) => Promise<unknown>]> = [
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['the close button', (page) => dialog(page).getByRole('button', { name: words.close }).click()],
    ['the overlay', (page) => page.mouse.click(5, 400)],
    ['back', (page) => page.goBack()],
  ];
  test('closes by Esc, the close button, the overlay and back; focus and address return', async ({
    page,
  }) => {
    await page.goto('/channels');
    for (const [name, close] of ways) {
      await signIn(page).click();
      await expect(phoneField(page)).toBeFocused();
      await expect(page).toHaveURL(/#auth$/);
      await expect(page.locator('html')).toHaveAttribute('data-modal', 'auth');
      await close(page);
      await expect(dialog(page), name).toHaveCount(0);
      await expect(signIn(page), name).toBeFocused();
      await expect(page, name).toHaveURL(/\/channels$/);
      await expect(page.locator('html')).not.toHaveAttribute('data-modal');
    }
  });

  test('its address opens it over any page, and closing keeps the page', async ({ page }) => {
    await page.goto('/movies#auth');
    await expect(phoneField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/movies$/);
  });

  test('a page without a modal in its address loads no code of the modal', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/session')) requested.push(sent.url());
    });
    await page.goto('/channels');
    await expect(signIn(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });
});

test.describe('axe finds no violation of level A or AA in the login', () => {
  for (const lang of languagesOf(0)) {
    test(lang, async ({ page, request }) => {
      const session = wordsIn(lang);
      const phone = newPhone();
      await page.goto(`/channels?lang=${lang}#auth`);
      await expect(field(page, session.phone)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
      await expectAccessibleEverywhere(page, 'phone');
      await dialog(page).getByRole('button', { name: session.byPassword }).click();
      await expect(field(page, session.login)).toBeFocused();
      await expectAccessibleEverywhere(page, 'password');
      await dialog(page).getByRole('button', { name: session.byPhone }).click();
      await field(page, session.phone).pressSequentially(phone);
      await page.keyboard.press('Enter');
      await expect(field(page, session.code)).toBeFocused();
      await expectAccessibleEverywhere(page, 'code');
      await page.keyboard.type(await codeFor(request, phone));
      await skipParental(page);
      await expect(dialog(page)).toHaveCount(0);
      await page.getByRole('banner').locator('[popovertarget="account"]').click();
      await expect(page.getByRole('button', { name: session.logOut })).toBeVisible();
      await expectAccessibleEverywhere(page, 'account');
    });
  }
});
