import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../../scripts/build.mjs';
import { readEnvironment } from '../../../scripts/lib/env.mjs';
import { benchPorts } from '../../../scripts/lib/ports.mjs';
import { Services } from '../../../scripts/lib/services.mjs';
import { startPlatform, startStack, WITHOUT_ADS } from '../../../scripts/lib/stack.mjs';
import { setup } from '../../../scripts/setup.mjs';

/**
 * Runs a measurement against a fresh production stack, or against the one named by SITE and PLATFORM.
 * @template T
 * @param {(stack: {siteUrl: string, platformUrl: string}) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export function withStack(measure) {
  const { SITE, PLATFORM } = process.env;
  if (SITE) return measure({ siteUrl: SITE, platformUrl: PLATFORM ?? 'http://localhost:4000' });
  return withServices(async (services, environment) =>
    measure(await startStack(services, environment, { platformEnv: WITHOUT_ADS })),
  );
}

/**
 * The same with the platform alone.
 * @template T
 * @param {(platformUrl: string) => Promise<T>} measure
 * @param {Record<string, string>} [platformEnv]
 * @returns {Promise<T>}
 */
export function withPlatform(measure, platformEnv = {}) {
  const { PLATFORM } = process.env;
  if (PLATFORM) return measure(PLATFORM);
  return withServices(
    async (services, environment) =>
      measure(
        await startPlatform(services, environment, { platformEnv: { ...WITHOUT_ADS, ...platformEnv } }),
      ),
    ['platform'],
  );
}

/**
 * The same for a measurement that starts and stops the programs itself.
 * @template T
 * @param {(services: Services, environment: import('../../../scripts/lib/env.mjs').Environment) =>
 * Promise<T>} work
 * @param {string[]} [parts] what it needs of the build; all of it without
 * @returns {Promise<T>}
 */
export async function withServices(work, parts) {
  await setup();
  await build(parts);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-bench-'));
  const services = new Services();
  try {
    return await work(services, readEnvironment({ ...(await benchPorts()), DATA_DIR: folder }));
  } finally {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
