import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';
import { platformUrl } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';

/** A person with known secrets, so that a test can search for them. */
interface Canary {
  token: string;
  phone: string;
  email: string;
  pin: string;
}

async function call(request: APIRequestContext, method: string, path: string, data: object, token?: string) {
  const headers = token ? { authorization: `Token ${token}` } : undefined;
  const response = await request.fetch(`${platformUrl}/v2${path}`, { method, data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

async function canary(request: APIRequestContext): Promise<Canary> {
  const phone = `7701${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const email = `canary-${phone}@example.kz`;
  const pin = '7306';
  await call(request, 'POST', '/users', { username: `canary-${phone}`, phone });
  await call(request, 'POST', '/otps', { phone, can_display_message: false });
  const sent = await (await request.get(`${platformUrl}/sandbox/outbox.json?to=${phone}`)).json();
  const { access_token: token } = await call(request, 'POST', '/auth/otp', { phone, token: sent[0].code });
  await call(request, 'PATCH', '/users/self', { email, pincode: pin }, token);
  return { token, phone, email, pin };
}

/** Records requests of the browser and the pages that it received. */
function record(page: Page) {
  const sent: Request[] = [];
  const documents: Promise<string>[] = [];
  page.on('request', (request) => sent.push(request));
  page.on('response', (response) => {
    const isDocument = /text\/(html|x-component)/.test(response.headers()['content-type'] ?? '');
    if (isDocument) documents.push(response.text().catch(() => ''));
  });
  return { sent, documents };
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test('quality S05, S06: a token in the address is used once, and the browser never sees a secret again', {
  tag: '@gate',
}, async ({ page, request }) => {
  const { token, phone, email, pin } = await canary(request);
  const { sent, documents } = record(page);
  await page.goto(`/channels?token=${token}&device_serial=canary-box`);
  await expect(page).toHaveURL(/\/channels$/);
  // The first request has the token in its address; later requests and the referrer do not.
  expect(sent[0]?.url()).toContain(token);
  expect(await page.evaluate(() => document.referrer)).not.toContain(token);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Аккаунт/ })).toBeVisible();

  const film = await freeFilm(request);
  await page.goto(`/watch/${film.slug}`);
  await expectPlaying(player(page).video);
  const secrets = [token, email, 'access_token', 'canary-box'];
  for (const one of sent.slice(1)) {
    const headers = await one.allHeaders();
    const { cookie: _, ...shown } = headers;
    const text = one.url() + JSON.stringify(shown) + (one.postData() ?? '');
    for (const secret of [...secrets, phone]) expect(text).not.toContain(secret);
  }
  for (const html of await Promise.all(documents)) {
    for (const secret of [...secrets, phone, `"${pin}"`, 'parental_code']) expect(html).not.toContain(secret);
  }
  const storage = await stored(page);
  for (const secret of [...secrets, phone, pin]) expect(storage).not.toContain(secret);
  // Personal data comes from a call of its owner, and contains only what is shown.
  const self = await page.evaluate(async () => (await fetch('/api/session')).text());
  expect(self).toContain(phone);
  for (const secret of [...secrets, pin]) expect(self).not.toContain(secret);
});

test('an invalid token opens the login over the clean address and creates no session', async ({
  page,
  context,
}) => {
  await page.goto(`/movies?access_token=${'f'.repeat(40)}`);
  await expect(page).toHaveURL(/\/movies#auth$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('taspa_session');
  expect(names).not.toContain('taspa_known');
});

test('quality S08: after logout the old cookie opens nothing, and "back" shows no data of the person', {
  tag: '@gate',
}, async ({ page, request, context }) => {
  const { token } = await canary(request);
  const account = page.getByRole('banner').getByRole('button', { name: /^Аккаунт/ });
  await page.goto(`/lk?token=${token}`);
  await expect(page).toHaveURL(/\/lk$/);
  await expect(account).toBeVisible();
  const old = await context.cookies();
  await page.goto('/movies');
  await account.click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.goBack();
  // The account page is not shown again: going back leads to the login.
  await expect(page).toHaveURL(/#auth/);
  await expect(account).toHaveCount(0);
  await context.clearCookies();
  await context.addCookies(old);
  const refused = await page.request.get('/api/v2/users/self/channel_list');
  expect(refused.status()).toBe(401);
});
