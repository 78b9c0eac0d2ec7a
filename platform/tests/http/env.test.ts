import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EnvError, parseEnv, variableNames } from '../../src/env.ts';

test('without variables the documented defaults apply', () => {
  expect(parseEnv({ PLATFORM_PORT: '', PATH: '/bin' })).toEqual({
    port: 4000,
    host: 'localhost',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    connections: 10,
    publicUrl: 'http://localhost:4000',
    pushContact: null,
    pushHosts: [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      '*.push.apple.com',
      '*.notify.windows.com',
    ],
    httpsUrl: undefined,
    s3: null,
    sandbox: false,
    streamChecks: true,
    adPlan: null,
    acquirer: null,
    returnHosts: [],
    testStreamHost: null,
    vapidKey: undefined,
    countryRanges: '',
    trustedProxies: [],
    streamSecret: undefined,
    revalidateUrl: undefined,
    revalidateSecret: undefined,
    messengerBotToken: null,
    metricsAt: null,
    logLevel: 'info',
  });
});

test('metrics have a port of their own, on this machine unless another address is given', () => {
  const given = { PLATFORM_METRICS_PORT: '9465' };
  expect(parseEnv(given).metricsAt).toEqual({ port: 9465, host: '127.0.0.1' });
  expect(parseEnv({ ...given, METRICS_HOST: '::' }).metricsAt).toEqual({ port: 9465, host: '::' });
  for (const wrong of ['0', '70000', 'x'])
    expect(() => parseEnv({ PLATFORM_METRICS_PORT: wrong })).toThrow('PLATFORM_METRICS_PORT must be a port');
});

test('the public address follows the port and loses its trailing slash', () => {
  expect(parseEnv({ PLATFORM_PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  expect(parseEnv({ PLATFORM_PUBLIC_URL: 'https://tv.example/' }).publicUrl).toBe('https://tv.example');
  expect(parseEnv({ PLATFORM_HTTPS_URL: 'https://tv.example/' }).httpsUrl).toBe('https://tv.example');
});

test('return addresses may be on the site, the platform and the named hosts', () => {
  const { returnHosts } = parseEnv({
    SITE_URL: 'https://tv.example/',
    PLATFORM_PUBLIC_URL: 'https://api.tv.example',
    RETURN_HOSTS: 'shop.example, Brand.example:8443',
  });
  expect(returnHosts).toEqual(['tv.example', 'api.tv.example', 'shop.example', 'brand.example:8443']);
});

test('reports all errors at once, without repeating a secret', () => {
  const wrong = {
    PLATFORM_PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db',
    S3_URL: 'https://key:squirrel@s3.example',
    PLATFORM_PUBLIC_URL: 'tv.example',
    PLATFORM_HTTPS_URL: 'http://tv.example',
    SANDBOX: 'yes',
    STREAM_SECRET: 'short-secret',
    REVALIDATE_URL: 'tv.example',
    REVALIDATE_SECRET: 'hush',
    LOG_LEVEL: 'loud',
  };
  let thrown: unknown;
  try {
    parseEnv(wrong);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(EnvError);
  const { problems } = thrown as EnvError;
  for (const name of Object.keys(wrong))
    expect(problems.some((line) => line.startsWith(`${name} must be`))).toBe(true);
  expect(problems).toHaveLength(Object.keys(wrong).length);
  expect(problems.join()).not.toMatch(/hunter2|short-secret|hush|squirrel/);
});

test.each([
  [{ DATABASE_READ_URL: 'postgres://replica/taspa' }, 'DATABASE_URL must be set where DATABASE_READ_URL is'],
  [
    { REVALIDATE_URL: 'https://tv.example/api/revalidate' },
    'REVALIDATE_SECRET must be set where REVALIDATE_URL is',
  ],
  [{ ACQUIRER_URL: 'https://bank.example' }, 'ACQUIRER_SECRET must be set where ACQUIRER_URL is'],
  [{ ACQUIRER_SECRET: 'x'.repeat(32) }, 'ACQUIRER_URL must be set where ACQUIRER_SECRET is'],
])('half of a configuration is refused: %j', (given, problem) => {
  expect(() => parseEnv(given)).toThrow(problem);
});

test.each(['PLATFORM_PUBLIC_URL', 'MEDIA_URL', 'IMAGES_URL', 'PLATFORM_HTTPS_URL'])(
  '%s is an address without a path: nothing answers below one',
  (name) => {
    expect(() => parseEnv({ [name]: 'https://tv.example:8443/' })).not.toThrow();
    for (const wrong of [
      'https://tv.example/media',
      'https://tv.example/?a=1',
      'https://tv.example?a',
      'https://tv.example#a',
    ])
      expect(() => parseEnv({ [name]: wrong })).toThrow(/without a path/);
  },
);

test('every variable of the platform is in the table of docs/OPERATIONS.md', () => {
  const table = readFileSync(path.resolve(__dirname, '../../../docs/OPERATIONS.md'), 'utf8');
  expect(variableNames.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test.each(['203.0.113.0=', '203.0.113.0/33=DE', 'nowhere=DE', '203.0.113.0/24=Germany'])(
  'reports an unreadable table of countries: %s',
  (ranges) => {
    expect(() => parseEnv({ COUNTRY_RANGES: ranges })).toThrow('COUNTRY_RANGES must be addresses');
  },
);

test('PLATFORM_TRUSTED_PROXIES is a list of addresses and ranges', () => {
  expect(parseEnv({ PLATFORM_TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '2001:db8::1',
  ]);
  for (const wrong of ['uniquelocal', '10.0.0.0/33', '1']) {
    expect(() => parseEnv({ PLATFORM_TRUSTED_PROXIES: wrong })).toThrow(
      'PLATFORM_TRUSTED_PROXIES must be addresses',
    );
  }
});

test('SANDBOX_ADS names a plan, and is refused without the sandbox', () => {
  expect(parseEnv({ SANDBOX: '1' }).adPlan).toBeNull();
  expect(parseEnv({ SANDBOX_ADS: 'pod', SANDBOX: '1' }).adPlan).toBe('pod');
  for (const wrong of [{ SANDBOX_ADS: 'pod' }, { SANDBOX_ADS: 'many', SANDBOX: '1' }]) {
    expect(() => parseEnv(wrong)).toThrow('SANDBOX_ADS must be one of none, usual');
  }
});

test('TEST_STREAM_HOST is one exact host and port, and refused without the sandbox', () => {
  expect(parseEnv({ TEST_STREAM_HOST: 'localhost:4386', SANDBOX: '1' }).testStreamHost).toBe(
    'localhost:4386',
  );
  const wrong = { TEST_STREAM_HOST: 'localhost:4386' };
  expect(() => parseEnv(wrong)).toThrow('TEST_STREAM_HOST must be one host and port');
  for (const many of ['localhost', '*:80', 'a:1,b:2', 'http://a:1']) {
    expect(() => parseEnv({ TEST_STREAM_HOST: many, SANDBOX: '1' })).toThrow('TEST_STREAM_HOST must be');
  }
});

describe('the platform in Kubernetes (docs/OPERATIONS.md "Containers")', () => {
  const deploy = path.resolve(__dirname, '../../../deploy');
  const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
  const manifest = read('kustomize/platform.yaml');

  const ofImage = /^ENV (.+)$/m.exec(read('Containerfile.platform'))?.[1]?.split(' ') ?? [];
  const ofManifest = [...manifest.matchAll(/\{ name: ([A-Z_]+), value: "?([^" ]+)"? \}/g)];
  /** Unless a pod says otherwise it gets the address of each Service, in a variable named after it. */
  const ofServices = readdirSync(path.join(deploy, 'kustomize'))
    .flatMap((file) => [
      ...read(`kustomize/${file}`).matchAll(/^kind: Service\nmetadata: \{ name: (\w+) \}/gm),
    ])
    .map(([, name = '']) => [`${name.toUpperCase()}_PORT`, 'tcp://10.0.0.1:4000']);
  const hasLinks = !manifest.includes('enableServiceLinks: false');

  const variables = Object.fromEntries([
    ...ofImage.map((pair) => pair.split('=')),
    ...(hasLinks ? ofServices : []),
    ...ofManifest.map(([, name, value]) => [name, value]),
  ]);

  test('its environment is right, whatever the Services are called', () => {
    expect(ofServices).toContainEqual(['PLATFORM_PORT', 'tcp://10.0.0.1:4000']);
    expect(parseEnv(variables).port).toBe(4000);
  });

  test('its data folder is one that it makes itself: the mount is owned by root, so it could not be closed', () => {
    const mounts = [...manifest.matchAll(/mountPath: (\S+)/g)].map(([, place]) => place);
    expect(mounts).toContain(path.dirname(parseEnv(variables).dataDir));
  });
});
