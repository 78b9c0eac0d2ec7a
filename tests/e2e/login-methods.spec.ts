import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import {
  button,
  codeFor,
  contextFrom,
  dialog,
  field,
  logInAtOperator,
  newNumber,
  OPERATOR_HOMES,
  siteUrl,
  skipParental,
} from './support/login-methods';
import { platformUrl } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

/** Spec 1 §1, §4; spec 3 §4: every login method of the product, with only the sandbox beside the site. */

const account = (page: Page) => page.getByRole('banner').locator('[popovertarget="account"]');

test.describe('a subscriber of an operator', () => {
  const { session, contract } = wordsIn('ru');

  test('logs in with a code of four digits, a city and an address, and stays on the page', async ({
    page,
    request,
  }) => {
    await logInAtOperator(page, request, 'paid');
    await skipParental(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL(/\/channels\?lang=ru$/);
  });

  test('goes back from the addresses to the cities', async ({ page, request }) => {
    const number = newNumber('70', 10);
    await page.goto(siteUrl('almatv', '/channels?lang=ru#auth'));
    await field(page, session.phone).pressSequentially(number);
    await page.keyboard.press('Enter');
    await field(page, session.code).fill(await codeFor(request, `7${number}`));
    await button(page, OPERATOR_HOMES.blocked.city).click();
    await expect(button(page, OPERATOR_HOMES.blocked.address)).toBeFocused();
    await button(page, session.changeCity).click();
    await expect(button(page, OPERATOR_HOMES.unpaid.city)).toBeFocused();
  });

  test('sees why a contract is blocked and can check again', async ({ page, request }) => {
    const setContractStatus = (status: number) =>
      request.post(`${platformUrl}/sandbox/operator/contracts/201`, { data: { status } });
    await setContractStatus(-2);
    await logInAtOperator(page, request, 'blocked');
    await skipParental(page);
    await expect(dialog(page).getByRole('heading', { name: contract.blockTitle })).toBeVisible();
    await expect(dialog(page)).toContainText('AK-100201');
    await button(page, contract.checkAgain).click();
    await expect(dialog(page).getByText(contract.stillBlocked)).toBeVisible();
    await expectAccessible(page, 'block_alma');
    await setContractStatus(0);
    await button(page, contract.checkAgain).click();
    await expect(dialog(page)).toHaveCount(0);
    await setContractStatus(-2);
  });
});

test('a customer of a bank logs in with the code that the bank gave (spec 1 §1 "Partner variants")', async ({
  page,
  request,
}) => {
  const { session } = wordsIn('ru');
  const identifier = `SB-${newNumber('', 8)}`;
  const answer = await request.post(`${platformUrl}/sandbox/partners/codes`, {
    data: { partner: 'mbank', identifier },
  });
  await page.goto(siteUrl('mbank', '/channels?lang=ru#auth'));
  await field(page, session.identifier).fill(identifier);
  await field(page, session.code).fill(((await answer.json()) as { code: string }).code);
  await button(page, session.confirm).click();
  await skipParental(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(account(page)).toBeVisible();
});

test('a code by messenger is chosen, its place is shown, and its delivery is reported (spec 3 §4)', async ({
  page,
  request,
}) => {
  const { session } = wordsIn('uz');
  const number = newNumber('90', 9);
  await page.goto(siteUrl('uznet', '/channels?lang=uz#auth'));
  await field(page, session.phone).pressSequentially(number);
  await page.keyboard.press('Enter');
  await expect(button(page, session.byTelegram)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('@taspa_code_bot')).toBeVisible();
  await expect(dialog(page).getByText(session.telegramWaiting)).toBeVisible();
  await request.post(`${platformUrl}/sandbox/messenger/998${number}`);
  await expect(dialog(page).getByText(session.telegramThere)).toBeVisible();
  await field(page, session.code).fill(await codeFor(request, `998${number}`));
  await skipParental(page);
  await expect(account(page)).toBeVisible();
});

test.describe('login by the network address of an operator (spec 1 §7 "Auto-auth")', () => {
  test('a known subscriber is logged in without a question', async ({ browser }) => {
    const context = await contextFrom(browser, '198.51.100.10');
    const page = await context.newPage();
    await page.goto(siteUrl('cable', '/channels?lang=ru'));
    await expect(account(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await context.close();
  });

  test('an unknown line shows an error that cannot be closed (spec 1 §8)', async ({ browser }) => {
    const { session } = wordsIn('ru');
    const context = await contextFrom(browser, '198.51.100.99');
    const page = await context.newPage();
    await page.goto(siteUrl('cable', '/channels?lang=ru'));
    await expect(dialog(page).getByRole('heading', { name: session.auto_auth_error_title })).toBeVisible();
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', /^tel:\+7/);
    await expectAccessible(page, 'auto_auth_error');
    await page.keyboard.press('Escape');
    await expect(button(page, session.retry)).toBeFocused();
    await button(page, session.retry).click();
    await expect(dialog(page).getByRole('alert')).not.toBeEmpty();
    // The operator has corrected the line.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.11' });
    await button(page, session.retry).click();
    await expect(account(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await context.close();
  });
});

test('a site without guests shows the login before the page, and the texts to agree to can be read (spec 3 §2)', async ({
  page,
  request,
}) => {
  const { session } = wordsIn('uz');
  const number = newNumber('90', 9);
  await page.goto(siteUrl('clickup', '/channels?lang=uz'));
  await expect(field(page, session.phone)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(field(page, session.phone)).toBeVisible();
  await field(page, session.phone).click();
  await expect(button(page, session.close)).toHaveCount(0);
  const agreement = dialog(page).getByRole('link', { name: session.agreement });
  const [text] = await Promise.all([page.waitForEvent('popup'), agreement.click()]);
  await expect(text).toHaveURL(/\/agreement$/);
  await expect(text.getByRole('heading', { level: 1 })).toBeVisible();
  await text.close();
  await field(page, session.phone).pressSequentially(number);
  await page.keyboard.press('Enter');
  await field(page, session.code).fill(await codeFor(request, `998${number}`));
  await skipParental(page);
  await expect(page).toHaveURL(/\/channels\?lang=uz$/);
  await expect(account(page)).toBeVisible();
});

test('an action that the login interrupted goes on afterwards (spec 3 §4 "Purchase flow")', async ({
  page,
  request,
}) => {
  const { session } = wordsIn('ru');
  const number = newNumber('70', 10);
  await page.goto('/channels');
  await page.evaluate(() => {
    const action = { kind: 'buy', subject: { kind: 'packet', key: '82' }, after: null };
    sessionStorage.setItem('taspa:interrupted', JSON.stringify({ action, until: Date.now() + 60_000 }));
    location.hash = 'auth';
  });
  await field(page, session.phone).pressSequentially(number);
  await page.keyboard.press('Enter');
  await field(page, session.code).fill(await codeFor(request, `7${number}`));
  await expect(page.locator('html')).toHaveAttribute('data-modal', 'confirm_period');
});

test.describe('axe finds no violation of level A or AA in any login method', () => {
  for (const lang of languagesOf(1).filter((one) => one !== 'uz')) {
    test(lang, async ({ page, request }) => {
      const { session } = wordsIn(lang);
      await page.goto(siteUrl('mbank', `/channels?lang=${lang}#auth`));
      await expect(field(page, session.identifier)).toBeFocused();
      await button(page, session.confirm).click();
      await expectAccessibleEverywhere(page, 'partner');

      const number = newNumber('70', 10);
      await page.goto(siteUrl('almatv', `/channels?lang=${lang}#auth`));
      await field(page, session.phone).pressSequentially(number);
      await page.keyboard.press('Enter');
      await field(page, session.code).fill(await codeFor(request, `7${number}`));
      await expect(dialog(page).getByRole('heading', { name: session.cityTitle })).toBeVisible();
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
      await expectAccessibleEverywhere(page, 'city');
      await dialog(page).getByRole('listitem').first().getByRole('button').click();
      await expect(dialog(page).getByRole('heading', { name: session.addressTitle })).toBeVisible();
      await expectAccessibleEverywhere(page, 'address');

      await page.goto(`/channels?lang=${lang}#no_provider`);
      await expect(button(page, session.signIn)).toBeFocused();
      await expectAccessibleEverywhere(page, 'no_provider');
      await page.goto(`/movies?lang=${lang}#auto_auth_error`);
      await expect(button(page, session.retry)).toBeFocused();
      await expectAccessibleEverywhere(page, 'auto_auth_error');
    });
  }

  test('uz: the steps of the messenger', async ({ page }) => {
    const { session } = wordsIn('uz');
    await page.goto(siteUrl('uznet', '/channels?lang=uz#auth'));
    await field(page, session.phone).pressSequentially(newNumber('90', 9));
    await page.keyboard.press('Enter');
    await expect(button(page, session.byTelegram)).toBeFocused();
    await expectAccessibleEverywhere(page, 'choose');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(session.telegramWaiting)).toBeVisible();
    await expectAccessibleEverywhere(page, 'messenger');
  });
});
