import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { findBrowser } from './lib/browser.mjs';
import { seedPlatform } from './lib/data-dir.mjs';
import { GATE_TAG, SLOW_FILES } from './lib/gate.mjs';
import { startJourneyStacks } from './lib/journey-stacks.mjs';
import { policyReportsIn } from './lib/policy-reports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { withRunLock } from './lib/run-lock.mjs';
import {
  contractTests,
  isWorthRepeating,
  objectStoreForTests,
  platformTests,
  platformTestsOnPglite,
  playwright,
  redisForTests,
  repeatFailed,
  unitTests,
} from './lib/runners.mjs';
import { command, step } from './lib/say.mjs';
import { Services } from './lib/services.mjs';
import { setup } from './setup.mjs';

/**
 * The gate: all checks, what each subject promises first, and one line with the sum. `--all` runs every test
 * (docs/decisions/0030-a-gate-and-every-test.md).
 */
const { all: runsAll } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;

const slowFiles = runsAll ? [] : SLOW_FILES;

/**
 * One stack for each worker of the journeys. More workers than processors would make each journey slower, because the
 * pages and videos it waits for are rendered by the same processors.
 */
const STACKS = 2;

const total = { passed: 0, failed: 0, skipped: 0 };

/** Names of the failed tests, printed at the end because their own output is far above. @type {string[]} */
const failedTests = [];

/** @param {import('./lib/runners.mjs').Counts} counts */
function add({ passed = 0, failed = 0, skipped = 0, failures = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  failedTests.push(...failures);
}

/**
 * The processor time of the whole machine, which is more meaningful than the elapsed time if other programs run on it.
 */
const processorSeconds = () =>
  os.cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0);

/** @param {number} from */
const inSeconds = (from) => `${((Date.now() - from) / 1000).toFixed(1).padStart(7)} s`;

/** @type {string[]} */
const durations = [];

/**
 * A part of the run, whose duration stands in the list at the end.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
async function part(title, work) {
  const from = Date.now();
  try {
    return await step(title, work);
  } finally {
    durations.push(`${inSeconds(from)}  ${title}`);
  }
}

/** Parts with a few failures, which are repeated when nothing else runs. @type {Array<{title: string, counts: import('./lib/runners.mjs').Counts}>} */
const toRepeat = [];

/** @param {string} title @param {() => Promise<import('./lib/runners.mjs').Counts>} work */
async function count(title, work) {
  const counts = await part(title, work);
  if (isWorthRepeating(counts)) toRepeat.push({ title, counts });
  else add(counts);
}

async function repeatParts() {
  for (const { title, counts } of toRepeat.splice(0))
    add(await part(`Once more: ${title}`, () => repeatFailed(counts)));
}

/**
 * Waits for all of them, even if one fails, so that nothing keeps running after a failure.
 * @template {readonly unknown[] | []} Works
 * @param {Works} works
 */
async function together(works) {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** @typedef {import('./lib/data-dir.mjs').Seeded} Seeded */
/** @typedef {{url: string} | null} Server of PostgreSQL; null where none can be had */

/** @param {string} folder @param {Seeded} seeded what each stack begins with */
async function journeys(folder, seeded) {
  const services = new Services();
  /** @type {string[]} */
  const reports = [];
  services.onWords = (words) => reports.push(...policyReportsIn(words));
  try {
    const stacks = await startJourneyStacks(services, { folder, seeded, count: STACKS });
    const chosen = runsAll ? [] : ['--grep', GATE_TAG];
    const { passed = 0, failed = 0, failures = [] } = await playwright(folder, stacks, seeded, chosen);
    // Zero reports in the whole run (quality S26): one test more.
    if (reports.length === 0) return { passed: passed + 1, failed, failures };
    const refused = [...new Set(reports)].map((report) => `A browser refused what a page has: ${report}`);
    return { passed, failed: failed + 1, failures: [...failures, ...refused] };
  } finally {
    await services.stop();
  }
}

/**
 * One part after the other: each has workers for all processors of the machine, so two at once only wait for each other
 * (docs/decisions/0030-a-gate-and-every-test.md).
 * @param {string} folder @param {Server} server
 */
async function allParts(folder, server) {
  await count('Checks', check);
  await part('Building the platform', () => build(['platform']));
  const [, seeded] = await together([
    part('Building the web app', () => build(['web'])),
    part('Seeding a platform', () => seedPlatform(folder, server)),
  ]);
  await count('Unit and component tests', () => unitTests(folder, slowFiles));
  await count('The platform', () => platformTests(folder, server, slowFiles));
  if (runsAll) await count('The platform on PGlite', () => platformTestsOnPglite(folder));
  await count('The contract between site and platform', () => contractTests(folder, seeded, slowFiles));
  await count('Journeys', () => journeys(folder, seeded));
}

async function everything() {
  const from = Date.now();
  const workFrom = processorSeconds();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-test-'));
  /** @type {Awaited<ReturnType<typeof startPostgres>>} */
  let server = null;
  try {
    // They are installed where they are missing: one after the other, because the installer runs once at a time.
    await findBrowser();
    add(await redisForTests());
    add(await objectStoreForTests());
    server = await startPostgres();
    await allParts(folder, server);
    await repeatParts();
  } catch (error) {
    for (const { counts } of toRepeat) add(counts);
    total.failed += 1;
    throw error;
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
    process.stdout.write(`\nDurations:\n${durations.join('\n')}\n${inSeconds(from)}  all\n`);
    const work = Math.round(processorSeconds() - workFrom);
    process.stdout.write(
      `${work} s of processor on this machine meanwhile, ${os.availableParallelism()} cores, load ${os.loadavg().map(Math.round).join(' ')}\n`,
    );
    if (failedTests.length > 0) process.stdout.write(`\nFailed:\n${failedTests.join('\n')}\n`);
    const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
    process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
    if (total.failed > 0) process.exitCode = 1;
  }
}

await command(async () => {
  await setup();
  await withRunLock(everything);
});
