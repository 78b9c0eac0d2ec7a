import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded by built platforms of tests before their own code, as platform/tests/support/quick-passwords.ts does for a platform within a test.
 * platform/tests/session/password.test.ts tests what a password costs.
 */

/** As cheap as a guest's. */
const COST = 2 ** 10;

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: COST }, done);
syncBuiltinESMExports();
