import crypto from 'node:crypto';
import { hashPassword, verifyPassword } from '../../src/session/password.ts';

test.each([true, false])(
  'a password is stored as a salted hash and verified (guest: %s)',
  async (isGuest) => {
    const first = await hashPassword('пароль', { isGuest });
    const second = await hashPassword('пароль', { isGuest });
    expect(first).not.toBe(second);
    expect(first).not.toContain('пароль');
    expect(await verifyPassword('пароль', first)).toBe(true);
    expect(await verifyPassword('Пароль', first)).toBe(false);
  },
);

test('letters that look the same are equal, however a keyboard composes them', async () => {
  expect(await verifyPassword('\u0439', await hashPassword('\u0438\u0306', { isGuest: true }))).toBe(true);
});

test('without a stored password no password is accepted', async () => {
  expect(await verifyPassword('', null)).toBe(false);
});

/** Work factors as scrypt has them. */
const PERSON = 2 ** 15;
const GUEST = 2 ** 10;

test.each([
  ['of a person', false, PERSON],
  ['of a guest', true, GUEST],
])(
  'the password %s is the key that scrypt derives with the stored salt and this work factor',
  async (_, isGuest, N) => {
    const [, , salt = '', key] = (await hashPassword('пароль', { isGuest })).split('$');
    const derived = crypto.scryptSync('пароль', Buffer.from(salt, 'base64'), 32, {
      N,
      r: 8,
      p: 1,
      maxmem: 2 ** 26,
    });
    expect(derived.toString('base64')).toBe(key);
  },
);

test('a login that does not exist takes the work of a wrong password', async () => {
  const stored = await hashPassword('пароль', { isGuest: false });
  const derive = jest.spyOn(crypto, 'scrypt');
  await verifyPassword('другой', stored);
  await verifyPassword('другой', null);
  expect(derive.mock.calls.map(([, , , { N }]) => N)).toEqual([PERSON, PERSON]);
  derive.mockRestore();
});
