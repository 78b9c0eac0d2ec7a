import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { ON_BOTH_ENGINES } from './engines.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { runNode } from './run.mjs';

/**
 * The runners of the tests, and what they count.
 * @typedef {{passed?: number, failed?: number, skipped?: number}} Counts
 */

/**
 * @param {string} folder for the reports
 * @param {string[]} args
 * @param {{env?: Record<string, string>, isPatient?: boolean}} [options] a patient one lets others have the processor first
 * @returns {Promise<Counts>}
 */
export async function jest(folder, args, { env = {}, isPatient = false } = {}) {
  const report = path.join(await mkdtemp(path.join(folder, 'jest-')), 'report.json');
  const all = ['--json', `--outputFile=${report}`, '--silent', ...args];
  await runNode([inRoot('node_modules/jest/bin/jest.js'), ...all], { env, isPatient });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    await readFile(report, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** @param {string} folder @param {string[]} [args] @param {Record<string, string>} [env] */
const platformJest = (folder, args = [], env = {}) =>
  jest(folder, ['--selectProjects', 'platform', ...args], {
    env: { TEST_DATA_DIR: path.join(folder, 'platform'), ...env },
    isPatient: true,
  });

/**
 * All of the platform's tests: over PostgreSQL, or over PGlite where no PostgreSQL can be had.
 * @param {string} folder
 * @returns {Promise<Counts>}
 */
export async function platformTests(folder) {
  const server = await startPostgres();
  if (!server) {
    process.stdout.write('  PostgreSQL is not here and could not be installed: its tests are skipped\n');
    const counts = await platformJest(folder);
    return process.env.CI ? { ...counts, failed: (counts.failed ?? 0) + 1 } : { ...counts, skipped: 1 };
  }
  try {
    return await platformJest(folder, [], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/**
 * Those that depend on the engine, over PGlite.
 * @param {string} folder
 */
export const platformTestsOnPglite = (folder) =>
  platformJest(folder, ['--testPathPatterns', ...ON_BOTH_ENGINES]);

/**
 * @param {string} folder
 * @param {Array<{siteUrl: string, platformUrl: string}>} stacks one for each worker
 * @param {string} seeded the data folder for journeys that start servers of their own
 * @returns {Promise<Counts>}
 */
export async function playwright(folder, stacks, seeded) {
  const report = path.join(folder, 'journeys.json');
  const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test'], {
    env: {
      STACKS_UNDER_TEST: JSON.stringify(stacks),
      SEEDED_DATA_DIR: seeded,
      CHROMIUM_PATH: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const { stats } = JSON.parse(await readFile(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}
