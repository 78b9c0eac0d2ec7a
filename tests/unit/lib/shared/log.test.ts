import { LONGEST_TEXT, logFailure, logWarning, redact } from '@/lib/shared/log';
import { PlatformError } from '@/lib/shared/platform-error';
import { fastestOf } from '@/tests/support/processor';

const SECRETS = [
  'c4fe0c4fe0c4fe0c4fe0c4fe0c4fe0c4fe0c4fe0',
  '+7 (701) 555-12-34',
  '77015551234',
  'aisha@example.kz',
  '4111 1111 1111 1111',
  '4111111111111111',
  'Fe26.2*1*abc*def',
  // The secret of a device (wire 2).
  '3f0c5a9e-7d41-4b62-9c1e-0a8b7d6e5f42',
];

describe('quality S34, S06: logs have no token, phone, PIN, card digits, e-mail', () => {
  test.each([
    ...SECRETS.map((secret): [string, string] => [secret, `the platform said ${secret} at once`]),
    ['7306', '{"pincode":"7306"}'],
    ['7306', 'pin=7306&action=vod'],
    ['7306', 'parental_code: 7306'],
    ['123456', '{"phone":"x","code":"123456"}'],
    ['hunter2', '{"login":"a","password":"hunter2"}'],
    ['short-token', 'GET /v2/users/self?access_token=short-token&x=1'],
    ['abc.def', 'authorization: Token abc.def'],
    ['cookie-value', 'Cookie: taspa_session=cookie-value; a=b'],
    ['dana', 'sent to aisha@example.kz,dana@example.kz;"timur@example.kz"'],
    ['timur', 'sent to aisha@example.kz,dana@example.kz;"timur@example.kz"'],
  ])('%s', (secret, text) => {
    expect(redact(text)).not.toContain(secret);
  });

  test('writes at most 60 lines a minute of one kind of warning, without affecting other kinds', () => {
    const written: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    for (let line = 0; line < 100; line += 1) logWarning('one', { path: '/x' });
    expect(written).toHaveLength(60);
    logWarning('another', { path: '/x' });
    clock.mockReturnValue(61_000);
    logWarning('one', { path: '/x' });
    expect(written).toHaveLength(62);
    jest.restoreAllMocks();
  });

  test('attack: the longest word that is not cut off is redacted in time that grows with its length', async () => {
    const fastest = (letters: number) =>
      fastestOf(5, () => redact(`Failed to parse URL from http://site:99999/api/v2/${'x'.repeat(letters)}`));
    const letters = LONGEST_TEXT - 100;
    // Four times the length; quadratic work takes sixteen times as long. The addend is for times too short to be measured.
    expect(await fastest(letters)).toBeLessThan(4 * (await fastest(letters / 4)) + 2);
  });

  test('a long text is cut between two words, so that no part of a secret stays', () => {
    const [token = ''] = SECRETS;
    const text = 'word '.repeat(LONGEST_TEXT / 5 - 1);
    const short = redact(`${text}${token} and more`);
    expect(short.length).toBeLessThanOrEqual(LONGEST_TEXT + 5);
    expect(short).not.toContain(token.slice(0, 4));
    expect(short.startsWith('word word')).toBe(true);
    expect(redact('x'.repeat(2 * LONGEST_TEXT)).length).toBeLessThan(10);
  });

  test('useful text stays', () => {
    const text = 'POST /auth/device: no answer after 8000 ms, status 503';
    expect(redact(text)).toBe(text);
  });

  test('a line has the number that the viewer sees, and all causes without secrets', () => {
    const written: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
    const cause = new PlatformError('unavailable', 'phone 77015551234', {
      cause: new Error('token=c4fe0c4fe0'),
    });
    logFailure({ requestId: '0a1b2c3d', status: 503, code: 'unavailable', cause });
    logFailure({ requestId: '1a1b2c3d', status: 500, code: 'internal', cause: new Error('pin=7306') });
    const [first, second] = written.map((line) => JSON.parse(line));
    expect(first).toMatchObject({ requestId: '0a1b2c3d', status: 503, code: 'unavailable' });
    expect(first.why).toEqual(['PlatformError: phone [number]', 'Error: token=[…]']);
    expect(second.why[0]).toContain('log.test');
    expect(written.join()).not.toMatch(/77015551234|c4fe0c4fe0|7306/);
  });
});
