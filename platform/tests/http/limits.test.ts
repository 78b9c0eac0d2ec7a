import { ApiError } from '../../src/http/errors.ts';
import { createLimits } from '../../src/http/limits.ts';
import { testClock } from '../support/clock.ts';

test('the sixth code for one phone within ten minutes is refused, with the time to wait', () => {
  const clock = testClock();
  const limits = createLimits(clock);
  for (let sent = 0; sent < 5; sent += 1) limits.use('otpPerPhone', '77010000000');
  limits.use('otpPerPhone', '77010000001');
  clock.advance(9 * 60_000);
  let refusal: unknown;
  try {
    limits.use('otpPerPhone', '77010000000');
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 429, details: { headers: { 'retry-after': '60' } } });
  clock.advance(60_000);
  expect(() => limits.use('otpPerPhone', '77010000000')).not.toThrow();
});

test('an address that everybody shares, a proxy that names no viewer, is not limited', () => {
  const limits = createLimits(testClock(), (address) => address === '127.0.0.1');
  for (let hits = 0; hits < 200; hits += 1) limits.use('otpPerAddress', '127.0.0.1');
  for (let hits = 0; hits < 100; hits += 1) limits.use('otpPerAddress', '198.51.100.7');
  expect(() => limits.check('otpPerAddress', '198.51.100.7')).toThrow(ApiError);
  for (let hits = 0; hits < 10; hits += 1) limits.use('loginFailures', '127.0.0.1');
  expect(() => limits.check('loginFailures', '127.0.0.1')).toThrow(ApiError);
});

test('logins that are made up push no wrong codes out', () => {
  const limits = createLimits(testClock());
  for (let wrong = 0; wrong < 10; wrong += 1) limits.use('wrongCodes', '77010000000');
  for (let login = 0; login < 50_001; login += 1) limits.use('loginFailures', String(login));
  expect(() => limits.check('wrongCodes', '77010000000')).toThrow(ApiError);
});
