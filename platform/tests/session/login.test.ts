import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/session.ts';
import { isOwnName, readLogin } from '../../src/session/login-name.ts';
import { createSemaphore } from '../../src/session/semaphore.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object, address = '127.0.0.1') =>
  platform.app.inject({ method: 'POST', url, payload, remoteAddress: address });
const logIn = (login: string, password = 'correct horse', address?: string) =>
  post('/v2/auth/login', { login, password }, address);
const idBehind = async (login: string) => {
  const { access_token } = (await logIn(login)).json();
  return (await platform.app.inject(`/v2/users/self?access_token=${access_token}`)).json().id;
};

test.each([
  ['+7 (701) 234-56-78', 'phone', '77012345678'],
  ['77012345678', 'phone', '77012345678'],
  ['77x012345678', 'username', '77x012345678'],
  ['12345', 'username', '12345'],
  ['1'.repeat(16), 'username', '1'.repeat(16)],
  ['Aida@Example.kz', 'email', 'aida@example.kz'],
  ['Aida', 'username', 'Aida'],
])('"%s" is read as a %s', (given, kind, value) => {
  expect(readLogin(given)).toEqual({ kind, value });
});

test.each([
  ['aida', undefined, true],
  ['77012345678', undefined, false],
  ['+7 701 234 56 78', '77012345678', true],
  ['77012345679', '77012345678', false],
  ['aida@example.kz', '77012345678', false],
])('a new user with the name "%s" and the phone %s: %s', (username, phone, isFree) => {
  expect(isOwnName(username, phone)).toBe(isFree);
});

test('nobody may use another user’s phone or e-mail as a name; older clients may use their own phone', async () => {
  const refused = await post('/v2/users', { username: '77013330001', phone: '77013330009', password: 'x' });
  expect(refused.json()).toMatchObject({
    status_code: 400,
    detail: { username: ['Имя пользователя не может выглядеть как e-mail или чужой номер телефона.'] },
  });
  expect((await post('/v2/users', { username: 'a@b.kz', password: 'x' })).statusCode).toBe(400);
  const own = { username: '77013330001', phone: '77013330001', password: 'correct horse' };
  const { id } = (await post('/v2/users', own)).json();
  expect(await idBehind('+7 701 333 00 01')).toBe(id);
});

test('ten wrong passwords lock a user, however the phone is written', async () => {
  const phone = '77013330002';
  await post('/v2/users', { username: 'spelled', phone, password: 'correct horse' });
  const spellings = [phone, `+${phone}`, '+7 701 333 00 02', '7(701)333-00-02', 'spelled'];
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await logIn(spellings[tries % 5] ?? '', 'wrong')).statusCode).toBe(400);
  }
  const locked = await logIn('7-7-0-1-3-3-3-0-0-0-2');
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
  expect((await logIn('77x013330002')).statusCode).toBe(400);
});

test('of thirty concurrent wrong passwords ten are checked', async () => {
  await post('/v2/users', { username: 'at-once', password: 'correct horse' });
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn('at-once', 'wrong')));
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

test('one address has a hundred wrong logins in ten minutes; another address is not affected', async () => {
  const guest = { username: 'a-guest', password: 'correct horse', is_guest: true };
  await post('/v2/users', guest);
  for (let tries = 0; tries < 10; tries += 1) {
    const names = Array.from({ length: 10 }, (_, at) => `nobody-${tries}-${at}`);
    await Promise.all(names.map((name) => logIn(name, 'wrong', '198.51.100.20')));
  }
  expect((await logIn('a-guest', 'correct horse', '198.51.100.20')).statusCode).toBe(429);
  expect((await logIn('a-guest', 'correct horse', '198.51.100.21')).statusCode).toBe(200);
});

test('an unconfirmed e-mail cannot log in; one that the provider confirmed can, until it is changed', async () => {
  await post('/v2/users', { username: 'unproven', email: 'unproven@example.kz', password: 'correct horse' });
  expect((await logIn('unproven@example.kz')).statusCode).toBe(400);
  const tokens: { provider: string; token: string }[] = (
    await platform.app.inject('/sandbox/operator/tokens.json')
  ).json();
  const { token } = tokens.find(({ provider }) => provider === 'cable') ?? { token: '' };
  const given = { username: 'vouched', email: 'Vouched@example.kz', password: 'correct horse' };
  const { id } = (await post(`/v2/users?token=${token}`, given)).json();
  expect(await idBehind('vouched@EXAMPLE.kz')).toBe(id);
  const { access_token } = (await logIn('vouched')).json();
  for (const email of ['vouched@example.kz', 'other@example.kz']) {
    await platform.app.inject({
      method: 'PATCH',
      url: `/v2/users/self?access_token=${access_token}`,
      payload: { email },
    });
    expect((await logIn(email)).statusCode).toBe(email === 'vouched@example.kz' ? 200 : 400);
  }
  const [row] = await platform.db.select().from(users).where(eq(users.id, id));
  expect(row?.isEmailConfirmed).toBe(false);
});

test('slow work is queued, and refused when the queue is too long', async () => {
  const gate = createSemaphore({ width: 2, queue: 1 });
  const ends: (() => void)[] = [];
  const work = () => gate(() => new Promise<void>((resolve) => void ends.push(resolve)));
  const [first, second, third] = [work(), work(), work()];
  await expect(work()).rejects.toMatchObject({ status: 503, details: { headers: { 'retry-after': '1' } } });
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await first;
  await new Promise(setImmediate);
  expect(ends).toHaveLength(3);
  ends[1]?.();
  ends[2]?.();
  await Promise.all([second, third]);
  await expect(gate(async () => 'free again')).resolves.toBe('free again');
});
