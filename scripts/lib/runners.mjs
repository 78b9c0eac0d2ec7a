import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { runNode } from './run.mjs';

/**
 * The runners of the tests, and what they count.
 * @typedef {{passed?: number, failed?: number, skipped?: number}} Counts
 */

/** Platform tests that open no database, or one in a folder of their own by design: once is enough. */
const WITHOUT_DATABASE = [
  'platform/tests/(domain|images|origin|seed|ads)/(?!database)',
  'platform/tests/import/(xmltv|m3u|relay|source|folder-)',
  'platform/tests/http/(locale|limits|env)',
  'platform/tests/commerce/crash',
];

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

/**
 * The platform's tests once more, over PostgreSQL: two databases, one code.
 * @param {string} folder
 * @returns {Promise<Counts>}
 */
export async function overPostgres(folder) {
  const server = await startPostgres();
  if (!server) {
    process.stdout.write('  PostgreSQL is not here and could not be installed: its tests are skipped\n');
    return process.env.CI ? { failed: 1 } : { skipped: 1 };
  }
  try {
    const args = ['--selectProjects', 'platform', '--testPathIgnorePatterns', ...WITHOUT_DATABASE];
    return await jest(folder, args, { env: { TEST_DATABASE_URL: server.url }, isPatient: true });
  } finally {
    await server.stop();
  }
}

/**
 * @param {string} folder
 * @param {Array<{siteUrl: string, platformUrl: string}>} stacks one for each worker
 * @returns {Promise<Counts>}
 */
export async function playwright(folder, stacks) {
  const report = path.join(folder, 'journeys.json');
  const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test'], {
    env: {
      STACKS_UNDER_TEST: JSON.stringify(stacks),
      CHROMIUM_PATH: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const { stats } = JSON.parse(await readFile(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}
