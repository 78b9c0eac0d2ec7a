import { pathToFileURL } from 'node:url';
import { hasSandbox } from './env.mjs';
import { inRoot, nextBin, serverFile, tsxBin, workersFile } from './paths.mjs';
import { secrets } from './secrets.mjs';

/** How both programs of the product are started, by `npm start`, `npm run dev` and the tests. */

/** The first start migrates and seeds. */
const PLATFORM_READY_MS = 180_000;
const WEB_READY_MS = 60_000;

/**
 * Limit of the web app's old generation, in MB. Without a limit the engine derives one from the memory of the machine and lets garbage grow to
 * several times the live data (85 MB live, 320 MB used after a few minutes of the soak). Stored pages are outside it.
 */
const WEB_HEAP_MB = 320;
/** The engine keeps three of these for young objects, full or not. */
const YOUNG_MB = 8;
/** Also in `deploy/Containerfile.web`, which a test compares. */
export const WEB_HEAP = [`--max-old-space-size=${WEB_HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`];

/**
 * How much garbage the platform lets grow: half of its live data, and not up to four times as much. Not a limit, because a catalogue of fifty
 * thousand channels has several times the data of ours. Also in `deploy/Containerfile.platform`, which a test compares.
 */
export const PLATFORM_HEAP = ['--heap-growing-percent=50', `--max-semi-space-size=${YOUNG_MB}`];

/**
 * What the C library keeps of freed memory. It has a pool for each thread, up to eight for each core, and each keeps what the largest page needed
 * that it compressed: two are enough. And a text of a page is given back when it is freed, instead of leaving a hole between stored pages.
 */
export const C_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/** For tests and measurements that are not about advertising: nobody waits fifteen seconds for their picture. */
export const WITHOUT_ADS = { SANDBOX_ADS: 'none' };

/** For platforms of tests: the hash of a password is made to take long, and each person of a test needs three. */
export const QUICK_PASSWORDS = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(inRoot('tests/support/quick-passwords.mjs'))}`,
};

/**
 * @typedef {import('./services.mjs').Services} Services
 * @typedef {import('./env.mjs').Environment} Environment
 * @typedef {{isDevelopment?: boolean, webEnv?: Record<string, string>, platformEnv?: Record<string, string>}} Options
 */

/** The platform of the journeys. */
export const JOURNEY_PLATFORM_ENV = { ...WITHOUT_ADS, ...QUICK_PASSWORDS };

/** The web app of the journeys: one browser is many viewers there, and one other site may frame its players. */
export const JOURNEY_ENV = { TRUSTED_PROXIES: '1', EMBED_ORIGINS: 'http://partner.localhost:1' };

/**
 * Starts the embedded platform; resolves to its address once it answers.
 * @param {Services} services
 * @param {Environment} environment
 * @param {Options} [options]
 */
export async function startPlatform(services, environment, { isDevelopment = false, platformEnv = {} } = {}) {
  const { PORT, PLATFORM_PORT, DATA_DIR, DATABASE_URL, REDIS_URL } = environment;
  const keys = await secrets(DATA_DIR);
  const url = `http://localhost:${PLATFORM_PORT}`;
  await services.start({
    name: 'The platform',
    args: isDevelopment
      ? [tsxBin, 'watch', '--clear-screen=false', inRoot('platform/src/main.ts')]
      : [...PLATFORM_HEAP, inRoot('platform/dist/main.js')],
    env: {
      NODE_ENV: isDevelopment ? 'development' : 'production',
      PLATFORM_PORT: String(PLATFORM_PORT),
      DATA_DIR,
      DATABASE_URL: DATABASE_URL || undefined,
      REDIS_URL: REDIS_URL || undefined,
      STREAM_SECRET: keys.STREAM_SECRET,
      // After an import the platform tells the web app to expire its stored data.
      REVALIDATE_URL: process.env.REVALIDATE_URL || `http://localhost:${PORT}/api/revalidate`,
      REVALIDATE_SECRET: keys.REVALIDATE_SECRET,
      SANDBOX: hasSandbox(environment) ? '1' : '0',
      ...platformEnv,
    },
    healthUrl: `${url}/healthz`,
    readyMs: PLATFORM_READY_MS,
    isLoud: isDevelopment,
  });
  return url;
}

/**
 * Google Cast is played by a page of the sandbox, unless a receiver is configured.
 * @param {string} origin
 */
function castSandbox(origin) {
  if (process.env.CAST_RECEIVER) return {};
  return {
    CAST_RECEIVER: 'SANDBOX',
    CAST_SENDER: `${origin}/cast/sender.js`,
    CAST_HOSTS: new URL(origin).host,
  };
}

/**
 * The sandbox plays the other hosts' parts on the platform's own host (docs/OPERATIONS.md "Hosts of others").
 * @param {Environment} environment
 */
function sandboxHosts(environment) {
  if (environment.PLATFORM_URL || !hasSandbox(environment)) return {};
  const { host, origin } = new URL(
    environment.PLATFORM_PUBLIC_URL || `http://localhost:${environment.PLATFORM_PORT}`,
  );
  return {
    TEST_PAGES: process.env.TEST_PAGES || '1',
    VITRINA_HOSTS: process.env.VITRINA_HOSTS || host,
    AD_HOSTS: process.env.AD_HOSTS || host,
    PAYMENT_HOSTS: process.env.PAYMENT_HOSTS || host,
    ...castSandbox(origin),
  };
}

/**
 * The origins that may frame our pages; the messenger of the sandbox shows the site as its mini-app.
 * @param {Environment} environment
 * @param {string} [listed]
 */
function embedOrigins(environment, listed = '') {
  if (environment.PLATFORM_URL || !hasSandbox(environment)) return listed;
  const { origin } = new URL(
    environment.PLATFORM_PUBLIC_URL || `http://localhost:${environment.PLATFORM_PORT}`,
  );
  return [listed, origin].filter(Boolean).join(',');
}

/**
 * Starts the web app; resolves to its address once it answers.
 * @param {Services} services
 * @param {Environment} environment
 * @param {string} platformUrl
 * @param {Options} [options]
 */
export async function startWeb(
  services,
  environment,
  platformUrl,
  { isDevelopment = false, webEnv = {} } = {},
) {
  const { PORT, DATA_DIR, WEB_WORKERS, PAGE_MEMORY_MB, REDIS_URL } = environment;
  const keys = await secrets(DATA_DIR);
  const url = `http://localhost:${PORT}`;
  await services.start({
    name: 'The web app',
    args: isDevelopment
      ? [nextBin, 'dev', '--port', String(PORT)]
      : [...WEB_HEAP, WEB_WORKERS > 1 ? workersFile : serverFile],
    env: {
      NODE_ENV: isDevelopment ? 'development' : 'production',
      PORT: String(PORT),
      ...C_MEMORY,
      NEXT_TELEMETRY_DISABLED: '1',
      WEB_WORKERS: String(WEB_WORKERS),
      PAGE_MEMORY_MB: String(PAGE_MEMORY_MB),
      REDIS_URL: REDIS_URL || undefined,
      PLATFORM_URL: platformUrl,
      PLATFORM_PUBLIC_URL: environment.PLATFORM_PUBLIC_URL || undefined,
      SESSION_SECRET: keys.SESSION_SECRET,
      REVALIDATE_SECRET: keys.REVALIDATE_SECRET,
      ...sandboxHosts(environment),
      ...webEnv,
      EMBED_ORIGINS: embedOrigins(environment, webEnv.EMBED_ORIGINS || process.env.EMBED_ORIGINS),
    },
    healthUrl: `${url}/healthz`,
    readyMs: WEB_READY_MS,
    isLoud: isDevelopment,
  });
  return url;
}

/**
 * Both, or the web app alone when the platform is elsewhere.
 * @param {Services} services
 * @param {Environment} environment
 * @param {Options & {step?: typeof import('./say.mjs').step}} [options] `step` tells the viewer of a terminal
 */
export async function startStack(services, environment, { step = (_, work) => work(), ...options } = {}) {
  const platformUrl =
    environment.PLATFORM_URL ||
    (await step('Starting the platform (the first time: schema and seed)', () =>
      startPlatform(services, environment, options),
    ));
  const siteUrl = await step('Starting the web app', () =>
    startWeb(services, environment, platformUrl, options),
  );
  return { siteUrl, platformUrl };
}
