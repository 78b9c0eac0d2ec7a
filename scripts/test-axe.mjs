import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { findBrowser } from './lib/browser.mjs';
import { readEnvironment } from './lib/env.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { command, step } from './lib/say.mjs';
import { Services } from './lib/services.mjs';
import { startStack } from './lib/stack.mjs';
import { setup } from './setup.mjs';

/** Everything that axe looks at, in all four languages: `npm test` looks at each place in one of them. */

const PORTS = { PORT: '3388', PLATFORM_PORT: '4388' };

await command(async () => {
  await setup();
  await build();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-axe-'));
  const services = new Services();
  try {
    const environment = readEnvironment({ ...PORTS, DATA_DIR: folder });
    const { siteUrl, platformUrl } = await startStack(services, environment, {
      step,
      webEnv: { TRUSTED_PROXIES: '1' },
    });
    const args = ['test', '--project=catalogue', '--project=viewers', '--grep=axe|accessible'];
    const { code } = await runNode([inRoot('node_modules/@playwright/test/cli.js'), ...args], {
      env: {
        SITE_UNDER_TEST: siteUrl,
        PLATFORM_UNDER_TEST: platformUrl,
        CHROMIUM_PATH: await findBrowser(),
        ALL_LANGUAGES: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, 'report.json'),
      },
    });
    process.exitCode = code ?? 1;
  } finally {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
