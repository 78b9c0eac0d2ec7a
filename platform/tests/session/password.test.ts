import { hashPassword, verifyPassword } from '../../src/session/password.ts';

test.each([true, false])(
  'a password is kept as a salted hash and found again (guest: %s)',
  async (isGuest) => {
    const first = await hashPassword('пароль', { isGuest });
    const second = await hashPassword('пароль', { isGuest });
    expect(first).not.toBe(second);
    expect(first).not.toContain('пароль');
    expect(await verifyPassword('пароль', first)).toBe(true);
    expect(await verifyPassword('Пароль', first)).toBe(false);
  },
);

test('letters that look the same are the same, however a keyboard composes them', async () => {
  expect(await verifyPassword('\u0439', await hashPassword('\u0438\u0306', { isGuest: true }))).toBe(true);
});

test('without a stored password nothing fits', async () => {
  expect(await verifyPassword('', null)).toBe(false);
});
