import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import { newPerson, signInAs } from './support/person';
import { platformUrl } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { promo: words } = wordsIn('ru');
const dialog = (page: Page) => page.getByRole('dialog');
const code = (page: Page) => dialog(page).getByRole('textbox', { name: words.label });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const step = (page: Page, number: number) =>
  expect(dialog(page).getByRole('status').first()).toContainText(`${number} из 4`);

async function createSession(page: Page, request: Parameters<typeof newPerson>[0], input?: { pin?: string }) {
  const person = await newPerson(request, input);
  await signInAs(page, person);
  return person;
}

test.describe('spec 3 §4 Promo wizard', () => {
  test('a code from its address is checked, confirmed and applied, and closing leads home', async ({
    page,
    request,
  }) => {
    const { atHome } = await createSession(page, request);
    await page.goto('/promo?code=KINO7');
    await expect(dialog(page)).toContainText('Неделя кино');
    await press(page, words.confirm);
    await step(page, 4);
    expect(await atHome('GET', '/users/self/promokeys')).toHaveLength(1);
    await press(page, words.watch);
    await expect(page).toHaveURL(/\/$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a guest gets step 2, logs in, and returns to checking', async ({ page, request }) => {
    const person = await newPerson(request);
    await page.goto('/promo/NAURYZ2026');
    await step(page, 2);
    await press(page, words.login);
    const { session } = wordsIn('ru');
    await press(page, session.byPassword);
    await dialog(page).getByRole('textbox', { name: session.login, exact: true }).fill(person.login);
    await dialog(page).getByLabel(session.password, { exact: true }).fill('right-password');
    await page.keyboard.press('Enter');
    // The parental dialogue comes first, as after every first login; the code follows.
    await expect(page.locator('html')).toHaveAttribute('data-modal', 'parental');
    await expect(dialog(page).getByRole('heading')).toHaveText('Родительский контроль');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toContainText('Подарок к Наурызу');
    await step(page, 4);
  });

  test('a code that does not work shows an error under its field, and can be corrected', async ({
    page,
    request,
  }) => {
    await createSession(page, request);
    await page.goto('/promo');
    await press(page, words.submit);
    await expect(dialog(page).getByRole('alert')).toHaveText(words.error_empty);
    await code(page).fill('NOSUCH');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(code(page)).toHaveValue('NOSUCH');
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    // Spec 3 §5: at most 15 characters.
    await code(page).fill('');
    await code(page).pressSequentially('NAURYZ2026NAURYZ2026');
    await expect(code(page)).toHaveValue('NAURYZ2026NAURY');
    await code(page).fill('nauryz2026');
    await page.keyboard.press('Enter');
    await step(page, 4);
  });

  test('step 3: a card is linked at the bank in its own window, and the wizard continues without a press', async ({
    page,
    request,
  }) => {
    await createSession(page, request);
    await page.goto('/promo?code=MAXCARD');
    await press(page, words.confirm);
    await step(page, 3);
    const [bank] = await Promise.all([page.waitForEvent('popup'), press(page, words.linkCard)]);
    await bank.waitForURL(/\/bank\/\d+/);
    expect(await bank.evaluate(() => window.opener)).toBeNull();
    await expect(dialog(page)).toContainText(words.waiting);
    const id = /\/bank\/(\d+)/.exec(bank.url())?.[1];
    await request.post(`${platformUrl}/sandbox/transactions/${id}`, { data: { outcome: 'pay' } });
    await step(page, 4);
    await expect(dialog(page)).toContainText('Максимум с картой');
  });

  test('in a host app the page of the bank replaces this one and leads home; no address names the code, which works then', async ({
    page,
    request,
  }) => {
    await createSession(page, request);
    await page.goto('/promo?webview=1&code=MAXCARD');
    await press(page, words.confirm);
    await press(page, words.linkCard);
    await page.waitForURL(/\/bank\/\d+/);
    expect(page.context().pages()).toHaveLength(1);
    await page.locator('button[value="pay"]').click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(page.url()).not.toContain('MAXCARD');
    await page.goto('/promo?code=MAXCARD');
    await press(page, words.confirm);
    await step(page, 4);
  });

  test('promo_card_link_failure: a refusal by the bank is reported with a close button', async ({
    page,
    request,
  }) => {
    await createSession(page, request);
    await page.goto('/promo?code=MAXCARD');
    await press(page, words.confirm);
    const [bank] = await Promise.all([page.waitForEvent('popup'), press(page, words.linkCard)]);
    await bank.waitForURL(/\/bank\/\d+/);
    const id = /\/bank\/(\d+)/.exec(bank.url())?.[1];
    await request.post(`${platformUrl}/sandbox/transactions/${id}`, { data: { outcome: 'decline' } });
    await expect(dialog(page).getByRole('alert')).toHaveText(words.promo_card_link_failure);
    await expectAccessible(page, 'failure');
    // The other close button is in the corner.
    await dialog(page).getByRole('button', { name: words.close, exact: true }).last().click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('the link button resets after 10 s', async ({ page, request }) => {
    await createSession(page, request);
    await page.clock.install();
    await page.goto('/promo?code=MAXCARD');
    await press(page, words.confirm);
    await Promise.all([page.waitForEvent('popup'), press(page, words.linkCard)]);
    const button = dialog(page).getByRole('button', { name: words.openBank });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(10_000);
    await expect(button).toHaveAttribute('aria-disabled', 'false');
  });
});

test.describe('spec 3 §2, §6: pages with promo codes', () => {
  test('any path that contains promo opens the wizard; titles do not', async ({ page }) => {
    await page.goto('/promo');
    await expect(code(page)).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.goto('/contents/promo-film-1');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a brand without promo codes has neither page nor wizard', async ({ page }) => {
    const { port } = new URL(process.env.SITE_UNDER_TEST ?? 'http://localhost:3000');
    const response = await page.goto(`http://cable.localhost:${port}/promo?code=KINO7`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a code from the account continues in the wizard', async ({ page, request }) => {
    await createSession(page, request);
    await page.goto('/channels#promocode');
    await code(page).fill('KINO7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#promocode_wizard$/);
    await expect(dialog(page)).toContainText('Неделя кино');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/channels$/);
  });
});

for (const lang of languagesOf(0)) {
  test(`axe finds no violation in the steps of the wizard, ${lang}`, async ({ page, request }) => {
    const own = wordsIn(lang).promo;
    await page.goto(`/promo?code=MAXCARD&lang=${lang}`);
    await expect(dialog(page).getByRole('button', { name: own.login })).toBeVisible();
    await expectAccessibleEverywhere(page, 'login');
    await createSession(page, request);
    await page.goto(`/promo?code=MAXCARD&lang=${lang}`);
    await expect(dialog(page).getByRole('button', { name: own.confirm })).toBeVisible();
    await expectAccessibleEverywhere(page, 'confirm');
    await press(page, own.confirm);
    await expect(dialog(page).getByRole('button', { name: own.linkCard })).toBeVisible();
    await expectAccessibleEverywhere(page, 'card');
    await page.goto(`/promo?code=NAURYZ2026&lang=${lang}`);
    await expect(dialog(page).getByRole('button', { name: own.watch })).toBeVisible();
    await expectAccessibleEverywhere(page, 'finished');
  });
}
