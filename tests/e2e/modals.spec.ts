import { chromium, expect, type Page } from '@playwright/test';
import { MODAL_IDS, type ModalId } from '../../lib/rules/modals/address';
import { expectAccessibleEverywhere } from './support/axe';
import { languagesOf } from './support/languages';
import { WITH_MOTION } from './support/motion';
import { newPerson, signInAs } from './support/person';
import { test } from './support/test';
import { wordsIn } from './support/words';

// Their opening and closing take time only with motion.
test.use(WITH_MOTION);

/** These modals have no content without data; below they are opened from code, and those of payments in payments.spec.ts. */
const FROM_CODE: readonly ModalId[] = [
  ...(['message', 'confirm', 'push', 'quick_packets'] as const),
  ...([
    'pay_confirm',
    'refill',
    'confirm_period',
    'pay_agreement',
    'paysystems',
    'card',
    'pay_card',
  ] as const),
  ...([
    'pay_phone_sms',
    'pay_redirect',
    'pay_iframe',
    'pay_qr',
    'pay_info',
    'nofunds',
    'pay_transaction',
    'subscription',
    'packets_channels',
  ] as const),
];

const ru = wordsIn('ru');
const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: ru.session.signIn });
const setHash = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);

/** Waits until the modal is open with its texts and without a spinner. */
async function expectOpen(page: Page, id: ModalId): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-modal', id);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading').first()).toBeVisible();
}

test.describe('axe finds no violation of level A or AA in any modal', () => {
  for (const lang of languagesOf(1)) {
    test(`${lang}: every modal that an address opens`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const id of MODAL_IDS.filter((one) => !FROM_CODE.includes(one))) {
        // After the first one only the hash changes, and each modal replaces the one before.
        await page.goto(`/channels?lang=${lang}#${id}`);
        await expectOpen(page, id);
        await expectAccessibleEverywhere(page, `${id}, ${lang}`);
      }
    });

    test(`${lang}: a question and a message`, async ({ page, request }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const own = wordsIn(lang);
      const person = await newPerson(request);
      await signInAs(page, person);
      await page.route('**/api/session/account', (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({
              status: 400,
              json: {
                error_code: 'error_duplicate_email',
                error: { message: own.refusals.error_duplicate_email },
              },
            }),
      );
      await page.goto(`/lk?lang=${lang}`);
      await page.getByRole('button', { name: own.account.devices.remove }).first().click();
      await expectOpen(page, 'confirm');
      await expectAccessibleEverywhere(page, `confirm, ${lang}`);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await page.locator('#account-name').fill('Aina');
      await page.locator('#account-email').fill('x@example.com');
      await page.locator('#account-email').press('Enter');
      await expectOpen(page, 'message');
      await expectAccessibleEverywhere(page, `message, ${lang}`);
    });
  }
});

test.describe('spec 3 §2 Modal shell, in the history of a browser', () => {
  test('open, back, forward, reload and close keep the page and leave no extra history entry', {
    tag: '@gate',
  }, async ({ page }) => {
    await page.goto('/movies');
    await page.goto('/channels');
    await opener(page).click();
    await expectOpen(page, 'auth');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/channels$/);
    await page.goForward();
    await expectOpen(page, 'auth');
    await page.reload();
    await expectOpen(page, 'auth');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/channels$/);

    await opener(page).click();
    await expectOpen(page, 'auth');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/channels$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/movies$/);
  });

  test('a modal that replaces another is closed with it by back, and the focus returns to the first opener', async ({
    page,
  }) => {
    await page.goto('/channels');
    await opener(page).click();
    await expectOpen(page, 'auth');
    await page.evaluate(() => location.replace('#promocode'));
    await expectOpen(page, 'promocode');
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/channels$/);
    await expect(opener(page)).toBeFocused();
  });

  test('a modal with a back target returns to it by its button and by back', async ({ page }) => {
    await page.goto('/channels');
    await setHash(page, 'promocode_wizard');
    await expectOpen(page, 'promocode_wizard');
    const code = dialog(page).getByRole('textbox', { name: ru.promo.label });
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await code.fill('KINO7');
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('button', { name: ru.promo.login }).click();
      await expectOpen(page, 'auth');
      await close();
      await expectOpen(page, 'promocode_wizard');
      await expect(dialog(page)).toContainText('KINO7');
      await dialog(page).getByRole('button', { name: ru.promo.other }).click();
    }
  });

  test('a modal without content closes without a press', async ({ page }) => {
    await page.goto('/channels#message');
    await expect(page).toHaveURL(/\/channels$/);
    await expect(dialog(page)).toHaveCount(0);
    await setHash(page, 'confirm');
    await expect(page).toHaveURL(/\/channels$/);
    await expect(opener(page)).toBeEnabled();
  });

  test('a link that is pressed before hydration opens the modal after it', async ({ page }) => {
    await page.goto('/channels', { waitUntil: 'commit' });
    await opener(page).click();
    await expectOpen(page, 'auth');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/channels$/);
  });

  test('a link to another page closes the modal together with the page under it', async ({ page }) => {
    await page.goto('/channels');
    await setHash(page, 'promocode');
    await expectOpen(page, 'promocode');
    await page.evaluate(() => history.pushState(null, '', '/channels?from=test'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-modal');
  });
});

test('quality E5 Dialog: works by keyboard alone; the page behind is inert, and panels are hidden', async ({
  page,
}) => {
  await page.goto('/channels');
  await page.evaluate(() => {
    const panel = document.createElement('aside');
    panel.dataset.notification = 'install';
    panel.textContent = 'Install us';
    document.body.append(panel);
  });
  const panel = page.getByText('Install us');
  await expect(panel).toBeVisible();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'auth');
  await expect(panel).toBeHidden();
  // The focus stays in the dialog or on the controls of the browser, never on the page behind.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(panel).toBeVisible();
});

test('opening a dialog shifts neither header nor page where scroll bars take space', async ({ baseURL }) => {
  // Playwright hides scroll bars, which this test needs.
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  const boxes = () =>
    page.evaluate(() =>
      ['body > header', 'body > header a[href="/search"]', 'main', 'h1'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && [selector, box.left, box.right];
      }),
    );
  const roomOfBar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  // A long page with a scroll bar, and a short page that fits into a tall window.
  for (const [path, height] of [
    ['/faq', 800],
    ['/geo_lock', 3_000],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(path);
    await expect(opener(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
    expect((await roomOfBar()) > 0, path).toBe(height === 800);
    const before = await boxes();
    await setHash(page, 'auth');
    await expect(dialog(page)).toBeVisible();
    expect(await boxes(), path).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await boxes(), path).toEqual(before);
  }
  await browser.close();
});
