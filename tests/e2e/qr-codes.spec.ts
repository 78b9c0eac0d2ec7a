import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { button, dialog, logInAtOperator, skipParental } from './support/login-methods';
import { buyAt, expectModal, expectOwned, newCustomer } from './support/payment';
import { platformUrl } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

/** Codes that the platform draws: the journeys of payments and logins run without pictures. */
test.use(WITH_PICTURES);

const { contract, payment, session } = wordsIn('ru');

/** Resolves when the picture of a code is drawn. */
const expectDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

test('spec 3 §4 Direct flow: at AlmaTV a code as a picture is confirmed first, and is paid with a phone', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request, 'almatv');
  await buyAt(page, 'almatv', customer.token);
  await expectModal(page, 'confirm_period');
  await button(page, payment.proceed).click();
  await expectModal(page, 'pay_confirm');
  expect(await customer.latest()).toBe(0);
  await button(page, /2.990/).click();
  await expectModal(page, 'pay_qr');
  await expectDrawn(dialog(page).getByRole('img', { name: payment.qr }));
  await customer.settle('pay');
  await expectOwned(page, customer);
});

test('a subscriber sees a payment code that cannot be closed when the contract is unpaid, until it is paid', async ({
  page,
  request,
}) => {
  const setContractStatus = (status: number) =>
    request.post(`${platformUrl}/sandbox/operator/contracts/102`, { data: { status } });
  await setContractStatus(-1);
  await logInAtOperator(page, request, 'unpaid');
  await skipParental(page);
  await expect(dialog(page).getByRole('heading', { name: contract.payTitle })).toBeVisible();
  await expect(dialog(page)).toContainText('AK-100102');
  await expectDrawn(dialog(page).getByRole('img', { name: contract.qr }));
  await page.keyboard.press('Escape');
  await expect(button(page, session.close)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'pay_qr_alma');
  await setContractStatus(0);
  await expect(dialog(page)).toHaveCount(0);
  await setContractStatus(-1);
});
