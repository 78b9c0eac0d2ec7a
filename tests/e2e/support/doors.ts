import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { platformUrl } from './platform';

/** A page of a brand's own site, on the stack under test. */
export function siteUrl(site: string, path: string): string {
  const base = new URL(process.env.SITE_UNDER_TEST ?? 'http://localhost:3000');
  base.hostname = `${site}.localhost`;
  return new URL(path, base).href;
}

/** A number nobody has: digits behind the country's. */
export const newNumber = (start: string, length: number): string =>
  start +
  String(Math.floor(Math.random() * 10 ** (length - start.length))).padStart(length - start.length, '0');

/** The newest code that left the building for somebody, told by the platform's sandbox as soon as it is there. */
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

/** Somebody at an address of their own: limits count by it, and an operator knows its lines by it. */
export function visitorAt(browser: Browser, address: string): Promise<BrowserContext> {
  return browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
}

export const dialog = (page: Page) => page.getByRole('dialog');

/** Spec 1 §4: the parents are asked after a login; whoever does not want it now goes on. */
export async function skipParental(page: Page): Promise<void> {
  // The mark is there before the dialog is, and the dialog before what it says.
  await page.locator('html[data-modal^="parental"] dialog[open] h2').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-modal^="parental"]')).toHaveCount(0);
}
