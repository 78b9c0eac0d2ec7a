import { applyPromo, cardStatus, checkPromo, linkCard } from '@/lib/server/gateway/account/promo';
import { offer } from '@/lib/server/gateway/commerce/offer';
import { changePin } from '@/lib/server/gateway/parental/pin';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());
beforeEach(() => {
  client = new SiteClient(platform);
});

const call: SiteClient['call'] = (...input) => client.call(...input);

const check = (key: unknown) => call(checkPromo, 'POST', '/api/session/promo/check', { key });
const apply = (key: string, attempt: string = crypto.randomUUID()) =>
  call(applyPromo, 'POST', '/api/session/promo', { key, attempt });
const link = (attempt: string = crypto.randomUUID()) =>
  call(linkCard, 'POST', '/api/session/promo/card', { attempt });
const status = (id: number | string) => call(cardStatus, 'GET', `/api/session/promo/card?id=${id}`);

async function createSession(): Promise<void> {
  expect((await client.logInWith(newPhone())).status).toBe(200);
}

const decide = (id: number, outcome: 'pay' | 'decline') =>
  client.sandbox.order(`/transactions/${id}`, { outcome });

describe('spec 3 §4 Promo wizard: check, then confirm if is_need_confirm, then apply', () => {
  test('a code without conditions is applied at once', async () => {
    await createSession();
    const checked = await check('NAURYZ2026');
    expect(checked).toMatchObject({
      status: 200,
      body: { needsConfirm: false, next: 'apply', missing: null },
    });
    expect(checked.headers.get('cache-control')).toContain('no-store');
    expect(await apply('NAURYZ2026')).toMatchObject({ status: 200, body: { title: 'Подарок к Наурызу' } });
  });

  test('a code with a confirmation shows what it gives, in the language of the page', async () => {
    client.visitor.language = 'en';
    await createSession();
    expect((await check('kino7')).body).toMatchObject({
      title: 'A week of cinema',
      needsConfirm: true,
      next: 'apply',
      gives: expect.stringMatching(/7/),
    });
  });

  test('a repeated request with the same attempt id applies the code once and gets the same answer; another attempt is refused with a text', async () => {
    await createSession();
    const attempt = crypto.randomUUID();
    const first = await apply('BALANS500', attempt);
    expect(await apply('BALANS500', attempt)).toMatchObject({ status: 200, body: first.body });
    const again = await apply('BALANS500');
    expect(again.status).toBe(400);
    expect(again.body.error.message).not.toBe('');
  });

  test('a code that costs more than the balance is refused with the text of the platform', async () => {
    await createSession();
    expect((await check('PREMIUM30')).body).toMatchObject({
      next: 'pay',
      missing: expect.stringMatching(/100/),
    });
  });
});

describe('a code that costs money is bought, not applied', () => {
  test('also where the balance has enough: it is shown with its sum, and no PIN is passed by', async () => {
    await createSession();
    await apply('BALANS500');
    expect((await check('PREMIUM30')).body).toMatchObject({ next: 'pay', missing: null });
    expect((await apply('PREMIUM30')).status).toBe(400);
    const { body } = await call(offer, 'POST', '/api/commerce/offer', {
      item: { kind: 'promo', code: 'PREMIUM30' },
      wayId: null,
    });
    expect(body).toMatchObject({ isCovered: true, due: { amount: '100.00' }, balance: { amount: '500.00' } });
  });
});

describe('spec 3 §4 Promo wizard, step 3: a card', () => {
  test('the check omits the card condition (spec 3 §5), the card is linked at the bank, and the code is applied', async () => {
    await createSession();
    const checked = await check('MAXCARD');
    expect(checked.body).toMatchObject({ needsConfirm: true, next: 'card', missing: expect.any(String) });
    expect((await apply('MAXCARD')).status).toBe(400);
    const linking = await link();
    expect(linking.status).toBe(200);
    expect(linking.body.url).toMatch(/^http.*\/bank\//);
    expect((await status(linking.body.id)).body).toEqual({ status: 'pending' });
    await decide(linking.body.id, 'pay');
    expect((await status(linking.body.id)).body).toEqual({ status: 'complete' });
    expect((await check('MAXCARD')).body).toMatchObject({ next: 'apply', missing: null });
    expect((await apply('MAXCARD')).status).toBe(200);
  });

  test('a repeated request with the same attempt id begins one link at the bank', async () => {
    await createSession();
    const attempt = crypto.randomUUID();
    const { body } = await link(attempt);
    expect(await link(attempt)).toMatchObject({ status: 200, body });
    expect((await link()).body.id).not.toBe(body.id);
  });

  test('a bank that declines ends the link as failed', async () => {
    await createSession();
    const { id } = (await link()).body;
    await decide(id, 'decline');
    expect((await status(id)).body).toEqual({ status: 'error' });
  });

  test('the link of another user is not shown', async () => {
    await createSession();
    const { id } = (await link()).body;
    client.visitor = new Visitor();
    await createSession();
    expect((await status(id)).status).toBe(404);
    expect((await status('1e3')).status).toBe(400);
  });

  test('spec 3 §5: linking a card asks the PIN first', async () => {
    await createSession();
    expect((await call(changePin, 'PUT', '/api/session/pin', { pin: '4821' })).status).toBeLessThan(300);
    // Setting a PIN also unlocks for half an hour (spec 3 §4).
    const later = Date.now() + 31 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const refused = await link();
    clock.mockRestore();
    expect([refused.status, refused.body.error_code]).toEqual([403, 'pin_required']);
  });
});

describe('spec 3 §8: promo 400 or 404 show the text of the platform', () => {
  test.each([
    ['ESKI2025', 400],
    ['LETO2025', 400],
    ['NOSUCHCODE', 404],
  ])('%s: %i', async (key, expected) => {
    await createSession();
    const { status: got, body } = await check(key);
    expect(got).toBe(expected);
    expect(body.error.message).toMatch(/[а-я]{3}/i);
  });
});

describe('quality S16: promo 15, on the server', () => {
  test.each([
    ['empty', ''],
    ['spaces', '   '],
    ['16 characters', 'A'.repeat(16)],
    ['a number instead of a string', 2026],
    ['nothing', undefined],
    ['a list', ['NAURYZ2026']],
  ])('%s is refused without calling the platform', async (_, key) => {
    await createSession();
    const before = await client.sandbox.total();
    expect((await check(key)).status).toBe(400);
    const total = await client.sandbox.total();
    expect(total).toBe(before);
  });

  test('a code of 15 characters is looked up', async () => {
    await createSession();
    expect((await check('A'.repeat(15))).status).toBe(404);
  });
});

describe('access to promo codes', () => {
  test('spec 3 §5: a check by a guest requires a login', async () => {
    await client.start();
    expect(await check('NAURYZ2026')).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
    client.visitor = new Visitor();
    expect(await check('NAURYZ2026')).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
  });

  test('spec 3 §6: promo codes work only where they are enabled', async () => {
    await createSession();
    client.visitor.jar.set('taspa_site', 'cable');
    expect((await check('NAURYZ2026')).status).toBe(404);
    expect((await apply('NAURYZ2026')).status).toBe(404);
  });

  test('quality S17: another site cannot use a code', async () => {
    await createSession();
    client.visitor.extraHeaders = { origin: 'https://evil.example' };
    expect((await apply('NAURYZ2026')).status).toBe(403);
    expect((await link()).status).toBe(403);
  });

  test('guessing codes is limited', async () => {
    await createSession();
    const answers = [];
    for (let guess = 0; guess < 31; guess += 1) answers.push((await check(`GUESS${guess}`)).status);
    expect(answers.at(-1)).toBe(429);
  });
});
