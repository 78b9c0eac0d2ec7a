import { ApiError } from '../../src/http/errors.ts';
import { createLimits } from '../../src/http/limits.ts';
import { testClock } from '../support/clock.ts';

const waitOf = async (work: () => Promise<void>): Promise<string | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    expect(error).toMatchObject({ status: 429 });
    return (error as ApiError).details.headers?.['retry-after'] ?? null;
  }
};

test('a full window refuses until it ends, and gives the time to wait', async () => {
  const clock = testClock();
  const limits = createLimits(clock);
  for (let sent = 0; sent < 5; sent += 1) await limits.use('paymentCodes', '77010000000');
  await limits.use('paymentCodes', '77010000001');
  clock.advance(9 * 60_000);
  expect(await waitOf(() => limits.use('paymentCodes', '77010000000'))).toBe('60');
  clock.advance(60_000);
  expect(await waitOf(() => limits.use('paymentCodes', '77010000000'))).toBeNull();
});

test('a delay grows with each use after the free ones, up to its maximum; refused uses do not count', async () => {
  const clock = testClock();
  const limits = createLimits(clock);
  const use = () => limits.use('wrongCodes', 'somebody');
  for (let free = 0; free < 9; free += 1) await use();
  const waits: number[] = [];
  for (let wrong = 0; wrong < 10; wrong += 1) {
    await use();
    const wait = Number(await waitOf(use));
    waits.push(wait);
    expect(await waitOf(use)).toBe(String(wait));
    clock.advance(wait * 1000);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

test('a delay is forgotten a day after the last use', async () => {
  const clock = testClock();
  const limits = createLimits(clock);
  for (let wrong = 0; wrong < 10; wrong += 1) await limits.use('wrongCodes', 'somebody');
  expect(await limits.isFull('wrongCodes', 'somebody')).toBe(true);
  clock.advance(24 * 60 * 60_000);
  expect(await limits.isFull('wrongCodes', 'somebody')).toBe(false);
});

test('a use that is given back does not count, and leaves no delay', async () => {
  const limits = createLimits(testClock());
  for (let hits = 0; hits < 99; hits += 1) await limits.use('promoGuessesPerAddress', '198.51.100.7');
  await limits.use('promoGuessesPerAddress', '198.51.100.7');
  expect(await waitOf(() => limits.check('promoGuessesPerAddress', '198.51.100.7'))).toBe('1');
  await limits.giveBack('promoGuessesPerAddress', '198.51.100.7');
  expect(await waitOf(() => limits.use('promoGuessesPerAddress', '198.51.100.7'))).toBeNull();
  expect(await waitOf(() => limits.check('promoGuessesPerAddress', '198.51.100.7'))).toBe('1');
});

test('an address shared by everybody, a proxy that names no viewer, is not limited', async () => {
  const limits = createLimits(testClock(), { isShared: (address) => address === '127.0.0.1' });
  for (let hits = 0; hits < 200; hits += 1) await limits.use('otpPerAddress', '127.0.0.1');
  for (let hits = 0; hits < 100; hits += 1) await limits.use('otpPerAddress', '198.51.100.7');
  await expect(limits.check('otpPerAddress', '198.51.100.7')).rejects.toThrow(ApiError);
  for (let hits = 0; hits < 10; hits += 1) await limits.use('loginFailures', '127.0.0.1');
  await expect(limits.check('loginFailures', '127.0.0.1')).rejects.toThrow(ApiError);
});

test.each([
  'otpPerAddress',
  'loginFailuresPerAddress',
  'deviceCodesPerAddress',
  'deviceAnswersPerAddress',
  'promoGuessesPerAddress',
  'registrationPerAddress',
] as const)(
  '%s counts the network of an IPv6 address, because one customer has all of it',
  async (policy) => {
    const limits = createLimits(testClock());
    const neighbour = () => limits.check(policy, '2001:db8:1:2:ffff::1');
    await neighbour();
    const uses = policy === 'registrationPerAddress' ? 1_000 : 100;
    for (let hits = 0; hits < uses; hits += 1) await limits.use(policy, `2001:db8:1:2::${hits.toString(16)}`);
    await expect(neighbour()).rejects.toThrow(ApiError);
    await limits.check(policy, '2001:db8:1:3::1');
    await limits.clear(policy, '2001:db8:1:2::');
    await neighbour();
  },
);

test('made-up logins do not push the counts of wrong codes out of memory', async () => {
  const limits = createLimits(testClock());
  for (let wrong = 0; wrong < 10; wrong += 1) await limits.use('wrongCodes', '77010000000');
  for (let login = 0; login < 50_001; login += 1) await limits.use('loginFailures', String(login));
  await expect(limits.check('wrongCodes', '77010000000')).rejects.toThrow(ApiError);
});
