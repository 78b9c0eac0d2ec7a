import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { DEFAULT_CONNECTIONS } from './db/connections.ts';
import { countryTable, rangeList } from './domain/address-ranges.ts';
import { AD_PLANS, type AdPlan } from './domain/ads.ts';
import { readS3Url, type S3Settings } from './objects/s3.ts';

const port = (fallback: string) => Type.String({ pattern: '^[0-9]{1,5}$', default: fallback });
const httpUrl = Type.String({ pattern: '^https?://[^\\s/]+' });
/** Addresses are made by appending a path, and nothing of ours answers below another one. */
const origin = (scheme: string) => Type.String({ pattern: `^${scheme}://[^\\s/?#]+/?$` });
const flag = Type.String({ pattern: '^(0|1)$', default: '0' });

const anyPortForm = 'a port number, 0 to 65535';
const fixedPortForm = 'a port number, 1 to 65535';
const proxiesForm = 'addresses or ranges of them, such as 10.0.0.0/8,192.0.2.1';
const testHostForm = 'one host and port, such as localhost:4386, and only with SANDBOX=1';
const adsForm = `one of ${AD_PLANS.join(', ')}, and only with SANDBOX=1`;
const rangesForm = 'addresses and their countries, such as 203.0.113.0/24=DE,2001:db8::/32=DE';

/** Every variable of the platform; the description is shown when the value is wrong. */
const s3Form = 'https://KEY:SECRET@s3.example/bucket, key and secret percent-encoded';

const variables = Type.Object({
  PLATFORM_PORT: { ...port('4000'), description: anyPortForm },
  PLATFORM_HOST: Type.String({ minLength: 1, default: 'localhost', description: 'an address to listen on' }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data', description: 'a folder for database and caches' }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'postgres://user:password@host:port/name, or host:port,host:port',
    }),
  ),
  DATABASE_READ_URL: Type.Optional(
    Type.String({ pattern: '^postgres(ql)?://', description: 'postgres://user:password@replica:port/name' }),
  ),
  DATABASE_CONNECTIONS: Type.String({
    pattern: '^([2-9]|[1-9][0-9]|[1-4][0-9]{2}|500)$',
    default: String(DEFAULT_CONNECTIONS),
    description: 'a number of connections, 2 to 500',
  }),
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://', description: 'a redis:// address' })),
  S3_URL: Type.Optional(Type.String({ description: s3Form })),
  PLATFORM_PUBLIC_URL: Type.Optional({
    ...origin('https?'),
    description: 'an http(s) address without a path',
  }),
  PLATFORM_HTTPS_URL: Type.Optional({ ...origin('https'), description: 'an https address without a path' }),
  MEDIA_URL: Type.Optional({ ...origin('https?'), description: 'an http(s) address without a path' }),
  IMAGES_URL: Type.Optional({ ...origin('https?'), description: 'an http(s) address without a path' }),
  SANDBOX: { ...flag, description: '1 or 0' },
  SITE_URL: Type.Optional({ ...httpUrl, description: 'an http(s) address' }),
  RETURN_HOSTS: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9.,: -]+$',
      description: 'hosts, comma-separated: shop.example,www.example',
    }),
  ),
  TEST_STREAM_HOST: Type.Optional(
    Type.String({ pattern: '^[a-z0-9.-]+:[0-9]{1,5}$', description: testHostForm }),
  ),
  STREAM_CHECKS: { ...flag, default: '1', description: '1 or 0' },
  SANDBOX_ADS: Type.Optional(Type.Enum([...AD_PLANS], { description: adsForm })),
  COUNTRY_RANGES: Type.Optional(Type.String({ description: rangesForm })),
  PLATFORM_TRUSTED_PROXIES: Type.Optional(Type.String({ description: proxiesForm })),
  STREAM_SECRET: Type.Optional(Type.String({ minLength: 32, description: 'at least 32 characters' })),
  REVALIDATE_URL: Type.Optional({
    ...Type.String({ pattern: '^https?://[^\\s/]+/\\S*$' }),
    description: 'the address of the web app that makes its stored pages old, …/api/revalidate',
  }),
  REVALIDATE_SECRET: Type.Optional(
    Type.String({ minLength: 16, description: 'at least 16 characters, the same as of the web app' }),
  ),
  ACQUIRER_URL: Type.Optional({ ...httpUrl, description: 'the http(s) address of the API of a bank' }),
  ACQUIRER_SECRET: Type.Optional(Type.String({ minLength: 32, description: 'at least 32 characters' })),
  ACQUIRER_MERCHANT: Type.Optional(Type.String({ description: 'our name at the bank' })),
  PUSH_HOSTS: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9.*, -]+$',
      description: 'hosts, comma-separated: push.example,*.push.example',
    }),
  ),
  PUSH_CONTACT: Type.Optional(
    Type.String({ pattern: '^(mailto:|https://)\\S+$', description: 'mailto:… or https://…' }),
  ),
  VAPID_PRIVATE_KEY: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{43}$',
      description: 'a private key of the curve P-256, base64url',
    }),
  ),
  MESSENGER_BOT_TOKEN: Type.Optional(
    Type.String({
      pattern: '^[0-9]+:[\\w-]{20,}$',
      description: 'the token of a bot, as the messenger gave it',
    }),
  ),
  PLATFORM_METRICS_PORT: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: fixedPortForm }),
  ),
  METRICS_HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'an address to listen on for metrics',
  }),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent',
  }),
});

type Variables = Static<typeof variables>;

export const variableNames: readonly string[] = Object.keys(variables.properties);

export interface Env {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A replica that the catalogue and its lists are read from; undefined: the primary. */
  readUrl: string | undefined;
  /** The most connections of this process to PostgreSQL; one more listens for changes. */
  connections: number;
  /** Where all platforms count limits together; undefined: each for itself. */
  redisUrl: string | undefined;
  /** The bucket of drawn pictures and of films that are imported from it; null: none. */
  s3: S3Settings | null;
  /** Base of all image and stream addresses in answers; without a trailing slash. */
  publicUrl: string;
  /** The same over https, for clients that request it (`force_https`); undefined without https. */
  httpsUrl: string | undefined;
  /** The host of streams and their thumbnails; undefined: this server itself. */
  mediaUrl: string | undefined;
  /** The host of drawn pictures; undefined: this server itself. */
  imagesUrl: string | undefined;
  sandbox: boolean;
  /** Hosts that the test bank may redirect to, in addition to this machine. */
  returnHosts: string[];
  /** The only private `host:port` allowed for streams of imported channels, for tests; refused without the sandbox. */
  testStreamHost: string | null;
  /** Whether streams of imported channels are checked (import/checks). */
  streamChecks: boolean;
  /** The advertising of all free content, for tests; null: that of each. */
  adPlan: AdPlan | null;
  /** Countries by address (domain/address-ranges.ts); an address outside all ranges counts as at home. */
  countryRanges: string;
  /** Hosts that may name the viewer's address, in addition to this machine. */
  trustedProxies: string[];
  /** Signs stream addresses; undefined: one is created and stored in the data folder. */
  streamSecret: string | undefined;
  /** The address that notifies the web app of catalogue changes; undefined without a web app. */
  revalidateUrl: string | undefined;
  revalidateSecret: string | undefined;
  /** The connected bank (docs/GATEWAYS.md); null without one. */
  acquirer: { url: string; secret: string; merchant: string } | null;
  /** The push services of browsers: the only hosts that messages to browsers are sent to. */
  pushHosts: string[];
  /** Whom push services can ask about our messages (RFC 8292). */
  pushContact: string | null;
  /** Recognises this installation at push services; undefined: one is created and stored in the data folder. */
  vapidKey: string | undefined;
  /** Checks the start data of mini-apps; null: nobody logs in by a messenger. */
  messengerBotToken: string | null;
  /** Where Prometheus reads the metrics; null: nowhere. */
  metricsAt: { port: number; host: string } | null;
  logLevel: string;
}

/** All errors of the environment, one line per variable. */
export class EnvError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The environment of the platform is wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

/** RFC 5737 reserves these ranges for examples: one abroad, one in the neighbouring country. */
const EXAMPLE_RANGES = '203.0.113.0/24=DE,192.0.2.0/24=UZ';

/** The push services of Chromium, Firefox, Safari and Edge. */
const BROWSER_PUSH_HOSTS =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** The bot of the sandbox's own messenger. */
const SANDBOX_BOT_TOKEN = '1000000001:sandbox-bot-of-this-machine';

const secrets = new Set([
  'VAPID_PRIVATE_KEY',
  'MESSENGER_BOT_TOKEN',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'S3_URL',
  'STREAM_SECRET',
  'REVALIDATE_SECRET',
  'ACQUIRER_SECRET',
]);

/** What is of no use alone: the first is needed by the second. */
const TOGETHER = [
  ['DATABASE_URL', 'DATABASE_READ_URL'],
  ['REVALIDATE_SECRET', 'REVALIDATE_URL'],
  ['ACQUIRER_SECRET', 'ACQUIRER_URL'],
  ['ACQUIRER_URL', 'ACQUIRER_SECRET'],
] as const;

function problemsOf(given: Record<string, string>): string[] {
  const wrong = new Map<string, string>();
  for (const error of Value.Errors(variables, given)) {
    const name = error.instancePath.split('/')[1];
    const schema = name
      ? (variables.properties as Record<string, { description?: string }>)[name]
      : undefined;
    if (!name || !schema) continue;
    const shown = secrets.has(name) ? '' : `, not "${given[name]}"`;
    wrong.set(name, `${name} must be ${schema.description}${shown}`);
  }
  for (const [name, form] of [
    ['PLATFORM_PORT', anyPortForm],
    ['PLATFORM_METRICS_PORT', fixedPortForm],
  ] as const) {
    if (!wrong.has(name) && Number(given[name]) > 65535)
      wrong.set(name, `${name} must be ${form}, not "${given[name]}"`);
  }
  if (given.TEST_STREAM_HOST && given.SANDBOX !== '1')
    wrong.set('TEST_STREAM_HOST', `TEST_STREAM_HOST must be ${testHostForm}`);
  if (given.SANDBOX_ADS && given.SANDBOX !== '1') wrong.set('SANDBOX_ADS', `SANDBOX_ADS must be ${adsForm}`);
  if (given.S3_URL && !readS3Url(given.S3_URL)) wrong.set('S3_URL', `S3_URL must be ${s3Form}`);
  for (const [needed, by] of TOGETHER)
    if (given[by] && !given[needed]) wrong.set(needed, `${needed} must be set where ${by} is`);
  if (!countryTable(given.COUNTRY_RANGES ?? '')) {
    wrong.set('COUNTRY_RANGES', `COUNTRY_RANGES must be ${rangesForm}, not "${given.COUNTRY_RANGES}"`);
  }
  if (!rangeList(given.PLATFORM_TRUSTED_PROXIES ?? '')) {
    wrong.set(
      'PLATFORM_TRUSTED_PROXIES',
      `PLATFORM_TRUSTED_PROXIES must be ${proxiesForm}, not "${given.PLATFORM_TRUSTED_PROXIES}"`,
    );
  }
  return [...wrong.values()];
}

/** The site, the platform, and the listed hosts of brands. */
function returnHostsOf({ SITE_URL, PLATFORM_PUBLIC_URL, RETURN_HOSTS = '' }: Variables): string[] {
  const ours = [SITE_URL, PLATFORM_PUBLIC_URL].flatMap((url) => (url ? new URL(url).host : []));
  return [...ours, ...list(RETURN_HOSTS)];
}

const list = (text: string): string[] => text.split(',').flatMap((host) => host.trim().toLowerCase() || []);

const withoutSlash = (address: string | undefined) => address?.replace(/\/+$/, '');

/** The bank, by an address with a secret; a wrong one was refused before. */
function acquirerOf({ ACQUIRER_URL: url, ACQUIRER_SECRET: secret, ACQUIRER_MERCHANT }: Variables) {
  if (!url || !secret) return null;
  return { url: url.replace(/\/+$/, ''), secret, merchant: ACQUIRER_MERCHANT ?? 'taspa' };
}

/** Reads the environment once; an empty variable counts as not set. Throws {@link EnvError} with the full list. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given: Record<string, string> = {};
  for (const name of variableNames) {
    const value = source[name]?.trim();
    if (value) given[name] = value;
  }
  const filled = Value.Default(variables, given) as Record<string, string>;
  const problems = problemsOf(filled);
  if (problems.length > 0) throw new EnvError(problems);
  const values = filled as Variables;
  return {
    port: Number(values.PLATFORM_PORT),
    host: values.PLATFORM_HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    readUrl: values.DATABASE_READ_URL,
    redisUrl: values.REDIS_URL,
    s3: values.S3_URL ? readS3Url(values.S3_URL) : null,
    connections: Number(values.DATABASE_CONNECTIONS),
    publicUrl: withoutSlash(values.PLATFORM_PUBLIC_URL) ?? `http://localhost:${values.PLATFORM_PORT}`,
    httpsUrl: withoutSlash(values.PLATFORM_HTTPS_URL),
    mediaUrl: withoutSlash(values.MEDIA_URL),
    imagesUrl: withoutSlash(values.IMAGES_URL),
    sandbox: values.SANDBOX === '1',
    returnHosts: returnHostsOf(values),
    testStreamHost: values.TEST_STREAM_HOST ?? null,
    streamChecks: values.STREAM_CHECKS === '1',
    adPlan: values.SANDBOX_ADS ?? null,
    countryRanges: values.COUNTRY_RANGES ?? (values.SANDBOX === '1' ? EXAMPLE_RANGES : ''),
    trustedProxies: rangeList(values.PLATFORM_TRUSTED_PROXIES ?? '') ?? [],
    streamSecret: values.STREAM_SECRET,
    revalidateUrl: values.REVALIDATE_URL,
    revalidateSecret: values.REVALIDATE_SECRET,
    acquirer: acquirerOf(values),
    pushHosts: list(values.PUSH_HOSTS ?? BROWSER_PUSH_HOSTS),
    pushContact: values.PUSH_CONTACT ?? (values.SITE_URL?.startsWith('https:') ? values.SITE_URL : null),
    vapidKey: values.VAPID_PRIVATE_KEY,
    messengerBotToken: values.MESSENGER_BOT_TOKEN ?? (values.SANDBOX === '1' ? SANDBOX_BOT_TOKEN : null),
    metricsAt: values.PLATFORM_METRICS_PORT
      ? { port: Number(values.PLATFORM_METRICS_PORT), host: values.METRICS_HOST }
      : null,
    logLevel: values.LOG_LEVEL,
  };
}
