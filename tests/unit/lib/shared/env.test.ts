import { parseEnv } from '@/lib/shared/env';

const secret = 'x'.repeat(32);

test('defaults are enough except for the secret', () => {
  expect(parseEnv({ SESSION_SECRET: secret })).toMatchObject({ PLATFORM_URL: 'http://localhost:4000' });
});

test('start-up fails with a list of all wrong values', () => {
  expect(() =>
    parseEnv({ PLATFORM_URL: 'ftp://x', SESSION_SECRET: 'short', REVALIDATE_SECRET: 'short' }),
  ).toThrow(/PLATFORM_URL[\s\S]*SESSION_SECRET[\s\S]*REVALIDATE_SECRET/);
  expect(() => parseEnv({})).toThrow(/SESSION_SECRET: needs at least 32 characters/);
});

test('an empty variable counts as not set', () => {
  const empty = {
    ASSETS_URL: '',
    SITE_URL: '',
    METRICS_URL: '',
    MEDIA_URL: '',
    PLATFORM_URL: '',
    REDIS_URL: '',
  };
  expect(parseEnv({ ...empty, SESSION_SECRET: secret })).toEqual(parseEnv({ SESSION_SECRET: secret }));
  expect(() => parseEnv({ SESSION_SECRET: '' })).toThrow(/SESSION_SECRET: needs at least 32 characters/);
});
