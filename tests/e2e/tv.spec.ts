import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe';
import { newPerson, signInAs } from './support/person';
import { test } from './support/test';
import { wordsIn } from './support/words';

const { account, parental, session } = wordsIn('ru');
const { tv } = account;

const PIN = '1379';

const TELEVISION =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.31 TV Safari/537.36';

test('a television shows a code, the phone allows it, and the television is logged in', async ({
  browser,
  page: phone,
  request,
}) => {
  const room = await browser.newContext({
    userAgent: TELEVISION,
    viewport: { width: 1920, height: 1080 },
    locale: 'ru',
  });
  const television = await room.newPage();
  await television.goto('/#auth');
  const login = television.getByRole('dialog', { name: session.deviceTitle });
  await expect(login).toBeVisible();
  const shown = login.getByRole('status').filter({ hasText: /^\d{3}-\d{3}-\d{3}$/ });
  await expect(shown).toBeVisible();
  await expect(login.getByRole('img', { name: /\/tv/ })).toBeVisible();
  await expectAccessibleEverywhere(television, 'the code on the television');
  const code = (await shown.textContent()) ?? '';

  // With a PIN: without one a login is followed by the question whether to set one.
  const person = await newPerson(request, { pin: PIN });
  await phone.goto('/agreement');
  await signInAs(phone, person);
  // As the picture opens it.
  await phone.goto(`/tv?code=${code}`);
  const confirmation = phone.getByRole('main').getByRole('region', { name: tv.askTitle });
  await expect(confirmation).toContainText('Chrome · Tizen');
  await expect(confirmation).toContainText(code);
  await expect(phone).toHaveURL(/\/tv$/);
  await expectAccessibleEverywhere(phone, 'the question on the phone');
  await confirmation.getByRole('button', { name: tv.allow }).click();
  // A device without settings of its own protects everything.
  await phone.getByRole('dialog').getByLabel(parental.pin, { exact: true }).fill(PIN);
  await expect(phone.getByRole('main')).toContainText(tv.allowedTitle);

  // The next poll of the television is at most five seconds away.
  await expect(login).toHaveCount(0);
  await expect(television.getByRole('banner').getByRole('button', { name: session.account })).toBeVisible();
  await phone.goto('/settings/devices');
  await expect(phone.getByRole('main')).toContainText('Chrome · Tizen');
  await room.close();
});
