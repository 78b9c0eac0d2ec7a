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
