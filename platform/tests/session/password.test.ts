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
