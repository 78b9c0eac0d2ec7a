import { expect, type Page } from '@playwright/test';
import { sites } from '@/lib/shared/sites/sites';
import { contextFrom, dialog, newNumber, siteUrl } from './support/login-methods';
import { expectModal, MAXIMUM, newCustomer, newPayer, type Payer, type Payments } from './support/payment';
import { test } from './support/test';
import { wordsIn } from './support/words';

/** `npm run test:payments`: through the bank of the sandbox, as a person pays. */

const { account, pages, parental, payment } = wordsIn('ru');
const { act } = pages.packets;
const site = process.env.SITE_UNDER_TEST ?? 'http://localhost:3000';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).first().click();
const modalOf = (page: Page) => page.locator('html').getAttribute('data-modal');
const expectComplete = async (page: Page) => {
  await expectModal(page, 'pay_transaction');
  await expect(dialog(page)).toContainText(payment.states.complete);
};

/** Answers each dialog of a purchase with what it proposes; the bank pays what it is asked for. */
async function payAsProposed(page: Page, payer: Payments): Promise<string[]> {
  const seen: string[] = [];
  for (;;) {
    await expect.poll(async () => [null, '', seen.at(-1)].includes(await modalOf(page))).toBe(false);
    const modal = (await modalOf(page)) ?? '';
    await expectModal(page, modal);
    seen.push(modal);
    if (modal === 'pay_transaction') return seen;
    if (/^pay_(qr|redirect|iframe)$/.test(modal)) await payer.settle('pay');
    else if (modal === 'pay_card') await press(page, payment.toBank);
    else if (modal === 'paysystems')
      await dialog(page).getByRole('listitem').getByRole('button').first().click();
    else await dialog(page).locator('[class*="primary"]').first().click();
  }
}

test.describe('spec 3 §1: every seller of the seed sells, from the arrival of a customer to an owned packet', () => {
  const selling = sites.filter(({ id }) => id !== 'cable');
  for (const [at, { id, provider, hosts }] of selling.entries()) {
    const host = (hosts[0] ?? '').replace('.localhost', '');
    test(id, async ({ browser, request }) => {
      const context = await contextFrom(browser, `198.51.100.${40 + at}`);
      const page = await context.newPage();
      const customer = await newCustomer(request, provider ?? 'taspa');
      await page.goto(siteUrl(host, `/packets?lang=ru&token=${customer.token}`));
      const first = main(page).locator('a[href^="/packets/"]').first();
      const path = (await first.getAttribute('href')) ?? '';
      await first.click();
      await page.waitForURL(new RegExp(`${path}$`));
      await main(page)
        .getByRole('button', {
          name: new RegExp(`^(${act.subscribe}|${pages.packets.tryIt})`),
        })
        .click();
      await payAsProposed(page, customer);
      await expect(dialog(page)).toContainText(payment.states.complete);
      expect(await customer.owns(path.split(/[/_]/).at(-1) ?? '')).toBe(true);
      await context.close();
    });
  }
});

test('spec 3 §4, §6: at mbank a payment by card is confirmed first; the balance is not refilled there', async ({
  browser,
  request,
}) => {
  const context = await contextFrom(browser, '198.51.100.60');
  const page = await context.newPage();
  const customer = await newCustomer(request, 'mbank');
  await page.goto(siteUrl('mbank', `/packets/${MAXIMUM}?lang=ru&action=buy&token=${customer.token}`));
  await expectModal(page, 'confirm_period');
  await press(page, payment.proceed);
  await choose(page, /^Банковская карта/);
  await expectModal(page, 'pay_confirm');
  expect(await customer.latest()).toBe(0);
  await payAsProposed(page, customer);
  await expect(dialog(page)).toContainText(payment.states.complete);
  expect(await customer.owns(MAXIMUM)).toBe(true);
  await page.goto(siteUrl('mbank', '/lk?lang=ru#payment'));
  await expect(main(page).getByRole('heading', { name: account.pay.balance })).toBeVisible();
  await expect(main(page).getByRole('button', { name: account.pay.refill })).toHaveCount(0);
  await context.close();
});

/** Enters the phone, and the code that is sent to it. */
async function proveByCode(page: Page, payer: Payer, phone: string): Promise<void> {
  await dialog(page).getByLabel(payment.phone).fill(phone);
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByLabel(payment.code)
    .fill(await payer.codeOf(phone));
}

/** The test bank has no money on phone accounts with this end. */
const EMPTY_PHONE = '77031110402';

test('spec 3 §8 payment 402: a phone account without money says so, takes nothing, and another way pays', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await page.goto(`/packets/${MAXIMUM}?action=buy`);
  await expectModal(page, 'confirm_period');
  await press(page, payment.proceed);
  await expectModal(page, 'pay_card');
  await press(page, payment.otherMethod);
  await expectModal(page, 'paysystems');
  await press(page, /^Со счёта телефона/);
  await expectModal(page, 'pay_phone_sms');
  await proveByCode(page, payer, EMPTY_PHONE);
  await expectModal(page, 'nofunds');
  expect([await payer.owns(MAXIMUM), await payer.balance()]).toEqual([false, 0]);
  await press(page, payment.otherMethod);
  await expectModal(page, 'paysystems');
  await press(page, /^QR-код(?! на)/);
  await expectModal(page, 'pay_qr');
  await payer.settle('pay');
  await expectComplete(page);
  expect(await payer.owns(MAXIMUM)).toBe(true);
});

async function beginRefill(page: Page): Promise<void> {
  await page.goto('/lk#payment');
  await main(page).getByRole('button', { name: account.pay.refill }).click();
  await expectModal(page, 'refill');
  await dialog(page).getByLabel(payment.refillAmount).fill('700');
  await press(page, payment.proceed);
}

/** Chooses a way to pay from the list, which may stand behind the preferred one. */
async function choose(page: Page, how: RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-modal', /^(card|pay_card|paysystems)$/);
  if ((await modalOf(page)) !== 'paysystems') await press(page, payment.otherMethod);
  await expectModal(page, 'paysystems');
  await press(page, how);
}

const byBank = async (_: Page, payer: Payer) => payer.settle('pay');
/** A number of its own, so that no older code is read. */
const byPhone = async (page: Page, payer: Payer) => {
  await expectModal(page, 'pay_phone_sms');
  await proveByCode(page, payer, newNumber('7701', 11));
};

test.describe('spec 3 §2 Payment: the balance is refilled in every way', () => {
  const refills: [name: RegExp, modal: string, pay: (page: Page, payer: Payer) => Promise<void>][] = [
    [/^Привязанная карта/, 'card', (page) => press(page, /700/)],
    [
      /^Банковская карта/,
      'pay_card',
      async (page, payer) => {
        await press(page, payment.toBank);
        await expectModal(page, 'pay_iframe');
        await payer.settle('pay');
      },
    ],
    [/^QR-код(?! на)/, 'pay_qr', byBank],
    [/^QR-код на экране/, 'pay_qr', byBank],
    [/^Со счёта телефона/, 'pay_phone_sms', byPhone],
    [/^Мобильный платёж/, 'pay_phone_sms', byPhone],
    [/^Приложение банка/, 'pay_redirect', byBank],
  ];
  for (const [name, modal, pay] of refills) {
    test(String(name), async ({ page, request }) => {
      const payer = await newPayer(page, request);
      if (modal === 'card') await payer.linkCard('ok');
      await beginRefill(page);
      await choose(page, name);
      await expectModal(page, modal);
      await pay(page, payer);
      await expectComplete(page);
      expect(await payer.balance()).toBe(700);
      await page.keyboard.press('Escape');
      await expect(
        main(page)
          .locator('#payment')
          .getByText(/^700\s₸$/)
          .first(),
      ).toBeVisible();
    });
  }
});

test('spec 3 §5: a card is linked after the announcement of one unit and the PIN; the unit comes back', async ({
  page,
  request,
}) => {
  const pin = '1379';
  const payer = await newPayer(page, request, { pin });
  await page.goto('/lk#payment');
  await main(page).getByRole('button', { name: account.pay.link }).click();
  await expectModal(page, 'confirm');
  await expect(dialog(page)).toContainText(/1\s₸/);
  await press(page, account.pay.link);
  await expectModal(page, 'pincode');
  await dialog(page).getByLabel(parental.pin, { exact: true }).fill(pin);
  await expectModal(page, 'pay_iframe');
  await page.frameLocator('dialog iframe').locator('button[value=pay]').click();
  await expect(page.getByText(account.pay.linked)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByText(/1111/).first()).toBeVisible();
  expect(await payer.balance()).toBe(0);
});

test('spec 3 §4 Offer flow: a QR code that was left for another way stays in the header, and its payment is noticed', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await page.goto(`/packets/${MAXIMUM}?action=buy`);
  await expectModal(page, 'confirm_period');
  await press(page, payment.proceed);
  await choose(page, /^QR-код(?! на)/);
  await expectModal(page, 'pay_qr');
  const byQr = await payer.latest();
  await press(page, payment.otherMethod);
  await expectModal(page, 'paysystems');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Максимум/ })
    .click();
  await expectModal(page, 'pay_qr');
  await press(page, payment.otherMethod);
  await choose(page, /^Приложение банка/);
  await expectModal(page, 'pay_redirect');
  await payer.settle('pay', byQr);
  await expectComplete(page);
  expect([await payer.owns(MAXIMUM), await payer.balance()]).toEqual([true, 0]);
});

test('spec 3 §4: a paused packet that may be deleted is deleted, and what is left of it comes back', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await payer.topUp('10000');
  await payer.atHome('POST', '/users/self/subscriptions', { packet_id: 303 });
  await page.goto('/lk#subscriptions');
  const line = (state: string) => main(page).locator(`li[data-state="${state}"]`);
  await line('active')
    .getByRole('button', { name: new RegExp(`^${act.pause}`) })
    .click();
  await expectModal(page, 'subscription');
  await press(page, act.pause);
  await line('paused')
    .getByRole('button', { name: new RegExp(`^${act.remove}`) })
    .click();
  await expectModal(page, 'subscription');
  await press(page, act.remove);
  await expect(line('paused')).toHaveCount(0);
  expect(await payer.owns('303')).toBe(false);
  expect(await payer.balance()).toBeGreaterThan(9000);
});

test('spec 1 §1 webview: a packet is bought in the web view of an app', async ({ page, request }) => {
  const payer = await newPayer(page, request);
  await page.goto(`/packets/${MAXIMUM}?webview=1&action=buy`);
  await payAsProposed(page, payer);
  await expect(dialog(page)).toContainText(payment.states.complete);
  expect(await payer.owns(MAXIMUM)).toBe(true);
});

test('spec 3 §4: in account_mobile the surrounding app hears 1 of a payment that is made and 2 of one that is not', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  const hears = { news: [] as unknown[] };
  await page.exposeFunction('hears', (data: unknown) => hears.news.push(data));
  await page.route(`${site}/host-app`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', ({ data }) => hears(data.transactionCompleted ?? 0))</script>
        <iframe src="/account_mobile" style="width: 390px; height: 840px"></iframe>`,
    }),
  );
  await page.setViewportSize({ width: 430, height: 900 });
  await page.goto('/host-app');
  const app = page.frameLocator('iframe');
  await app.getByRole('link', { name: wordsIn('ru').mobile.settings }).click();
  await app.getByRole('link', { name: account.pay.title }).first().click();
  for (const outcome of ['pay', 'decline'] as const) {
    await app.getByRole('main').getByRole('button', { name: account.pay.refill }).click();
    await app.getByRole('dialog').getByLabel(payment.refillAmount).fill('700');
    await app.getByRole('dialog').getByRole('button', { name: payment.proceed }).click();
    await expect(app.locator('html')).toHaveAttribute('data-modal', /^(pay_card|paysystems)$/);
    // The way of the last payment begins at once, so the list comes first.
    if (outcome === 'pay')
      await app.getByRole('dialog').getByRole('button', { name: payment.otherMethod }).click();
    await app
      .getByRole('dialog')
      .getByRole('button', { name: /^QR-код(?! на)/ })
      .click();
    await expect(app.getByRole('img', { name: payment.qr })).toBeVisible();
    await payer.settle(outcome);
    await expect.poll(() => hears.news).toContain(outcome === 'pay' ? 1 : 2);
    await page.keyboard.press('Escape');
    await expect(app.getByRole('dialog')).toHaveCount(0);
  }
  expect(hears.news.filter(Boolean)).toEqual([1, 2]);
});

test('spec 3 §4: in account_mobile a payment on the page of the bank, which leads back, is reported and what was bought is owned', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  const hears = { news: [] as unknown[] };
  await page.exposeFunction('hears', (text: string) =>
    hears.news.push(JSON.parse(text).transactionCompleted ?? 0),
  );
  // The web view of a native app.
  await page.addInitScript('window.taspaApp = { postMessage: (text) => void hears(text) }');
  await page.goto('/account_mobile');
  await page.goto(`/packets/${MAXIMUM}?action=buy`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectModal(page, 'confirm_period');
  await press(page, payment.proceed);
  await choose(page, /^Приложение банка/);
  await expectModal(page, 'pay_redirect');
  // Without tabs the bank takes the place of the page.
  await dialog(page).getByRole('link').first().click();
  await page.locator('button[value=pay]').click();
  await page.waitForURL(new RegExp(`/packets/${MAXIMUM}`));
  await expectComplete(page);
  await expect.poll(() => hears.news).toContain(1);
  expect(await payer.owns(MAXIMUM)).toBe(true);
});
