import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../src/app.ts';
import { catalogueOf } from '../../src/catalogue/store.ts';
import type { Database } from '../../src/db/open.ts';
import { type Env, parseEnv } from '../../src/env.ts';
import type { TypedApp } from '../../src/http/app.ts';
import type { LogTarget } from '../../src/http/log.ts';
import type { ImportAccess } from '../../src/import/endpoint.ts';
import type { PlatformMetrics } from '../../src/metrics/metrics.ts';
import type { Pool } from '../../src/origin/pool.ts';
import type { Redis } from '../../src/redis.ts';
import { type TestClock, testClock } from './clock.ts';
import { type Contents, testDatabase } from './database.ts';
import { quickPasswords } from './quick-passwords.ts';

export interface TestPlatform {
  app: TypedApp;
  db: Database;
  clock: TestClock;
  env: Env;
  close(): Promise<void>;
}

/**
 * A changed catalogue is waited for until it has come: on a busy machine a request of a test would else get the old one,
 * as in production after a second.
 */
const CATALOGUE_PATIENCE_MS = 120_000;

interface PlatformOptions {
  contents?: Contents;
  env?: Partial<Env>;
  pool?: Pool;
  doc?: boolean;
  logTo?: LogTarget;
  imports?: ImportAccess;
  metrics?: PlatformMetrics;
  redis?: Redis;
}

/** Pictures that a test draws are kept outside the project: in a folder of the whole run, or of this user for a test run alone. */
export function testEnv(): Env {
  const dataDir =
    process.env.TEST_DATA_DIR ?? path.join(os.tmpdir(), `taspa-tests-${os.userInfo().uid}`, 'data');
  const RETURN_HOSTS = 'taspa.example,shop.taspa.example';
  return parseEnv({ LOG_LEVEL: 'silent', SANDBOX: '1', DATA_DIR: dataDir, RETURN_HOSTS });
}

/** A platform of the test's own, with a clock to set. Every answer is held against its documented schema. */
export async function testPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const { contents, env, pool, doc, logTo, imports, metrics, redis } = options;
  const slowPasswords = quickPasswords();
  const database = await testDatabase(contents);
  const clock = testClock();
  catalogueOf({ db: database.db, clock }, CATALOGUE_PATIENCE_MS);
  const settings = { ...testEnv(), ...env };
  const app = await buildApp({
    env: settings,
    db: database.db,
    clock,
    streamSecret: 'a secret of the tests that is long enough',
    strictAnswers: true,
    ...(pool ? { pool } : {}),
    ...(doc ? { doc } : {}),
    ...(logTo ? { logTo } : {}),
    ...(imports ? { imports } : {}),
    ...(metrics ? { metrics } : {}),
    ...(redis ? { redis } : {}),
  });
  return {
    app,
    db: database.db,
    clock,
    env: settings,
    close: async () => {
      await app.close();
      await database.close();
      slowPasswords();
    },
  };
}
