import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { dialog } from './support/login-methods';
import { expectModal, MAXIMUM, newPayer } from './support/payment';
import { signInAs } from './support/person';
import { ask } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { offers, pages, payment } = wordsIn('ru');
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click();

/** The first channel that is sold. */
async function soldChannel(request: APIRequestContext): Promise<number | undefined> {
  const channels = await ask<Array<{ id: number; is_free: boolean; is_available: boolean; age: number }>>(
    request,
    '/channels',
  );
  return channels.find((one) => !one.is_free && one.is_available && one.age < 18)?.id;
}

test('spec 3 §4 Purchase flow: a packet bought in one tab is owned in another tab that bought nothing', async ({
  page,
  request,
}) => {
  const payer = await newPayer(page, request);
  await payer.topUp('5000');
  const other = await page.context().newPage();
  await other.goto(`/packets/${MAXIMUM}`);
  const subscribe = other.getByRole('main').getByRole('button', { name: pages.packets.act.subscribe });
  await expect(subscribe.first()).toBeVisible();
  await page.goto(`/packets/${MAXIMUM}?action=buy`);
  await expectModal(page, 'confirm_period');
  await press(page, payment.proceed);
  await expectModal(page, 'pay_confirm');
  await press(page, /2.990/);
  await expect(dialog(page)).toContainText(payment.states.complete);
  await expect(other.getByRole('main')).toContainText(pages.packets.own.active);
  await expect(subscribe).toHaveCount(0);
});

test('spec 3 §4 Purchase flow: a bank that leads to another browser plays there what was bought, from the page of a channel', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const payer = await newPayer(page, request);
  await page.goto(`/channels/all/${await soldChannel(request)}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${offers.subscribe}: `) })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-modal', /^(confirm_period|pay_card)$/);
  if ((await page.locator('html').getAttribute('data-modal')) === 'confirm_period')
    await press(page, payment.proceed);
  await expectModal(page, 'pay_card');
  await press(page, payment.toBank);
  await expect(page.locator('html')).toHaveAttribute('data-modal', /^pay_(iframe|redirect)$/);
  const [{ full_url: bank }] = (await payer.atHome('GET', '/users/self/transactions?limit=1')) as [
    { full_url: string },
  ];
  // The first browser is closed in the middle of it.
  await page.goto('about:blank');

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const other = await context.newPage();
  await signInAs(other, payer);
  await other.goto(bank);
  await other.locator('button[value=pay]').click();
  // A channel plays by itself after it is bought.
  await expectPlaying(player(other).video);
  await expect(dialog(other)).toHaveCount(0);
  expect(new URL(other.url()).search).toBe('');
  expect(new URL(other.url()).pathname).toMatch(/^\/channels\//);
  await context.close();
});
