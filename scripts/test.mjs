import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { findBrowser } from './lib/browser.mjs';
import { readEnvironment } from './lib/env.mjs';
import { inRoot } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { runNode } from './lib/run.mjs';
import { command, step } from './lib/say.mjs';
import { Services } from './lib/services.mjs';
import { startStack } from './lib/stack.mjs';
import { setup } from './setup.mjs';

/** The gate: all checks, then all tests, then one line with the sum. */

/** Stacks under test, one for each lane of journeys, away from one that a developer may be running. */
const STACKS = {
  catalogue: { PORT: '3380', PLATFORM_PORT: '4380' },
  viewers: { PORT: '3387', PLATFORM_PORT: '4387' },
};

const total = { passed: 0, failed: 0, skipped: 0 };

/** Platform tests that open no database, or one in a folder of their own by design: once is enough. */
const WITHOUT_DATABASE = [
  'platform/tests/(domain|images|origin|seed|ads)/(?!database)',
  'platform/tests/import/(xmltv|m3u|relay|source|folder-)',
  'platform/tests/http/(locale|limits|env)',
  'platform/tests/commerce/crash',
];

/** @param {{passed?: number, failed?: number, skipped?: number}} counts */
function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/**
 * @param {string} folder for the runners' reports
 * @param {string[]} [args]
 * @param {{env?: Record<string, string>, isPatient?: boolean}} [options] a patient one lets others have the processor first
 */
async function jest(folder, args = [], { env = {}, isPatient = false } = {}) {
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
 */
async function overPostgres(folder) {
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
 * @param {'catalogue' | 'viewers' | 'own-servers'} project of playwright.config.ts
 * @param {Record<string, string>} [env]
 */
async function playwright(folder, project, env = {}) {
  const report = path.join(folder, `${project}.json`);
  const args = ['test', `--project=${project}`, `--output=test-results/${project}`];
  const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), ...args], {
    env: { ...env, CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { stats } = JSON.parse(await readFile(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * @param {string} folder
 * @param {'catalogue' | 'viewers'} project
 */
async function journeys(folder, project) {
  const services = new Services();
  try {
    const environment = readEnvironment({ ...STACKS[project], DATA_DIR: path.join(folder, project) });
    // A journey says itself from which line it comes: the network decides doors and regions.
    const options = { webEnv: { TRUSTED_PROXIES: '1' } };
    const { siteUrl, platformUrl } = await startStack(services, environment, options);
    return await playwright(folder, project, {
      SITE_UNDER_TEST: siteUrl,
      PLATFORM_UNDER_TEST: platformUrl,
    });
  } finally {
    await services.stop();
  }
}

/**
 * What runs beside the journeys, which mostly wait for pictures to play.
 * @param {string} folder
 */
async function besideJourneys(folder) {
  add(await step('The platform on PostgreSQL', () => overPostgres(folder)));
  add(await step('Journeys with servers of their own', () => playwright(folder, 'own-servers')));
}

await command(async () => {
  await setup();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-test-'));
  try {
    add(await step('Checks', check));
    await build();
    add(await step('Unit, component, contract and platform tests', () => jest(folder)));
    await findBrowser();
    const lanes = await Promise.allSettled([
      step('Journeys through the catalogue', () => journeys(folder, 'catalogue')).then(add),
      step('Journeys of viewers', () => journeys(folder, 'viewers')).then(add),
      besideJourneys(folder),
    ]);
    for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
  } catch (error) {
    total.failed += 1;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
    if (total.failed > 0) process.exitCode = 1;
  }
});
