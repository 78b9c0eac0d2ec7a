import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { platformUrl } from './platform';
import { wordsIn } from './words';

/** The address of a page on the site of a brand, in the stack under test. */
export function siteUrl(site: string, path: string): string {
  const base = new URL(process.env.SITE_UNDER_TEST ?? 'http://localhost:3000');
  base.hostname = `${site}.localhost`;
  return new URL(path, base).href;
}

/** A new number: random digits after the country code. */
export const newNumber = (start: string, length: number): string =>
  start +
  String(Math.floor(Math.random() * 10 ** (length - start.length))).padStart(length - start.length, '0');

/** Polls the sandbox of the platform for the newest code that was sent to somebody. */
export async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  const read = async () => {
    const response = await request.get(`${platformUrl}/sandbox/outbox.json`, { params: { to } });
    const sent = (await response.json()) as Array<{ to: string; code: string; time: string }>;
    const mine = sent.filter((one) => one.to === to).sort((a, b) => b.time.localeCompare(a.time));
    code = mine[0]?.code;
    return code;
  };
  await expect.poll(read, { message: `a code for ${to}` }).toBeDefined();
  return code ?? '';
}

/** A browser with its own client address: limits count by address, and an operator identifies its lines by it. */
export function contextFrom(browser: Browser, address: string): Promise<BrowserContext> {
  return browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: true });

/** Spec 1 §4: declines the parental dialogue that follows a login. */
export async function skipParental(page: Page): Promise<void> {
  // The mark comes before the dialog, and the dialog before its content.
  await page.locator('html[data-modal^="parental"] dialog[open] h2').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-modal^="parental"]')).toHaveCount(0);
}

/** Where the contracts of the operator of the sandbox are, by what is wrong with them. */
export const OPERATOR_HOMES = {
  paid: { city: 'Каскелен', address: /Жетыген/ },
  unpaid: { city: 'Алматы', address: /Алмалы/ },
  blocked: { city: 'Талгар', address: /Бастау/ },
};

/** Spec 1 §4: a new number, its code, then the city and the address of the contract. */
export async function logInAtOperator(
  page: Page,
  request: APIRequestContext,
  home: keyof typeof OPERATOR_HOMES,
) {
  const { session } = wordsIn('ru');
  const number = newNumber('70', 10);
  await page.goto(siteUrl('almatv', '/channels?lang=ru#auth'));
  await field(page, session.phone).pressSequentially(number);
  await page.keyboard.press('Enter');
  await expect(field(page, session.code)).toBeFocused();
  const code = await codeFor(request, `7${number}`);
  expect(code).toMatch(/^\d{4}$/);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await button(page, OPERATOR_HOMES[home].city).click();
  await button(page, OPERATOR_HOMES[home].address).click();
}
