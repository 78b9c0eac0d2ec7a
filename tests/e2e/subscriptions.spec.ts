import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { dialog } from './support/login-methods';
import { expectModal, MAXIMUM, newPayer, type Payer } from './support/payment';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { account, pages, parental, payment, subscription } = wordsIn('ru');
const { act, own } = pages.packets;
const PIN = '1379';

const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click();
const expectNoModal = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-modal', /./);

/** The line of a packet on the page of the account, by its state. */
const line = (page: Page, state = 'active') => page.getByRole('main').locator(`li[data-state="${state}"]`);
const button = (page: Page, label: string, state?: string) =>
  line(page, state).getByRole('button', { name: `${label}: Максимум` });

type Subscription = { id: string; packet: { id: number }; renew: boolean };
const current = async (payer: Payer) =>
  (await payer.atHome('GET', '/users/self/subscriptions/current')) as Subscription[];

/** Buys the packet for a month from the balance, by calls. */
async function subscribe(payer: Payer, amount: string): Promise<void> {
  await payer.topUp(amount);
  await payer.atHome('POST', '/users/self/subscriptions', { packet_id: Number(MAXIMUM) });
}

/** Chooses another period, and answers with the question that it leads to. */
async function choosePeriod(page: Page, name: RegExp) {
  await button(page, act.change).click();
  await expectModal(page, 'confirm_period');
  await dialog(page).getByRole('radio', { name }).check();
  await press(page, payment.proceed);
  await expectModal(page, 'pay_confirm');
}

test('spec 3 §4: a year at once with the rest of the month counted in, then the month again after the year, and back', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await subscribe(payer, '32000');
  await page.goto('/lk#subscriptions');
  await expect(line(page)).toContainText(/Следующий платёж .* 2.990/);
  await button(page, act.change).click();
  await expectModal(page, 'confirm_period');
  // The running period is shown, and cannot be chosen.
  await expect(dialog(page).getByRole('radio', { name: /1 месяц/ })).toBeDisabled();
  await expectAccessibleEverywhere(page, 'another period');
  await dialog(page).getByRole('radio', { name: /1 год/ }).check();
  await press(page, payment.proceed);
  await expectModal(page, 'pay_confirm');
  await expect(dialog(page)).toContainText(payment.changePeriod.now);
  await expect(dialog(page)).toContainText(/−2.9\d\d/);
  await expectAccessibleEverywhere(page, 'a change now');
  await press(page, /Оплатить/);
  await expectModal(page, 'pay_transaction');
  await expect(dialog(page)).toContainText(payment.states.complete);
  await page.keyboard.press('Escape');
  await expectNoModal(page);
  await expect(line(page)).toContainText(/28.990/);

  await choosePeriod(page, /1 месяц/);
  const before = await payer.balance();
  await expect(dialog(page)).toContainText('всё останется как есть');
  await expectAccessibleEverywhere(page, 'a change later');
  await press(page, payment.change);
  await expectModal(page, 'pay_transaction');
  await expect(dialog(page)).toContainText('Новый период начнётся');
  await page.keyboard.press('Escape');
  await expect(line(page, 'planned')).toContainText(/Начнётся .* 2.990/);
  expect(await payer.balance()).toBe(before);

  await button(page, act.cancel, 'planned').click();
  await expectModal(page, 'subscription');
  await expectAccessibleEverywhere(page, 'a future that is taken back');
  await press(page, act.cancel);
  await expect(line(page, 'planned')).toHaveCount(0);
  await expect(line(page)).toContainText(/Следующий платёж .* 28.990/);
});

test('spec 3 §4, §5: with a PIN the renewal is switched off, asked for the reason, and switched on again; the receipt prints', async ({
  page,
  request,
}) => {
  // The site knows of a PIN from the login on; one that another device sets later reaches it after a while.
  const payer = await newPayer(page, request, { pin: PIN });
  await subscribe(payer, '3000');
  await page.goto('/lk#subscriptions');
  await button(page, act.disable).click();
  await expectModal(page, 'subscription');
  await expect(dialog(page)).toContainText(subscription.notCharged);
  await page.keyboard.press('Escape');
  await expectNoModal(page);
  expect((await current(payer))[0]?.renew).toBe(true);

  await button(page, act.disable).click();
  await expectModal(page, 'subscription');
  await page.keyboard.press('Enter');
  await expectModal(page, 'pincode');
  await dialog(page).getByLabel(parental.pin, { exact: true }).fill(PIN);
  await expectModal(page, 'survey');
  await expectAccessibleEverywhere(page, 'the survey');
  await press(page, subscription.send);
  await expect(dialog(page).getByRole('alert')).toHaveText(subscription.error_none_field_is_selected);
  await dialog(page).getByRole('checkbox').first().check();
  await press(page, subscription.send);
  await expectNoModal(page);
  await expect(line(page)).toContainText('Работает до');
  expect((await current(payer))[0]?.renew).toBe(false);

  await button(page, act.enable).click();
  await expectModal(page, 'subscription');
  await press(page, act.enable);
  await expect(line(page)).toContainText(/Следующий платёж .* 2.990/);

  const { pay } = account;
  await page.getByRole('group').filter({ hasText: pay.states.complete }).first().locator('summary').click();
  await expect(page.getByRole('button', { name: pay.print })).toBeVisible();
});

test('spec 3 §4, §8: a packet is paused and resumes; a refusal is shown in the words of the platform, and after a 400 the survey', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await subscribe(payer, '3000');
  await page.goto('/lk#subscriptions');
  await button(page, act.pause).click();
  await expectModal(page, 'subscription');
  await expectAccessibleEverywhere(page, 'a pause');
  await press(page, act.pause);
  await expect(line(page, 'paused')).toContainText(own.pausedSince.split('{')[0] ?? '');
  await button(page, act.resume, 'paused').click();
  await expectModal(page, 'subscription');
  await press(page, act.resume);
  await expect(line(page)).toContainText('Следующий платёж');

  // The platform answers the cancellation; the page has to choose its title, and what follows.
  let status = 451;
  await page.route('**/api/session/subscriptions/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status,
          json: { error_code: 'not_cancelable', error: { message: 'До весны нельзя.' } },
        })
      : route.continue(),
  );
  for (const [code, title] of [
    [451, act.refused.legal],
    [400, act.refused.renewal],
  ] as const) {
    status = code;
    await button(page, act.disable).click();
    await expectModal(page, 'subscription');
    await press(page, act.disable);
    await expectModal(page, 'message');
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog(page)).toContainText('До весны нельзя.');
    await page.keyboard.press('Escape');
  }
  await expectModal(page, 'survey');
  await press(page, subscription.skip);
  await expectNoModal(page);
});
