import { expect } from '@playwright/test';
import { platformUrl } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { shell } = wordsIn('ru');
const site = process.env.SITE_UNDER_TEST ?? 'http://localhost:3000';

test('spec 1 §1 Surfaces: a mini-app logs in who opened it, has the colours of the messenger and obeys its back button', async ({
  page,
}) => {
  await page.goto(`${platformUrl}/sandbox/mini-app`);
  await page.getByLabel('Site').fill(site);
  await page.getByLabel('Who opens it').fill('Айгерим');
  await page.getByLabel('Number in the messenger').fill(String(Date.now() % 1e9));
  await page.getByLabel('Colours').selectOption('green');
  await page.getByRole('button', { name: 'Open the mini-app' }).click();

  const app = page.frameLocator('iframe');
  await expect(app.locator('[popovertarget="account"]')).toHaveAccessibleName(/Айгерим/);
  // No dialog of ours has logged in, so the page asks what it would have asked.
  await app.getByRole('dialog').getByRole('button', { name: 'Не сейчас' }).click();
  await expect(app.getByRole('dialog')).toHaveCount(0);
  const frame = page.frames()[1];
  // The start data is not left in the address.
  expect(frame?.url()).not.toContain('tgWebApp');
  await expect(app.getByRole('contentinfo')).toHaveCount(0);
  const accent = () =>
    app.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--accent'));
  await expect.poll(accent).toBe('#31b545');
  await page.getByLabel('Colours').selectOption('blue');
  await expect.poll(accent).not.toBe('#31b545');

  const back = page.getByRole('button', { name: '← Back' });
  await expect(back).toBeDisabled();
  await app
    .getByRole('navigation', { name: shell.mobileMenu })
    .getByRole('link', { name: shell.channels })
    .click();
  await expect(app.locator('h1')).toBeAttached();
  await expect(back).toBeEnabled();
  await back.click();
  await expect.poll(() => new URL(frame?.url() ?? site).pathname).toBe('/');
  await expect(back).toBeDisabled();
});

test('spec 1 §1 Surfaces: header and footer return when the mobile account is left by a link', async ({
  page,
}) => {
  await page.goto('/account_mobile');
  await expect(page.getByRole('banner')).toHaveCount(0);
  // A link out of the account, as a text of the platform may have one.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/channels', textContent: 'tv' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'tv' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
