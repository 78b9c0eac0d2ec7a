import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../../scripts/build.mjs';
import { readEnvironment } from '../../../scripts/lib/env.mjs';
import { Services } from '../../../scripts/lib/services.mjs';
import { startStack } from '../../../scripts/lib/stack.mjs';
import { setup } from '../../../scripts/setup.mjs';

/** Away from the ports of `npm start` and `npm test`. */
const BENCH_PORTS = { PORT: '3390', PLATFORM_PORT: '4390' };

/**
 * Runs a measurement against a fresh production stack, or against the one named by SITE and PLATFORM.
 * @template T
 * @param {(stack: {siteUrl: string, platformUrl: string}) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withStack(measure) {
  const { SITE, PLATFORM } = process.env;
  if (SITE) return measure({ siteUrl: SITE, platformUrl: PLATFORM ?? 'http://localhost:4000' });
  await setup();
  await build();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-bench-'));
  const services = new Services();
  try {
    const stack = await startStack(services, readEnvironment({ ...BENCH_PORTS, DATA_DIR: folder }));
    return await measure(stack);
  } finally {
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
