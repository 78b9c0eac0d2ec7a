import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { codeFor, dialog, newNumber, skipParental } from './support/login-methods';
import { expectModal, MAXIMUM, newPayer } from './support/payment';
import { ask } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { pages, packetChannels, payment, session } = wordsIn('ru');
const { packets: words, packet: packetWords } = pages;

/** A base packet of the seed with a free trial. */
const LIGHT = 'Лёгкий';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const count = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
/** How many lines the text of an element takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

for (const [device, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`spec 3 §2 /packets on ${device}: a card, its channels in a dialog, and the page of the packet agree`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/packets');
    await expectAccessible(page, `packets, ${device}`);
    const link = card(page, LIGHT).getByRole('link', { name: /канал/ });
    const onCard = count(await link.textContent());
    // By the keyboard, and back to where it was.
    await link.focus();
    await page.keyboard.press('Enter');
    await expectModal(page, 'packets_channels');
    await expect(dialog(page).getByRole('heading')).toHaveText(packetChannels.title.replace('{name}', LIGHT));
    await expect(dialog(page).getByRole('listitem')).toHaveCount(onCard);
    await expectAccessible(page, `channels of a packet, ${device}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog(page).getByRole('link', { name: packetChannels.open }).click();
    await expect(page).toHaveURL(/\/packets\/81$/);
    const toggle = page.getByRole('button', { name: new RegExp(packetWords.channels) });
    await expect(toggle).toContainText(String(onCard));
    const list = page.getByRole('main').locator('section', { has: toggle }).getByRole('listitem');
    // Spec 3 §2: open at first on a desktop, closed on a phone.
    await expect(list.first()).toBeVisible({ visible: size === DESKTOP });
    if (size === PHONE) await toggle.click();
    await expect(list).toHaveCount(onCard);
    await expectAccessible(page, `packet, ${device}`);
    // Where the words beside the number take two lines, it stays in one.
    if (size === PHONE) await page.setViewportSize({ ...PHONE, width: 280 });
    expect(await linesOf(toggle.getByText(String(onCard), { exact: true }))).toBe(1);
  });
}

test('spec 3 §2: composite addresses show the price of their seller; an unknown packet is not found', async ({
  page,
  request,
}) => {
  const [sold] = await ask<Array<{ id: number; price: string }>>(request, '/packets?provider=almatv');
  await page.goto(`/packets/almatv_${sold?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ofBundle = await page.goto('/packets/almatv_96_91');
  expect(ofBundle?.status()).toBe(200);
  for (const path of ['/packets/nobody_82', '/packets/almatv_96_404', '/packets/82x']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('spec 3 §4, step 1: a guest who subscribes logs in, and the purchase goes on where it was; then the card says so', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/packets');
  await card(page, LIGHT)
    .getByRole('link', { name: new RegExp(`^(${words.subscribe}|${words.tryIt})`) })
    .click();
  await expectModal(page, 'auth');
  const number = newNumber('70', 10);
  const field = (name: string) => dialog(page).getByRole('textbox', { name, exact: true });
  await field(session.phone).pressSequentially(number);
  await dialog(page).getByRole('button', { name: session.getCode }).click();
  await field(session.code).fill(await codeFor(page.request, `7${number}`));
  await expectModal(page, 'confirm_period');
  await dialog(page).getByRole('button', { name: payment.proceed }).click();
  // A trial that is free is only confirmed.
  await expectModal(page, 'pay_confirm');
  await dialog(page).getByRole('button', { name: payment.tryFree }).click();
  await expectModal(page, 'pay_transaction');
  await expect(dialog(page)).toContainText(payment.states.complete);
  await page.keyboard.press('Escape');
  // Nobody is asked about a PIN before it is bought.
  await skipParental(page);
  await expect(page.getByRole('main')).toContainText(words.own.trial);
  await page.goto('/packets');
  await expect(card(page, LIGHT)).toContainText(words.own.trial);
});

test('spec 3 §4, step 3: an additional packet leads to a base one first, and both are bought', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await payer.topUp('9000');
  await page.goto('/packets/91?action=buy');
  await expectModal(page, 'quick_packets');
  await expectAccessible(page, 'base packets');
  await dialog(page).getByRole('button', { name: payment.proceed }).click();
  const html = page.locator('html');
  while (!(await payer.owns('91'))) {
    await expect(html).toHaveAttribute('data-modal', /confirm_period|pay_confirm|pay_transaction/);
    const modal = await html.getAttribute('data-modal');
    // What the balance pays says so before the next packet is asked for.
    if (modal !== 'confirm_period' && modal !== 'pay_confirm') continue;
    await dialog(page).locator('[class*="primary"]').click();
    // The pressed dialog stays until another one follows, whose button is not to be pressed by mistake.
    await expect(html).not.toHaveAttribute('data-modal', modal);
  }
  await expectModal(page, 'pay_transaction');
  expect([await payer.owns('91'), await payer.owns(MAXIMUM)]).toEqual([true, false]);
});

test('ours: a packet on several terms has one choice, and its price and its button follow without moving the card', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/packets');
  const several = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: words.terms }) });
  const button = several.getByRole('link', { name: new RegExp(`^(${words.subscribe}|${words.tryIt}): `) });
  const options = several.getByRole('radio');
  await expect(options.first()).toBeChecked();
  await expect(button).toHaveAttribute('href', `/packets/${MAXIMUM}?action=buy`);
  await expect(button).toBeInViewport();
  const heightOf = async () => (await several.boundingBox())?.height;
  const height = await heightOf();
  const addresses = new Set<string | null>();
  for (const option of await options.all()) {
    await option.check();
    await expect(button).toHaveCount(1);
    addresses.add(await button.getAttribute('href'));
    expect(await heightOf()).toBe(height);
  }
  expect(addresses.size).toBe(await options.count());
  // Each of the terms has a page that search engines find without pressing anything.
  for (const address of addresses) {
    const href = address?.replace('?action=buy', '') ?? '';
    await expect(several.locator(`a[href="${href}"]`)).toHaveCount(1);
  }
  await expectAccessible(page, 'a packet on several terms');
});

test('ours: the purchase continues with the period chosen on the page of a packet', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await payer.topUp('30000');
  await page.goto(`/packets/${MAXIMUM}`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /^1 год/ }).check();
  await main.getByRole('button', { name: new RegExp(`^${words.act.subscribe} · 28.990`) }).click();
  await expectModal(page, 'pay_confirm');
  await dialog(page)
    .getByRole('button', { name: /28.990/ })
    .click();
  await expect(dialog(page)).toContainText(payment.states.complete);
  await page.keyboard.press('Escape');
  await expect(main).toContainText(words.own.active);
});
