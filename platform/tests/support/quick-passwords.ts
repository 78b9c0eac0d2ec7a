import crypto from 'node:crypto';

/** As cheap as a guest's; session/password.test.ts tests what people's cost. */
const COST = 2 ** 10;

/** A hash of a password is made to take long, and nearly every test of a person makes two. Gives the way back. */
export function quickPasswords(): () => void {
  const { scrypt } = crypto;
  const quick = jest.spyOn(crypto, 'scrypt').mockImplementation((password, salt, length, options, done) => {
    scrypt(password, salt, length, { ...options, N: COST }, done);
  });
  return () => quick.mockRestore();
}
