import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const call = (method: 'GET' | 'POST', url: string, payload?: object, language = 'ru') =>
  platform.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: { 'accept-language': language },
  });

async function logIn(phone: string): Promise<string> {
  await call('POST', '/v2/mw/otps', { phone });
  const [{ code }] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
  return (await call('POST', '/v2/mw/auth/otp', { phone, token: code })).json().access_token;
}

const statusOf = async (token: string, language = 'ru') =>
  (await call('GET', `/v2/mw/status_block?access_token=${token}`, undefined, language)).json();

test('wire 2.12 login, city, address, status: the complete way of an operator’s subscriber', async () => {
  const phone = '77271110001';
  expect((await call('POST', '/v2/mw/otps', { phone })).json()).toEqual({ phone });
  const [{ code }] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
  // Spec 3 §5: the code of this operator has four digits.
  expect(code).toMatch(/^\d{4}$/);
  const login = await call('POST', '/v2/mw/auth/otp', { phone, token: code });
  expect(login.statusCode).toBe(200);
  const token = login.json().access_token;

  const cities = await call('GET', `/v2/mw/cities?access_token=${token}`, undefined, 'uz');
  expect(cities.json()).toEqual([
    { id: 1, name: 'Olmaota' },
    { id: 2, name: 'Talgʻar' },
    { id: 3, name: 'Kaskelen' },
  ]);
  const addresses = await call('POST', `/v2/mw/set_city?access_token=${token}`, { city_id: 1 }, 'en');
  expect(addresses.json()).toEqual([
    { address_id: 101, address: '12 Aport St., apt. 48', provider_id: 726, user_id: expect.any(Number) },
    { address_id: 102, address: '7 Almaly, apt. 3', provider_id: 726, user_id: expect.any(Number) },
  ]);
  expect(await statusOf(token)).toMatchObject({ status: 0, username: '' });
  const { address: _, ...chosen } = addresses.json()[1];
  expect((await call('POST', `/v2/mw/set_address?access_token=${token}`, chosen)).statusCode).toBe(200);
  expect(await statusOf(token, 'en')).toEqual({
    balance: '150.00',
    username: 'AK-100102',
    amount: '2840.00',
    status: -1,
    message_detail: 'Contract AK-100102: pay 2,840\u00A0₸ to keep watching.',
  });
});

test('spec 3 §6 a child’s token reads nothing of the contract', async () => {
  const token = await logIn('77271110078');
  const self = (path: string) => `/v2/users/self/${path}?access_token=${token}`;
  await call('POST', `/v2/mw/set_city?access_token=${token}`, { city_id: 1 });
  const { id: user_id } = (await call('GET', `/v2/users/self?access_token=${token}`)).json();
  const chosen = { address_id: 102, provider_id: 726, user_id };
  expect((await call('POST', `/v2/mw/set_address?access_token=${token}`, chosen)).statusCode).toBe(200);
  expect(await statusOf(token)).toMatchObject({ username: 'AK-100102' });
  const { id } = (await call('POST', self('profiles'), { name: 'Dana', role: 'child' })).json();
  expect((await call('POST', self('profile'), { id })).statusCode).toBe(200);
  expect(await statusOf(token, 'en')).toMatchObject({
    status_code: 403,
    detail: 'This is not available in a child profile.',
  });
});

test('spec 3 §7 status_block follows payments: what is owed is paid from a top-up, and the contract is in order', async () => {
  const token = await logIn('77271110077');
  const self = (path: string) => `/v2/users/self/${path}?access_token=${token}`;
  await call('POST', `/v2/mw/set_city?access_token=${token}`, { city_id: 2 });
  const { id: user_id } = (await call('GET', `/v2/users/self?access_token=${token}`)).json();
  const chosen = { address_id: 201, provider_id: 726, user_id };
  expect((await call('POST', `/v2/mw/set_address?access_token=${token}`, chosen)).statusCode).toBe(200);
  expect(await statusOf(token)).toMatchObject({ status: -2, amount: '4990.00' });
  const [{ id: account }] = (await call('GET', self('accounts'))).json();
  const topUp = async (amount: number) => {
    const way = { amount, paysystem_shortname: 'qrcode_png' };
    const begun = await call('POST', self(`accounts/${account}/payforms/qrcode_make_transaction`), way);
    await call('POST', `/sandbox/transactions/${begun.json().id}`, { outcome: 'pay' });
  };
  // A part is not enough, and is not lost.
  await topUp(4000);
  expect(await statusOf(token)).toMatchObject({ status: -2, amount: '4990.00' });
  await topUp(1000);
  expect(await statusOf(token)).toMatchObject({
    status: 0,
    amount: '0.00',
    balance: '0.00',
    message_detail: '',
  });
  expect((await call('GET', self('balance'))).json()).toEqual({ balance: '10.00' });
});

test.each(['99871110001', '8727111000', '+44 20 7946 0958'])(
  'spec 1 §5 sends no code to %s: the operator’s phones begin with 7',
  async (phone) => {
    const answer = await call('POST', '/v2/mw/otps', { phone }, 'en');
    expect(answer.json()).toMatchObject({
      status_code: 400,
      error_code: 'invalid',
      detail: { phone: ['Enter a number that begins with 7.'] },
    });
  },
);

test('a known user becomes the operator’s subscriber by choosing an address', async () => {
  const { userId } = await personSession(platform.app, { phone: '77271110002' });
  const token = await logIn('77271110002');
  const self = async () => (await call('GET', `/v2/users/self?access_token=${token}`)).json();
  expect(await self()).toMatchObject({ id: userId, provider: { id: 1 }, is_validated: true });
  const choice = { address_id: 301, provider_id: 726, user_id: userId };
  expect((await call('POST', `/v2/mw/set_address?access_token=${token}`, choice)).statusCode).toBe(200);
  expect(await self()).toMatchObject({ id: userId, provider: { id: 726 } });
});

test('an address can be chosen only for oneself, and must exist', async () => {
  const token = await logIn('77271110003');
  const { id } = (await call('GET', `/v2/users/self?access_token=${token}`)).json();
  const choose = (choice: object) => call('POST', `/v2/mw/set_address?access_token=${token}`, choice);
  const right = { address_id: 101, provider_id: 726, user_id: id };
  expect((await choose({ ...right, user_id: id - 1 })).statusCode).toBe(403);
  expect((await choose({ ...right, provider_id: 1 })).statusCode).toBe(403);
  expect((await choose({ ...right, address_id: 999 })).json()).toMatchObject({
    status_code: 400,
    detail: { address_id: [expect.any(String)] },
  });
  const city = await call('POST', `/v2/mw/set_city?access_token=${token}`, { city_id: 9 });
  expect(city.json()).toMatchObject({ status_code: 400, detail: { city_id: [expect.any(String)] } });
  expect((await choose(right)).statusCode).toBe(200);
});

test('a guest has no city, no address and no contract', async () => {
  const { userToken, userId } = await guestSession(platform.app);
  const set = (path: string, body: object) => call('POST', `/v2/mw/${path}?access_token=${userToken}`, body);
  expect((await set('set_city', { city_id: 1 })).statusCode).toBe(403);
  expect((await set('set_address', { address_id: 101, provider_id: 726, user_id: userId })).statusCode).toBe(
    403,
  );
  expect(await statusOf(userToken)).toEqual({
    balance: '0.00',
    username: '',
    amount: '0.00',
    status: 0,
    message_detail: '',
  });
});

test('spec 1 §4 the sandbox blocks a contract and unblocks it', async () => {
  const token = await logIn('77271110004');
  const { id } = (await call('GET', `/v2/users/self?access_token=${token}`)).json();
  const choice = { address_id: 101, provider_id: 726, user_id: id };
  await call('POST', `/v2/mw/set_address?access_token=${token}`, choice);
  expect(await statusOf(token)).toMatchObject({ status: 0, message_detail: '' });
  await call('POST', '/sandbox/operator/contracts/101', { status: -2, amount: '500.00' });
  expect(await statusOf(token, 'kk')).toMatchObject({
    status: -2,
    amount: '500.00',
    message_detail: 'AK-100101 шарты бұғатталған. Қарыз: 500\u00A0₸.',
  });
  await call('POST', '/sandbox/operator/contracts/101', { status: 0, amount: '0.00' });
  expect(await statusOf(token)).toMatchObject({ status: 0, balance: '3200.00' });
  expect((await call('POST', '/sandbox/operator/contracts/999', { status: 0 })).statusCode).toBe(404);
});

test('the sandbox page shows contracts, partners and callers’ regions; its buttons return to it', async () => {
  const page = await platform.app.inject('/sandbox');
  for (const text of ['AK-100201', 'id="partners"', 'id="place"', 'id="messenger"']) {
    expect(page.body).toContain(text);
  }
  const pressed = await platform.app.inject({
    method: 'POST',
    url: '/sandbox/operator/contracts/102',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'status=-1',
  });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/sandbox']);
});
