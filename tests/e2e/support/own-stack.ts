import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyDataDir } from '../../../scripts/lib/data-dir.mjs';
import { readEnvironment } from '../../../scripts/lib/env.mjs';
import { freeStackPorts } from '../../../scripts/lib/ports.mjs';
import { Services } from '../../../scripts/lib/services.mjs';
import { JOURNEY_PLATFORM_ENV, startPlatform, startWeb } from '../../../scripts/lib/stack.mjs';

/** A stack of production servers whose platform can be stopped and started again. */
export interface OwnStack {
  siteUrl: string;
  platformUrl: string;
  /** The data folder of the platform, for its command line. */
  dataDir: string;
  stopPlatform(): Promise<void>;
  startPlatform(): Promise<void>;
  close(): Promise<void>;
}

/** @param platformEnvAt returns additional environment variables for the port of the platform */
export async function openOwnStack(
  platformEnvAt: (platformPort: string) => Record<string, string> = () => ({}),
): Promise<OwnStack> {
  const ports = await freeStackPorts();
  const platformEnv = { ...JOURNEY_PLATFORM_ENV, ...platformEnvAt(ports.PLATFORM_PORT) };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-stack-'));
  // `npm test` provides a seeded folder; a single journey seeds its own.
  const seeded = process.env.SEEDED_DATA_DIR;
  if (seeded) await copyDataDir(seeded, folder);
  const environment = readEnvironment({ ...ports, DATA_DIR: folder });
  const web = new Services();
  let platform = new Services();
  const platformUrl = await startPlatform(platform, environment, { platformEnv });
  const siteUrl = await startWeb(web, environment, platformUrl);
  return {
    siteUrl,
    platformUrl,
    dataDir: folder,
    stopPlatform: () => platform.stop(),
    startPlatform: async () => {
      platform = new Services();
      await startPlatform(platform, environment, { platformEnv });
    },
    close: async () => {
      await web.stop();
      await platform.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
