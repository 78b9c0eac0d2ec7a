import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { ON_BOTH_ENGINES } from './engines.mjs';
import { findObjectStore } from './object-store.mjs';
import { inRoot } from './paths.mjs';
import { findRedis } from './redis.mjs';
import { runNode } from './run.mjs';

/**
 * The runners of the tests: what they count, the names of the tests that failed, and a run of only those.
 * @typedef {{passed?: number, failed?: number, skipped?: number, failures?: string[], again?: () => Promise<Counts>}} Counts
 */

/** More failures than these are a defect, which a second try would only report later. */
const MOST_REPEATED = 8;

/** @param {Counts} counts */
export const isWorthRepeating = ({ failures = [], again }) =>
  again !== undefined && failures.length > 0 && failures.length <= MOST_REPEATED;

/**
 * Runs failed tests a second time (docs/decisions/0022-second-try-of-tests.md), and lists those that pass only then.
 * @param {Counts} first
 * @returns {Promise<Counts>} of both runs
 */
export async function repeatFailed({ passed = 0, skipped, failures = [], again }) {
  const second = (await again?.()) ?? {};
  const failedTwice = second.failures ?? [];
  const late = failures.filter((name) => !failedTwice.includes(name));
  if (late.length > 0)
    process.stdout.write(`\nPassed only when nothing else ran beside them:\n${late.join('\n')}\n`);
  return { passed: passed + late.length, failed: second.failed, skipped, failures: failedTwice };
}

/**
 * @param {string} folder for the reports
 * @param {{projects: string[], patterns?: string[], ignored?: string[]}} which tests; patterns of their paths
 * @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
async function jest(folder, { projects, patterns = [], ignored = [] }, env = {}) {
  const chosen = ['--selectProjects', ...projects];
  const paths = patterns.length > 0 ? ['--testPathPatterns', ...patterns] : [];
  const without = ignored.length > 0 ? ['--testPathIgnorePatterns', '/node_modules/', ...ignored] : [];
  const { files, ...counts } = await jestOnce(folder, [...chosen, ...paths, ...without], env);
  const again = ['--runInBand', '--runTestsByPath', ...files, ...chosen];
  return { ...counts, again: () => jestOnce(folder, again, env) };
}

/** @param {string} folder @param {string[]} args @param {Record<string, string>} env */
async function jestOnce(folder, args, env) {
  const report = path.join(await mkdtemp(path.join(folder, 'jest-')), 'report.json');
  const all = ['--json', `--outputFile=${report}`, '--silent', ...args];
  await runNode([inRoot('node_modules/jest/bin/jest.js'), ...all], { env });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    await readFile(report, 'utf8'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(failuresOfFile),
    files: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  };
}

/**
 * The failed tests of a file of jest's report; the file alone where it could not run.
 * @param {{name: string, status: string, assertionResults: Array<{status: string, fullName: string}>}} result
 */
function failuresOfFile({ name, status, assertionResults }) {
  if (status !== 'failed') return [];
  const file = path.relative(inRoot('.'), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} ${fullName}`);
}

/** @param {string} folder @param {{patterns?: string[], ignored?: string[], env?: Record<string, string>}} [which] */
const platformJest = (folder, { env = {}, ...paths } = {}) =>
  jest(
    folder,
    { projects: ['platform'], ...paths },
    { TEST_DATA_DIR: path.join(folder, 'platform'), ...env },
  );

/** Those that need no platform. @param {string} folder @param {string[]} ignored patterns of paths */
export const unitTests = (folder, ignored) => jest(folder, { projects: ['unit', 'component'], ignored });

/**
 * Those of both programs, as they were built.
 * @param {string} folder
 * @param {import('./data-dir.mjs').Seeded} seeded what each platform begins with
 * @param {string[]} ignored patterns of paths
 */
export const contractTests = (folder, { dataDir, databaseUrl }, ignored) =>
  jest(
    folder,
    { projects: ['contract'], ignored },
    { SEEDED_DATA_DIR: dataDir, SEEDED_DATABASE_URL: databaseUrl },
  );

/**
 * The platform's tests: over PostgreSQL, or over PGlite where no PostgreSQL can be had.
 * @param {string} folder
 * @param {{url: string} | null} server
 * @param {string[]} ignored patterns of paths
 * @returns {Promise<Counts>}
 */
export async function platformTests(folder, server, ignored) {
  if (server) return platformJest(folder, { ignored, env: { TEST_DATABASE_URL: server.url } });
  const { failed = 0, skipped } = withoutServer('PostgreSQL');
  const { again, ...counts } = await platformJest(folder, { ignored });
  return { ...counts, failed: (counts.failed ?? 0) + failed, skipped };
}

/**
 * Tests are skipped where a server cannot be had; CI, where nothing may be skipped, counts a failure.
 * @param {string} server
 * @returns {Counts}
 */
function withoutServer(server) {
  process.stdout.write(`  ${server} is not here and could not be installed: its tests are skipped\n`);
  return process.env.CI ? { failed: 1 } : { skipped: 1 };
}

/**
 * Tests of several instances need a Redis; they start servers of their own, and are skipped where none can be had.
 * @returns {Promise<Counts>}
 */
export async function redisForTests() {
  return (await findRedis()) ? {} : withoutServer('Redis');
}

/**
 * The same for tests of an S3 store.
 * @returns {Promise<Counts>}
 */
export async function objectStoreForTests() {
  return (await findObjectStore()) ? {} : withoutServer('OpenStack Swift');
}

/**
 * Those that depend on the engine, over PGlite.
 * @param {string} folder
 */
export const platformTestsOnPglite = (folder) => platformJest(folder, { patterns: ON_BOTH_ENGINES });

/**
 * Journeys. Those that failed are run once more, one at a time, when the others have ended.
 * @param {string} folder
 * @param {Array<{siteUrl: string, platformUrl: string}>} stacks one for each worker
 * @param {import('./data-dir.mjs').Seeded} seeded for journeys that start servers of their own
 * @param {string[]} chosen arguments for the runner
 * @returns {Promise<Counts>}
 */
export async function playwright(folder, stacks, seeded, chosen) {
  const env = {
    STACKS_UNDER_TEST: JSON.stringify(stacks),
    SEEDED_DATA_DIR: seeded.dataDir,
    CHROMIUM_PATH: await findBrowser(),
  };
  const first = await journeysOnce(path.join(folder, 'journeys.json'), chosen, env);
  const again = () =>
    journeysOnce(path.join(folder, 'journeys-again.json'), ['--last-failed', '--workers=1'], env);
  const counts = { ...first, again };
  return isWorthRepeating(counts) ? repeatFailed(counts) : counts;
}

/** @param {string} report @param {string[]} args @param {Record<string, string>} env */
async function journeysOnce(report, args, env) {
  const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { stats, suites } = JSON.parse(await readFile(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: suites.flatMap(failuresIn),
  };
}

/**
 * The failed journeys of a suite of the report, by file, line and title.
 * @returns {string[]}
 */
function failuresIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(failuresIn)];
}
