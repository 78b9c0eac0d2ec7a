import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const network = async (query = '', language = 'ru') =>
  (
    await platform.app.inject({
      url: `/v2/users/self/network${query}`,
      headers: { 'accept-language': language },
    })
  ).json();

test('wire 2 the first call of every client needs no token', async () => {
  expect(await network()).toMatchObject({
    id: 1,
    is_guest_allowed: true,
    is_registration_allowed: true,
    is_autoregistration_allowed: false,
    provider: { id: 1, name: 'Taspa', is_have_purchases: true, currency: { ISO_CODE: 'KZT' } },
    remote: '127.0.0.1',
    country: 'KZ',
    auto_auth: '',
    promo_days: 30,
    phone_otp_length: 6,
    languages: { available: ['ru', 'kk', 'en', 'uz'], audio: ['ru', 'en'] },
  });
});

test.each([
  ['ru', 'Вход в Taspa'],
  ['kk', 'Taspa-ға кіру'],
  ['en', 'Sign in to Taspa'],
  ['uz', 'Taspaga kirish'],
])('spec 1 §3 has the default login texts in %s', async (language, title) => {
  const answer = await network('', language);
  expect(answer.default.login.title).toBe(title);
  expect(answer.provider.landing.login.title).toBe(title);
});

test('finds a provider by short name, by number, and by the caller’s account', async () => {
  expect((await network('?provider=almatv')).provider.id).toBe(726);
  expect((await network('?provider=726')).phone_otp_length).toBe(4);
  expect((await network('?provider=nobody')).id).toBe(1);
  const { userToken } = await guestSession(platform.app);
  expect((await network(`?access_token=${userToken}`)).id).toBe(1);
});

test('spec 2 §5, §9 the platform’s configuration has its values', async () => {
  const answer = await platform.app.inject({
    url: '/v2/platform/configuration',
    headers: { 'accept-language': 'kk' },
  });
  expect(answer.json()).toMatchObject({ min_search_chars: 1, bouncing_interval: 1000, cache_timeout: 900 });
  expect(answer.json().parental_duration[0]).toEqual({ duration: 0, name: 'Әр жолы' });
});

test.each([
  [
    '8 an operator with a login of its own',
    'cable',
    { auto_auth: 'http://localhost:4000/sandbox/operator/auto_auth' },
  ],
  ['726 a regional operator', 'almatv', { phone_otp_length: 4, lk_link: { label: 'Кабинет абонента' } }],
  ['775 a bank', 'mbank', { promo_days: 90, provider: { disallow_subscribe: false } }],
  ['922 an app without guests', 'clickup', { is_guest_allowed: false, country: 'UZ' }],
  ['442 accounts created elsewhere', 'ntv_web', { is_registration_allowed: false }],
  [
    '97 a code by messenger, another country',
    'uznet',
    { provider: { phone_mask: '+998 (99) 999-99-99', currency: { ISO_CODE: 'UZS' } } },
  ],
  [
    '760 additional packets sold alone',
    'freedommedia',
    { provider: { is_allow_additional_packets_without_base: true, display_contact_info: false } },
  ],
])('spec 3 §9 has the settings of provider %s', async (_, shortname, expected) => {
  expect(await network(`?provider=${shortname}`)).toMatchObject(expected);
});

test('spec 3 §2 the landing of a provider has addresses for registration and support', async () => {
  const { landing } = (await network('?provider=almatv', 'uz')).provider;
  expect(landing).toMatchObject({
    shortname: 'almatv',
    regform_btn_url: 'https://almatv.example/connect',
    regform_btn_caption: 'Uyni ulash',
    support: { email: 'help@almatv.example', phone: '+7 700 000 07 26' },
  });
});
