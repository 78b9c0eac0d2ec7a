import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../build.mjs';
import { setup } from '../setup.mjs';
import { findBrowser } from './browser.mjs';
import { seedPlatform } from './data-dir.mjs';
import { startJourneyStacks } from './journey-stacks.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { runNode } from './run.mjs';
import { command, step } from './say.mjs';
import { Services } from './services.mjs';

/**
 * A command that runs some of the journeys, more thoroughly than `npm run test:all` does, against a build and stacks of its own.
 * @param {{args: string[], env: Record<string, string>, workers?: number}} which arguments for the runner, and what makes it
 * thorough; each worker has a stack of its own
 */
export async function someJourneys({ args, env, workers = 1 }) {
  await command(async () => {
    await setup();
    await build();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-journeys-'));
    const services = new Services();
    const server = await startPostgres();
    try {
      const seeded = await step('Seeding a platform', () => seedPlatform(folder, server));
      const stacks = await step('Starting the servers', () =>
        startJourneyStacks(services, { folder, seeded, count: workers }),
      );
      const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], {
        env: {
          ...env,
          STACKS_UNDER_TEST: JSON.stringify(stacks),
          SEEDED_DATA_DIR: seeded.dataDir,
          CHROMIUM_PATH: await findBrowser(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'report.json'),
        },
      });
      process.exitCode = code ?? 1;
    } finally {
      await services.stop();
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
