import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { findBrowser } from './lib/browser.mjs';
import { copyDataDir, seedDataDir } from './lib/data-dir.mjs';
import { readEnvironment } from './lib/env.mjs';
import { policyReportsIn } from './lib/policy-reports.mjs';
import { jest, overPostgres, playwright } from './lib/runners.mjs';
import { command, step } from './lib/say.mjs';
import { Services } from './lib/services.mjs';
import { startStack } from './lib/stack.mjs';
import { setup } from './setup.mjs';

/** The gate: all checks, then all tests, then one line with the sum. */

/** Stacks under test, one for each worker of the journeys, away from one that a developer may be running. */
const STACKS = [
  { PORT: '3380', PLATFORM_PORT: '4380' },
  { PORT: '3381', PLATFORM_PORT: '4381' },
  { PORT: '3382', PLATFORM_PORT: '4382' },
];

const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {import('./lib/runners.mjs').Counts} counts */
function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** @param {string} title @param {() => Promise<import('./lib/runners.mjs').Counts>} work */
const count = async (title, work) => add(await step(title, work));

/**
 * To the end of all, also when one fails: nothing is left running behind a failure.
 * @param {Array<Promise<unknown>>} works
 */
async function together(...works) {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}

/** @param {string} folder @param {string} seeded the data folder that each stack begins with */
async function journeys(folder, seeded) {
  const services = new Services();
  /** @type {string[]} */
  const reports = [];
  services.onWords = (words) => reports.push(...policyReportsIn(words));
  try {
    const stacks = [];
    for (const ports of STACKS) {
      const environment = readEnvironment({ ...ports, DATA_DIR: path.join(folder, ports.PORT) });
      await copyDataDir(seeded, environment.DATA_DIR);
      // A journey says itself from which line it comes: the network decides doors and regions.
      stacks.push(await startStack(services, environment, { webEnv: { TRUSTED_PROXIES: '1' } }));
    }
    const { passed, failed } = await playwright(folder, stacks);
    // Zero reports in the whole run (facts/quality.md S26): one test more.
    if (reports.length === 0) return { passed: passed + 1, failed };
    process.stdout.write(`\nBrowsers refused what pages have:\n${[...new Set(reports)].join('\n')}\n`);
    return { passed, failed: failed + 1 };
  } finally {
    await services.stop();
  }
}

/**
 * Beside the journeys, which wait for pictures to play: the platform's own tests take what they leave of the processor.
 * @param {string} folder
 */
async function besideJourneys(folder) {
  const platform = ['--selectProjects', 'platform'];
  await count('The platform', () => jest(folder, platform, { isPatient: true }));
  await count('The platform on PostgreSQL', () => overPostgres(folder));
}

await command(async () => {
  await setup();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-test-'));
  try {
    await count('Checks', check);
    await build(['platform']);
    let seeded = '';
    await together(
      build(['web']),
      count('Unit and component tests', () => jest(folder, ['--selectProjects', 'unit', 'component'])),
      step('Seeding a platform', async () => {
        seeded = await seedDataDir(folder);
      }),
    );
    // Alone: the site waits for its platform only as long as a viewer would.
    await count('The contract between site and platform', () =>
      jest(folder, ['--selectProjects', 'contract'], { env: { SEEDED_DATA_DIR: seeded } }),
    );
    await findBrowser();
    await together(
      count('Journeys', () => journeys(folder, seeded)),
      besideJourneys(folder),
    );
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
