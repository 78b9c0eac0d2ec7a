import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../build.mjs';
import { setup } from '../setup.mjs';
import { findBrowser } from './browser.mjs';
import { readEnvironment } from './env.mjs';
import { inRoot } from './paths.mjs';
import { freeStackPorts } from './ports.mjs';
import { runNode } from './run.mjs';
import { command, step } from './say.mjs';
import { Services } from './services.mjs';
import { JOURNEY_ENV, JOURNEY_PLATFORM_ENV, startStack } from './stack.mjs';

/**
 * A command that runs some of the journeys, more thoroughly than `npm test` does, against a build and a stack of its own.
 * @param {{args: string[], env: Record<string, string>}} which arguments for the runner, and what makes it thorough
 */
export async function someJourneys({ args, env }) {
  await command(async () => {
    await setup();
    await build();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-journeys-'));
    const services = new Services();
    try {
      const environment = readEnvironment({ ...(await freeStackPorts()), DATA_DIR: folder });
      const { siteUrl, platformUrl } = await startStack(services, environment, {
        step,
        webEnv: JOURNEY_ENV,
        platformEnv: JOURNEY_PLATFORM_ENV,
      });
      const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], {
        env: {
          ...env,
          SITE_UNDER_TEST: siteUrl,
          PLATFORM_UNDER_TEST: platformUrl,
          CHROMIUM_PATH: await findBrowser(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'report.json'),
        },
      });
      process.exitCode = code ?? 1;
    } finally {
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
