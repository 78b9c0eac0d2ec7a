import { hasSandbox, readEnvironment } from '@/scripts/lib/env.mjs';

test.each<[string, Record<string, string>, boolean]>([
  ['in a local trial', {}, true],
  ['at a site without https', { SITE_URL: 'http://192.168.1.5:3000' }, true],
  ['with a permanent database', { DATABASE_URL: 'postgres://localhost/taspa' }, false],
  ['at an https site', { SITE_URL: 'https://taspa.example' }, false],
  [
    'where it is switched on',
    { SITE_URL: 'https://stage.example', DATABASE_URL: 'postgres://db/x', SANDBOX: '1' },
    true,
  ],
  ['where it is switched off', { SANDBOX: '0' }, false],
])(
  'attack: the sandbox shows codes of real people, so the environment decides: %s',
  (_where, source, isThere) => {
    expect(hasSandbox(readEnvironment(source))).toBe(isThere);
  },
);

test('SANDBOX must be 1 or 0', () => {
  expect(() => readEnvironment({ SANDBOX: 'yes' })).toThrow('SANDBOX=yes must be 1 or 0');
});
