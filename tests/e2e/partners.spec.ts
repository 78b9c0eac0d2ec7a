import { expect, type Page } from '@playwright/test';
import { sites } from '@/lib/shared/sites/sites';
import { codeFor, contextFrom, dialog, newNumber, siteUrl, skipParental } from './support/login-methods';
import { freeChannels } from './support/platform';
import { expectPlaying } from './support/player';
import { test } from './support/test';
import { wordsIn } from './support/words';

/**
 * Spec 1 §1 "Partner variants": at each partner from the arrival to the first picture. What it costs is proven at the border
 * (tests/contract/sellers.test.ts), its login methods have journeys of their own (login-methods.spec.ts).
 */
const partners = sites.filter(({ provider }) => provider !== null);

/** A site without guests asks for the login first. */
async function logIn(page: Page, code: (to: string) => Promise<string>) {
  const { session } = wordsIn('uz');
  const number = newNumber('90', 9);
  await dialog(page).getByRole('textbox', { name: session.phone, exact: true }).pressSequentially(number);
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('textbox', { name: session.code, exact: true })
    .fill(await code(`998${number}`));
  await skipParental(page);
}

for (const { id, hosts, name, accent, defaultLocale, forcesLogin } of partners) {
  test(`${id}: its name and colours at the arrival, then its first picture`, async ({ browser, request }) => {
    // The line of a subscriber, which only the cable network knows.
    const context = await contextFrom(browser, id === 'cable' ? '198.51.100.12' : '198.18.0.9');
    const page = await context.newPage();
    const [channel] = await freeChannels(request);
    await page.goto(siteUrl(hosts[0]?.split('.')[0] ?? '', '/'));
    await expect(page).toHaveTitle(new RegExp(name.split(' ')[0] ?? ''));
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', new RegExp(`^${defaultLocale}`));
    expect(await html.evaluate((root) => getComputedStyle(root).getPropertyValue('--accent'))).toBe(accent);
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    expect(icon).toBe(`/brand/${id}/favicon.svg`);

    if (forcesLogin) await logIn(page, (to) => codeFor(request, to));
    await page.locator(`a[href*="/${channel?.slug}"]`).first().click();
    await expectPlaying(page.locator('video'));
    await context.close();
  });
}
