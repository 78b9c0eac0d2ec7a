import { inRoot, nextBin, tsxBin } from './paths.mjs';
import { step } from './say.mjs';
import { secrets } from './secrets.mjs';

/** How the two programs of the product are started: by `npm start`, `npm run dev` and the tests alike. */

/** The first start migrates and seeds. */
const PLATFORM_READY_MS = 180_000;
const WEB_READY_MS = 60_000;

/**
 * @param {import('./services.mjs').Services} services
 * @param {import('./env.mjs').Environment} environment
 * @param {{isDevelopment?: boolean}} [options]
 */
export async function startStack(services, environment, { isDevelopment = false } = {}) {
  const { PORT, PLATFORM_PORT, DATA_DIR, DATABASE_URL } = environment;
  const keys = await secrets(DATA_DIR);
  const platformUrl = environment.PLATFORM_URL || `http://localhost:${PLATFORM_PORT}`;

  if (!environment.PLATFORM_URL) {
    await step('Starting the platform (the first time: schema and seed)', () =>
      services.start({
        name: 'The platform',
        args: isDevelopment
          ? [tsxBin, 'watch', '--clear-screen=false', inRoot('platform/src/main.ts')]
          : [inRoot('platform/dist/main.js')],
        env: {
          NODE_ENV: isDevelopment ? 'development' : 'production',
          PLATFORM_PORT: String(PLATFORM_PORT),
          DATA_DIR,
          DATABASE_URL: DATABASE_URL || undefined,
          STREAM_SECRET: keys.STREAM_SECRET,
          // The sandbox belongs to the embedded platform of this command only (DESIGN section 6).
          SANDBOX: '1',
        },
        healthUrl: `${platformUrl}/healthz`,
        readyMs: PLATFORM_READY_MS,
        isLoud: isDevelopment,
      }),
    );
  }

  await step('Starting the web app', () =>
    services.start({
      name: 'The web app',
      args: [nextBin, isDevelopment ? 'dev' : 'start', '--port', String(PORT)],
      env: {
        NODE_ENV: isDevelopment ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        PLATFORM_URL: platformUrl,
        SESSION_SECRET: keys.SESSION_SECRET,
        REVALIDATE_SECRET: keys.REVALIDATE_SECRET,
      },
      healthUrl: `http://localhost:${PORT}/healthz`,
      readyMs: WEB_READY_MS,
      isLoud: isDevelopment,
    }),
  );
  return { siteUrl: `http://localhost:${PORT}`, platformUrl };
}
