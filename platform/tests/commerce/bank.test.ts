import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { readAmount } from '../../src/commerce/payments/amount.ts';
import { isReturnHost, purchasedUrl } from '../../src/commerce/payments/return-address.ts';
import { formatMoney } from '../../src/http/messages/format-money.ts';
import { chargeTestCard, chargeTestPhone, testCardNames } from '../../src/sandbox/bank/cards.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { local, monthOf, payerAt, press } from './payer.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const open = (address: string, headers = {}) => platform.app.inject({ url: local(address), headers });

async function begin(more: object = {}, language = 'ru') {
  const payer = await payerAt(platform);
  const path = `accounts/${payer.accountId}/payforms/short_url`;
  const { body } = await payer.post(path, { amount: '1990', ...more }, { 'accept-language': language });
  return { payer, id: body.id as number, page: body.full_url as string, body };
}

describe('the page behind full_url', () => {
  test('shows amount, receiver, number and every test card; both buttons are plain forms', async () => {
    const { page, id } = await begin({ return_url: 'https://taspa.example/lk?tab=pay' }, 'en');
    const { statusCode, headers, body } = await open(page);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of [
      '1,990\u00A0₸',
      'Taspa',
      String(id),
      'taspa.example',
      'value="pay"',
      'value="decline"',
    ])
      expect(body).toContain(text);
    for (const name of testCardNames) expect(body).toContain(`value="${name}"`);
    expect(body).not.toContain('<script');
  });

  test.each([
    ['ru', 'Пополнение баланса'],
    ['kk', 'Балансты толтыру'],
    ['en', 'Balance top-up'],
    ['uz', 'Balansni toʻldirish'],
  ])(
    'is in %s where the viewer pays in it, whatever the browser speaks; it can be changed there',
    async (language, words) => {
      const { page } = await begin({}, language);
      const elsewhere = await begin({}, language === 'ru' ? 'kk' : 'ru');
      const begun = await open(page, { 'accept-language': 'de' });
      const changed = await open(elsewhere.page.replace(/lang=../, `lang=${language}`), {
        'accept-language': 'de',
      });
      const unnamed = await open(page.replace(/&lang=../, ''), { 'accept-language': language });
      for (const { body } of [begun, changed, unnamed]) {
        expect(body).toContain(`<html lang="${language}">`);
        expect(body).toContain(`<h1>${words}</h1>`);
      }
    },
  );

  test('its security policy forbids scripts and frames, and forms may only return to the shop', async () => {
    const { page } = await begin({ return_url: 'https://shop.taspa.example/pay?x=1' });
    const { headers } = await open(page);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://shop.taspa.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe-inline/);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  });

  test('opens only with its key: a wrong, missing or foreign key is 404 for every action', async () => {
    const [{ id, page, payer }, other] = [await begin(), await begin()];
    const foreign = new URL(other.page).searchParams.get('key');
    for (const query of ['', '?key=', '?key=x', `?key=${foreign}`]) {
      const url = `/bank/${id}${query}`;
      expect((await platform.app.inject(url)).statusCode).toBe(404);
      expect((await press(platform, `http://localhost${url}`, 'pay')).statusCode).toBe(404);
      expect((await platform.app.inject(url.replace(`/${id}`, `/${id}/qr.png`))).statusCode).toBe(404);
    }
    expect((await payer.get(`transactions/${id}`)).body.status).toBe('pending');
    expect((await open(page)).statusCode).toBe(200);
  });

  test('text from the shop in the address cannot become markup', async () => {
    const { page } = await begin({ return_url: 'https://taspa.example/?q="><script>alert(1)</script>' });
    await press(platform, page, 'decline');
    expect((await open(page)).body).not.toContain('<script>');
  });

  test.each([
    ['no_money', 'не хватает денег'],
    ['declined', 'отклонил'],
    ['legal', 'по требованию закона'],
  ])(
    'the card %s ends on a page with the reason and a link back without purchased=true',
    async (card, words) => {
      const { page } = await begin({ return_url: 'https://taspa.example/lk' });
      const { statusCode, headers } = await press(platform, page, 'pay', card);
      expect(statusCode).toBe(303);
      expect(headers.location).toMatch(/^\/bank\/\d+\?key=/);
      const { body } = await platform.app.inject(String(headers.location));
      expect(body).toContain(words);
      expect(body).toContain('href="https://taspa.example/lk"');
    },
  );

  test('the card that times out: the page waits, and paying again makes no second payment', async () => {
    const { page, payer, id } = await begin();
    await press(platform, page, 'pay', 'timeout');
    expect((await open(page)).body).toContain('Банк ещё думает');
    await press(platform, page, 'pay', 'ok');
    expect((await payer.get(`transactions/${id}`)).status).toBe(504);
  });

  test('paid without a return address: the page confirms it, also when it is opened again', async () => {
    const { page } = await begin();
    await press(platform, page, 'pay');
    const { body } = await open(page);
    expect(body).toContain('<h1>Оплачено</h1>');
    expect(body).not.toContain('<form');
  });

  test('ext_app is styled as the bank’s app', async () => {
    const payer = await payerAt(platform, 'mbank');
    const { body } = await payer.payform('short_url', { amount: 100, paysystem_shortname: 'ext_app' });
    expect((await open(body.full_url)).body).toContain('Qalqan app');
  });
});

test('a QR code, as PNG and as SVG, contains the address of the page', async () => {
  const { body } = await begin();
  const png = await open(body.qr_code_url);
  expect(png.headers['content-type']).toBe('image/png');
  const { data, info } = await sharp(png.rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(body.full_url);
  const svg = await open(body.qr_svg_url);
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  const drawn = await sharp(svg.rawPayload, { density: 300 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw();
  const picture = await drawn.toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  expect(decodeQR({ width, height, data: picture.data })).toBe(body.full_url);
});

describe('rules without I/O', () => {
  test.each([
    ['ok', { kind: 'paid' }],
    ['second', { kind: 'paid' }],
    ['no_money', { kind: 'refused', why: 'no_money' }],
    ['declined', { kind: 'refused', why: 'declined' }],
    ['legal', { kind: 'refused', why: 'legal' }],
    ['timeout', { kind: 'silent' }],
    ['stolen', { kind: 'refused', why: 'declined' }],
  ])('recognises the card %s', (name, outcome) => {
    expect(chargeTestCard(`test:${name}`, 101)).toEqual(outcome);
    const isUnitRefused = name === 'declined' || name === 'stolen';
    expect(chargeTestCard(`test:${name}`, 100).kind).toBe(isUnitRefused ? 'refused' : 'paid');
  });

  test.each([
    ['77010000001', 'paid'],
    ['77010000402', 'refused'],
    ['77010000451', 'refused'],
    ['77010000504', 'silent'],
  ])('recognises the phone %s', (phone, kind) => expect(chargeTestPhone(phone).kind).toBe(kind));

  test.each([
    [199, 19_900],
    ['199', 19_900],
    ['199.5', 19_950],
    ['199,05', 19_905],
    [' 500000.00 ', 50_000_000],
    [1, 100],
  ])('reads the amount %p as %d hundredths', (given, minor) => expect(readAmount(given)).toBe(minor));

  test.each([
    ['https://a.example/x', 'https://a.example/x?purchased=true'],
    ['https://a.example/x?y=1&y=2#top', 'https://a.example/x?y=1&y=2&purchased=true#top'],
    ['https://a.example/?purchased=false', 'https://a.example/?purchased=true'],
  ])('return_url %s gets the mark of a payment', (given, expected) =>
    expect(purchasedUrl(given)).toBe(expected),
  );

  test.each([
    ['ru', '1990.00', '{amount} ₸', '1\u00A0990\u00A0₸'],
    ['en', '990.50', '{amount} ₸', '990.50\u00A0₸'],
    ['uz', '12000.00', '{amount} soʻm', '12\u00A0000\u00A0soʻm'],
  ] as const)('in %s the amount %s is written %s', (locale, amount, format, expected) => {
    expect(formatMoney(amount, format, locale)).toBe(expected);
  });
});

describe('spec 3 §2 pay_iframe: the page of the bank in a frame', () => {
  test('a way to pay says whether it can; the transaction has the address', async () => {
    const payer = await payerAt(platform);
    const purchase_type_id = await monthOf(platform, 82);
    const { paysystems, id } = (await payer.post('purchases_offer', { purchase_type_id })).body;
    const framed = paysystems.filter((one: { is_frame: boolean }) => one.is_frame);
    expect(framed.map((one: { name: string }) => one.name)).toEqual(['short_url']);
    const payforms = (await payer.get(`accounts/${payer.accountId}/payforms`)).body;
    const framedForms = payforms.filter((one: { is_frame: boolean }) => one.is_frame);
    expect(framedForms.map((one: { shortname: string }) => one.shortname)).toEqual(['short_url']);
    const way = { offer_id: id, paysystem_shortname: 'short_url', return_url: 'https://taspa.example/x' };
    const { body } = await payer.post('purchases_offer/transaction', way);
    const page = await platform.app.inject(local(body.frame_url));
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://localhost:*');
    expect(policy).toContain('https://taspa.example');
    expect(policy).not.toContain("frame-ancestors 'none'");
    // Paid, it stays in its frame and tells the page around it.
    const paid = await press(platform, body.frame_url, 'pay');
    expect(paid.headers.location).toContain('&frame=1');
    const result = await platform.app.inject(String(paid.headers.location));
    expect(result.body).toContain(`data-id="${body.id}" data-status="complete"`);
    expect(result.body).toContain('postMessage');
    expect((await payer.get(`transactions/${body.id}`)).body.status).toBe('complete');
  });

  test('attack: the usual page of the bank is shown in no frame', async () => {
    const { page } = await begin();
    expect((await open(page)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

test('attack: the test bank redirects only to our own hosts, and links to no other', async () => {
  const { page } = await begin({ return_url: 'https://evil.example/login' });
  const opened = await open(page);
  expect(opened.headers['content-security-policy']).not.toContain('evil.example');
  const paid = await press(platform, page, 'pay');
  expect(paid.headers.location).not.toContain('evil.example');
  expect((await open(page)).body).not.toContain('evil.example');
});

test.each([
  ['https://taspa.example/x', true],
  ['https://shop.taspa.example/x', true],
  ['http://localhost:3000/x', true],
  ['http://almatv.localhost:3000/x', true],
  ['http://127.0.0.1:3000/', true],
  ['https://evil.example/', false],
  ['https://taspa.example.evil.example/', false],
  ['https://taspa.example:8443/', false],
  ['https://eviltaspa.example/', false],
  ['https://localhost.evil.example/', false],
  ['https://TASPA.example/', true],
])('whether the bank may redirect to %s: %s', (url, isOurs) => {
  expect(isReturnHost(url, ['taspa.example', 'shop.taspa.example'])).toBe(isOurs);
});
