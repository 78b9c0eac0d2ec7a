import { hasSandbox, readEnvironment } from '@/scripts/lib/env.mjs';

test.each<[string, Record<string, string>, boolean]>([
  ['where the product is tried out', {}, true],
  ['at a site without https', { SITE_URL: 'http://192.168.1.5:3000' }, true],
  ['where a database lasts', { DATABASE_URL: 'postgres://localhost/taspa' }, false],
  ['at an https site', { SITE_URL: 'https://taspa.example' }, false],
  [
    'where it is asked for',
    { SITE_URL: 'https://stage.example', DATABASE_URL: 'postgres://db/x', SANDBOX: '1' },
    true,
  ],
  ['where it is not wanted', { SANDBOX: '0' }, false],
])('attack: codes of real people are read in the sandbox: %s it is there: %#', (_where, source, isThere) => {
  expect(hasSandbox(readEnvironment(source))).toBe(isThere);
});

test('SANDBOX is 1 or 0', () => {
  expect(() => readEnvironment({ SANDBOX: 'yes' })).toThrow('SANDBOX=yes must be 1 or 0');
});
