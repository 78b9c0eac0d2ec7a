import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { newPerson, signInAs } from './support/person';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { account: words, session, profiles, shell } = wordsIn('ru');
const { settings } = words;

const overlay = (page: Page) => page.getByRole('dialog');
const title = (within: ReturnType<typeof overlay>, name: string) =>
  within.getByRole('heading', { level: 1, name, exact: true });
const press = (within: ReturnType<typeof overlay>, name: string) =>
  within.getByRole('link', { name }).first().click();

async function openFromMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: session.account }).click();
  await page.getByRole('banner').getByRole('link', { name: profiles.account }).click();
}

test('spec 3 §2 Settings page: over a page each screen has an address, back goes one level up, and close leads to the page below', async ({
  page,
  request,
}) => {
  await page.goto('/agreement');
  await signInAs(page, await newPerson(request));
  await page.goto('/packets');
  await openFromMenu(page);
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(title(overlay(page), settings.account)).toBeVisible();

  await press(overlay(page), settings.devices);
  await expect(page).toHaveURL(/\/settings\/devices$/);
  await expect(title(overlay(page), settings.devices)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${settings.devices}`));
  await expect(overlay(page)).toHaveCount(1);
  await overlay(page).getByRole('link', { name: settings.account }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await overlay(page).getByRole('link', { name: settings.home }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(overlay(page).getByRole('button', { name: profiles.newProfile })).toBeVisible();
  await press(overlay(page), settings.account);
  await press(overlay(page), settings.info);
  await expect(overlay(page).getByRole('textbox', { name: words.me.name })).toBeVisible();

  await overlay(page).getByRole('button', { name: shell.close }).click();
  await expect(page).toHaveURL(/\/packets$/);
  await expect(overlay(page)).toHaveCount(0);
  // Forward opens the overlay again, and back closes it.
  await page.goForward();
  await expect(overlay(page)).toBeVisible();
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/packets$/);
});

test('spec 3 §2 Settings page: opened directly it is a page, and close leads home', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, { name: 'Айша' });
  await page.goto('/settings/info');
  await expect(page).toHaveURL(/\/#auth/);
  await signInAs(page, person);
  await page.goto('/settings/info');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: words.me.name })).toHaveValue('Айша');
  await expect(page).toHaveTitle(new RegExp(`^${settings.info}`));
  const stored = await (await page.request.get('/settings/info')).text();
  for (const secret of [person.phone, person.login, 'Айша']) expect(stored).not.toContain(secret);
  // The owner of the menu is its account.
  await main.getByRole('link', { name: /^Айша/ }).click();
  await expect(title(main, settings.account)).toBeVisible();
  await openFromMenu(page);
  // The header leads to the screen that is there, not to an overlay over it.
  await expect(overlay(page)).toHaveCount(0);
  await main.getByRole('button', { name: shell.close }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await page.request.get('/settings/nothing')).status()).toBe(404);
});

test('spec 1 §3 language priority list: an order is kept by the account and reaches the player, on another device, too', async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/agreement');
  await signInAs(page, person);
  await page.goto('/settings/account');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: settings.language }).click();
  await main.getByRole('link', { name: settings.audiotracks }).click();
  await expect(page).toHaveURL(/\/settings\/language\/audiotracks$/);
  const names = main.locator('ol').getByRole('listitem');
  await expect(names).toHaveText([/Русский/, /English/]);
  const up = main.getByRole('button', { name: words.languages.up.replace('{name}', 'English') });
  await up.focus();
  await page.keyboard.press('ArrowUp');
  await expect(names).toHaveText([/English/, /Русский/]);
  await expect(up).toBeFocused();
  await expect(main.getByRole('status')).toContainText(words.me.saved);
  const { settings: kept } = (await person.atHome('GET', '/users/self')) as { settings: object };
  expect(kept).toMatchObject({ languages: { audio: ['en', 'ru'] } });
  const ofPlayer = (at: Page) =>
    at.evaluate(() => JSON.parse(localStorage.getItem('taspa.player') ?? '{}').audioLanguages);
  await expect.poll(() => ofPlayer(page)).toEqual(['en', 'ru']);

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await other.goto('/agreement');
  await signInAs(other, person);
  await other.goto('/packets');
  await expect.poll(() => ofPlayer(other)).toEqual(['en', 'ru']);
  await other.context().close();

  await page.goto('/settings/language/interface');
  await main.getByRole('button', { name: words.languages.up.replace('{name}', 'Қазақша') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  await main.getByRole('button', { name: wordsIn('kk').shell.close }).click();
  // The page below the settings, also after the document of another language.
  await expect(page).toHaveURL(/\/agreement$/);
});

test('axe finds no violation of level A or AA in the screens of the settings', async ({ page, request }) => {
  await page.goto('/agreement');
  await signInAs(page, await newPerson(request));
  for (const screen of [
    '',
    '/account',
    '/subscriptions',
    '/payment',
    '/info',
    '/devices',
    '/parental',
    '/language',
    '/language/interface',
  ]) {
    await page.goto(`/settings${screen}`);
    await expect(page.getByRole('main').getByRole('status', { name: words.loading })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await expectAccessibleEverywhere(page, `/settings${screen}`);
  }
  await page.goto('/packets');
  await openFromMenu(page);
  await expect(title(overlay(page), settings.account)).toBeVisible();
  await expectAccessibleEverywhere(page, 'settings over a page');
});
