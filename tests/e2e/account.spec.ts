import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import { newPerson, PASSWORD, type Person, signInAs } from './support/person';
import { freeChannels } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { account: words, session, dialogs, errors } = wordsIn('ru');

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const name = (page: Page) => main(page).getByRole('textbox', { name: words.me.name });
const email = (page: Page) => main(page).getByRole('textbox', { name: words.me.email });
const save = (page: Page) => main(page).getByRole('button', { name: words.me.save });
const section = (page: Page, title: string) => main(page).getByRole('region', { name: title });

async function logInAt(page: Page, person: Person, path = '/lk'): Promise<void> {
  await page.goto('/agreement');
  await signInAs(page, person);
  await page.goto(path);
}

test('spec 1 §2: a guest who opens the account is redirected to the login at home, and reaches the account after it', async ({
  page,
  request,
}) => {
  const { login, atHome } = await newPerson(request, { pin: '1379' });
  await atHome('PATCH', '/users/self', { first_name: 'Айша' });
  await page.goto('/lk');
  await expect(page).toHaveURL(/\/#auth/);
  await dialog(page).getByRole('button', { name: session.byPassword }).click();
  await dialog(page).getByRole('textbox', { name: session.login }).fill(login);
  await dialog(page).getByLabel(session.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  // Login, parental dialogue and page need three answers one after the other.
  await expect(page).toHaveURL(/\/lk$/);
  await expect(name(page)).toHaveValue('Айша');
});

test('spec 3 §2 Account info: shows the account data of the platform, and the stored page contains none of it', {
  tag: '@gate',
}, async ({ page, request }) => {
  const person = await newPerson(request);
  await logInAt(page, person);
  const account = section(page, words.info.title);
  for (const text of ['Taspa', '0 ₸', '186', words.devices.types.pc])
    await expect(account).toContainText(text);
  await expect(account).toContainText(person.phone.slice(-2));
  await expect(account.getByRole('link', { name: 'help@taspa.example' })).toHaveAttribute('href', /^mailto:/);
  await expect(page).toHaveTitle(new RegExp(`^${words.title}`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const stored = await (await page.request.get('/lk')).text();
  for (const secret of [person.phone, person.login]) expect(stored).not.toContain(secret);
});

test.describe('the name and e-mail form', () => {
  test('shows an error at its field, keeps the typed value, and greets with the new name after saving', async ({
    page,
    request,
  }) => {
    await logInAt(page, await newPerson(request));
    await name(page).press('Enter');
    await expect(name(page)).toHaveAccessibleDescription(words.me.error_name_required);
    await expect(name(page)).toBeFocused();
    await name(page).fill('Айша');
    await email(page).fill('айша@example.kz');
    await save(page).click();
    await expect(email(page)).toHaveAccessibleDescription(new RegExp(words.me.error_email_letters));
    await email(page).fill(`aisha${Date.now()}@example.kz`);
    await save(page).click();
    await expect(section(page, words.me.title).getByRole('status')).toHaveText(words.me.saved);
    await page.reload();
    await expect(name(page)).toHaveValue('Айша');
    await expect(email(page)).toHaveValue(/^aisha\d+@example\.kz$/);
  });

  test('spec 3 §8: an e-mail that belongs to another account is reported in a dialog and stays in its field', async ({
    page,
    request,
  }) => {
    const address = `taken${Date.now()}@example.kz`;
    await (await newPerson(request)).atHome('PATCH', '/users/self', { email: address });
    await logInAt(page, await newPerson(request));
    await name(page).fill('Айша');
    await email(page).fill(address);
    await save(page).click();
    await expect(dialog(page).getByRole('heading', { name: dialogs.error })).toBeVisible();
    await expect(dialog(page)).toContainText(wordsIn('ru').refusals.error_duplicate_email);
    await dialog(page).getByRole('button', { name: dialogs.ok }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(email(page)).toHaveValue(address);
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  });

  test('an outage shows an error, and saving again succeeds', async ({ page, request, context }) => {
    await logInAt(page, await newPerson(request));
    await name(page).fill('Айша');
    await context.setOffline(true);
    await save(page).click();
    await expect(section(page, words.me.title).getByRole('alert')).toHaveText(words.offline);
    await context.setOffline(false);
    await save(page).click();
    await expect(section(page, words.me.title).getByRole('status')).toHaveText(words.me.saved);
  });
});

test('spec 3 §2 Devices: another device is removed after a confirmation, the current device has no button', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await logInAt(page, person);
  const devices = section(page, words.devices.where);
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  const here = devices.getByRole('listitem').filter({ hasText: words.devices.current });
  await expect(here.getByRole('button')).toHaveCount(0);
  const remove = devices.getByRole('button', { name: /Sony Bravia/ });
  await remove.click();
  await expect(dialog(page)).toContainText('Sony Bravia');
  await dialog(page).getByRole('button', { name: dialogs.cancel }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog(page).getByRole('button', { name: words.devices.remove }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('status')).toContainText('Sony Bravia');
  await expect(devices.getByRole('heading', { name: words.devices.where })).toBeFocused();
  await expect(person.atHome('GET', '/users/self')).rejects.toThrow(/401/);
});

test('spec 1 §4: removing a device elsewhere clears the person’s data in every tab and offers the login', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request, { name: 'Айша', pin: '1379' });
  const [channel] = await freeChannels(request);
  await person.atHome('POST', '/users/self/favorites', { channel_id: channel?.id });
  await logInAt(page, person);
  await expect(name(page)).toHaveValue('Айша');
  const other = await context.newPage();
  await other.goto('/my');
  await expect(main(other).getByRole('link', { name: channel?.name }).first()).toBeVisible();
  // A call of this page that runs during the removal would detect it while the page is being left.
  await other.goto('about:blank');
  // The page that calls first notices the removal: here the one that loads, so the calls of the other one wait.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', (route) => released.then(() => route.continue()));

  await person.removeOtherDevices();
  await other.goto('/my');
  await expect(dialog(other)).toContainText(session.signedOut);
  release();
  for (const tab of [page, other]) {
    await expect(dialog(tab)).toContainText(session.signedOut);
    await expect(tab.locator('header').getByRole('link', { name: session.signIn })).toBeAttached();
    await expect(tab.locator('body')).not.toContainText('Айша');
  }
  await expect(name(page)).toHaveCount(0);
  await expect(main(other).getByRole('link', { name: channel?.name })).toHaveCount(0);
  await expect(main(other)).not.toContainText(errors.warning_no_favorites);

  // A login in one tab is shown in both, and the other tab closes its login.
  await dialog(other).getByRole('button', { name: session.byPassword }).click();
  await dialog(other).getByRole('textbox', { name: session.login }).fill(person.login);
  await dialog(other).getByLabel(session.password, { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(main(other).getByRole('link', { name: channel?.name }).first()).toBeVisible();
  await expect(name(page)).toHaveValue('Айша');
  await expect(dialog(page)).toHaveCount(0);
});

test('a page that failed to load shows an error and loads on retry', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/agreement');
  await signInAs(page, person);
  await page.route('**/api/session/account', (route) => route.abort());
  await page.goto('/lk');
  await expect(main(page).getByRole('alert')).toContainText(words.failedTitle);
  await page.unroute('**/api/session/account');
  await main(page).getByRole('button', { name: words.retry }).click();
  await expect(name(page)).toBeVisible();
});

test('spec 3 §2 Account menu: shows parental settings, profiles and language, and logging out leads home', async ({
  page,
  request,
}) => {
  await logInAt(page, await newPerson(request));
  const menu = main(page).getByRole('navigation', { name: words.menu });
  await menu.getByRole('link', { name: words.parental }).click();
  await expect(page).toHaveURL(/\/lk_parental$/);
  // The way up is for a phone: beside the menu, its owner leads to the account.
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await main(page).getByRole('link', { name: words.title, exact: true }).click();
  await expect(page).toHaveURL(/\/lk$/);
  if (desktop) await page.setViewportSize(desktop);
  await menu.getByRole('link', { name: words.profiles }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await menu.getByRole('link', { name: words.language }).click();
  await expect(page).toHaveURL(/\/settings\/language$/);
  await menu.getByRole('button', { name: words.logOut }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/lk');
  await expect(page).toHaveURL(/#auth/);
});

test('spec 1 §6: logging out in the header leaves the account page without asking for a new login', async ({
  page,
  request,
}) => {
  await logInAt(page, await newPerson(request, { name: 'Айша' }));
  await expect(name(page)).toHaveValue('Айша');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Аккаунт/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: session.logOut }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: session.signIn })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('axe finds no violation of level A or AA in the account', () => {
  for (const lang of languagesOf(2)) {
    test(lang, async ({ page, request }) => {
      const { account, dialogs: buttons } = wordsIn(lang);
      await logInAt(page, await newPerson(request), `/lk?lang=${lang}`);
      await main(page).getByRole('textbox', { name: account.me.name }).press('Enter');
      await expect(main(page).getByRole('alert')).toBeVisible();
      await expectAccessibleEverywhere(page, 'account with an error');
      await main(page)
        .getByRole('button', { name: /Sony Bravia/ })
        .click();
      await expect(dialog(page).getByRole('button', { name: buttons.cancel })).toBeVisible();
      await expectAccessibleEverywhere(page, 'device, the question');
    });
  }
});
