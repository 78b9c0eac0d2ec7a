import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import { contextFrom, dialog } from './support/login-methods';
import {
  buyAt,
  expectModal,
  expectOwned,
  MAXIMUM,
  newCustomer,
  newPayer,
  type Payer,
} from './support/payment';
import { test } from './support/test';
import { wordsIn } from './support/words';

// Each pays for a person of its own; the longest file of all would otherwise keep one worker for minutes.
test.describe.configure({ mode: 'parallel' });

const { payment: ru } = wordsIn('ru');

const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click();

/** Opens the dialogs of a purchase; the period of a month is the first. */
async function beginBuying(page: Page): Promise<void> {
  await page.goto(`/packets/${MAXIMUM}?action=buy`);
  await expectModal(page, 'confirm_period');
  await press(page, ru.proceed);
}

/** Instead of the preferred way, one of the list (`how`: its title). */
async function choose(page: Page, how: RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-modal', /^(card|pay_card|paysystems)$/);
  const isListed = (await page.locator('html').getAttribute('data-modal')) === 'paysystems';
  if (!isListed) await press(page, ru.otherMethod);
  await expectModal(page, 'paysystems');
  await press(page, how);
}

/** Opens the page of the bank in its own window and leaves it to the sandbox to pay. */
async function openBank(page: Page, modal = 'pay_redirect'): Promise<void> {
  await expectModal(page, modal);
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('link').first().click(),
  ]);
  await bank.waitForURL(/\/bank\/\d+/);
  expect(await bank.evaluate(() => window.opener)).toBeNull();
  await bank.close();
}

const PHONE = '77015550101';

interface Way {
  name: string;
  /** Its title in the list; null where it is the preferred one, and the list is not needed. */
  title: RegExp | null;
  before?(payer: Payer): Promise<void>;
  pay(page: Page, payer: Payer): Promise<void>;
}

const bySandbox = (modal: string) => async (page: Page, payer: Payer) => {
  await expectModal(page, modal);
  await payer.settle('pay');
};

const byPhone = async (page: Page, payer: Payer) => {
  await expectModal(page, 'pay_phone_sms');
  await dialog(page).getByLabel(ru.phone).fill(PHONE);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(ru.code)).toBeVisible();
  await dialog(page).getByLabel(ru.code).fill('000000');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page)
    .getByLabel(ru.code)
    .fill(await payer.codeOf(PHONE));
};

const ways: Way[] = [
  {
    name: 'the balance',
    title: null,
    before: (payer) => payer.topUp('5000'),
    async pay(page) {
      await expectModal(page, 'pay_confirm');
      await press(page, /2.990/);
    },
  },
  {
    name: 'a linked card',
    title: null,
    before: (payer) => payer.linkCard('ok'),
    async pay(page) {
      await expectModal(page, 'card');
      await expect(dialog(page).getByRole('radio', { name: /1111/ })).toBeChecked();
      await press(page, /2.990/);
    },
  },
  {
    name: 'a new card in a frame of the bank',
    title: null,
    async pay(page) {
      await expectModal(page, 'pay_card');
      await press(page, ru.toBank);
      await expectModal(page, 'pay_iframe');
      await page.frameLocator('dialog iframe').locator('button[value=pay]').click();
    },
  },
  {
    name: 'a new card in a window of the bank, instead of its frame',
    title: null,
    async pay(page, payer) {
      await expectModal(page, 'pay_card');
      await press(page, ru.toBank);
      await openBank(page, 'pay_iframe');
      await expect(page.locator('dialog iframe')).toHaveCount(0);
      await payer.settle('pay');
    },
  },
  { name: 'a QR code', title: /^QR-код(?! на)/, pay: bySandbox('pay_qr') },
  { name: 'a QR code as a picture', title: /^QR-код на экране/, pay: bySandbox('pay_qr') },
  {
    name: 'the app of a bank',
    title: /^Приложение банка/,
    async pay(page, payer) {
      await openBank(page);
      await payer.settle('pay');
    },
  },
  { name: 'the account of a phone, with a wrong code first', title: /^Со счёта телефона/, pay: byPhone },
  { name: 'a mobile payment', title: /^Мобильный платёж/, pay: byPhone },
];

test.describe('spec 3 §4 Purchase flow: every way to pay leads from "subscribe" to the packet', () => {
  for (const { name, title, before, pay } of ways) {
    test(name, async ({ page, request }) => {
      const payer = await newPayer(page, request);
      await before?.(payer);
      await beginBuying(page);
      if (title) await choose(page, title);
      await pay(page, payer);
      await expectOwned(page, payer);
    });
  }
});

test('spec 3 §4 Offer flow: a provider that bills by itself says where to pay, and nothing is paid here', async ({
  browser,
  request,
}) => {
  const context = await contextFrom(browser, '198.51.100.12');
  const page = await context.newPage();
  const customer = await newCustomer(request, 'cable');
  await buyAt(page, 'cable', customer.token);
  await expectModal(page, 'confirm_period');
  await press(page, ru.proceed);
  await expectModal(page, 'pay_info');
  await expect(dialog(page)).toContainText('+7 700 000 00 08');
  await press(page, ru.understood);
  await expect(dialog(page)).toHaveCount(0);
  expect([await customer.latest(), await customer.owns(MAXIMUM)]).toEqual([0, false]);
  await context.close();
});

test('spec 3 §4 Offer flow: info says how to pay at a cash desk and begins nothing; the money that comes there buys the packet', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await beginBuying(page);
  await choose(page, /^Касса или терминал/);
  await expectModal(page, 'pay_info');
  await expect(dialog(page)).toContainText('внесите стоимость пакета');
  await expect(dialog(page)).toContainText(/2.990/);
  expect([await payer.latest(), await payer.owns(MAXIMUM)]).toEqual([0, false]);
  await press(page, ru.understood);
  await expect(dialog(page)).toHaveCount(0);
  await payer.topUp('2990');
  await beginBuying(page);
  await expectModal(page, 'pay_confirm');
  await press(page, /2.990/);
  await expectOwned(page, payer);
});

test.describe('spec 3 §8: a failed payment shows its reason and charges nothing, and another way to pay can be chosen', () => {
  for (const card of ['no_money', 'legal', 'declined'] as const) {
    test(`a card that answers ${card}; then a QR code pays`, {
      tag: card === 'no_money' ? '@gate' : [],
    }, async ({ page, request }) => {
      const payer = await newPayer(page, request);
      // A declined card cannot be linked: the bank declines it on its page.
      if (card !== 'declined') await payer.linkCard(card);
      await beginBuying(page);
      if (card === 'declined') {
        await choose(page, /^QR-код(?! на)/);
        await expectModal(page, 'pay_qr');
        await payer.settle('decline');
      } else {
        await expectModal(page, 'card');
        await press(page, /2.990/);
      }
      await expectModal(page, 'nofunds');
      expect(await payer.owns(MAXIMUM)).toBe(false);
      await expectAccessibleEverywhere(page, `nofunds, ${card}`);
      await press(page, ru.otherMethod);
      await choose(page, /^QR-код(?! на)/);
      await expectModal(page, 'pay_qr');
      await payer.settle('pay');
      await expectOwned(page, payer);
      expect(await payer.balance()).toBe(0);
    });
  }

  test('a payment whose time is over ends with the words of the platform', async ({ page, request }) => {
    const payer = await newPayer(page, request);
    await beginBuying(page);
    await choose(page, /^QR-код(?! на)/);
    await expectModal(page, 'pay_qr');
    await payer.settle('expire');
    await expectModal(page, 'nofunds');
    expect(await payer.owns(MAXIMUM)).toBe(false);
  });
});

test('spec 3 §2: closing the QR code stops the checking; the payment stays in the header, and goes on from there', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await beginBuying(page);
  await choose(page, /^QR-код(?! на)/);
  await expectModal(page, 'pay_qr');
  // Also when the code is not drawn yet.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const tool = page.getByRole('banner').getByRole('button', { name: /Максимум/ });
  await expect(tool).toBeVisible();
  await page.reload();
  await expect(tool).toBeVisible();
  await tool.click();
  await expectModal(page, 'pay_qr');
  await payer.settle('pay');
  await expectOwned(page, payer);
  await expect(tool).toHaveCount(0);
});

for (const lang of languagesOf(0)) {
  test(`${lang}: axe finds no violation in the dialogs of a payment, on a phone and on a desktop`, async ({
    page,
    request,
  }) => {
    const { payment: words } = wordsIn(lang);
    const payer = await newPayer(page, request);
    await payer.linkCard('ok');
    const check = (name: string) => expectAccessibleEverywhere(page, `${lang}: ${name}`);
    await page.goto(`/packets/${MAXIMUM}?action=buy&lang=${lang}`);
    await expectModal(page, 'confirm_period');
    await check('periods');
    await press(page, words.proceed);
    await expectModal(page, 'card');
    await press(page, words.otherMethod);
    await expectModal(page, 'paysystems');
    await check('ways to pay');
    const ways = dialog(page).getByRole('listitem').getByRole('button');
    const seen = new Set<string>();
    for (let at = (await ways.count()) - 1; at >= 0; at -= 1) {
      await ways.nth(at).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-modal', 'paysystems');
      const modal = (await page.locator('html').getAttribute('data-modal')) ?? '';
      await expectModal(page, modal);
      if (!seen.has(modal)) await check(modal);
      seen.add(modal);
      if (modal === 'pay_card') {
        await press(page, words.toBank);
        await expectModal(page, 'pay_iframe');
        await expect(dialog(page).locator('[aria-busy=false] iframe')).toBeVisible();
        await check('pay_iframe');
      }
      await press(page, words.otherMethod);
      await expectModal(page, 'paysystems');
    }
    expect([...seen].sort()).toEqual([
      'card',
      'pay_card',
      'pay_info',
      'pay_phone_sms',
      'pay_qr',
      'pay_redirect',
    ]);
    await payer.topUp('9000');
    await page.goto(`/packets/${MAXIMUM}?action=buy&lang=${lang}`);
    await press(page, words.proceed);
    await expectModal(page, 'pay_confirm');
    await check('pay_confirm');
    await dialog(page).locator('[data-autofocus]').click();
    await expectModal(page, 'pay_transaction');
    await expect(dialog(page)).toContainText(words.states.complete);
    await check('pay_transaction');
  });
}
