import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readEnvironment } from '../../../scripts/lib/env.mjs';
import { Services } from '../../../scripts/lib/services.mjs';
import { startPlatform, startWeb } from '../../../scripts/lib/stack.mjs';

const PORTS = { PORT: '3385', PLATFORM_PORT: '4385' };

/** A stack of production servers whose platform can be taken away and brought back. */
export interface OwnStack {
  siteUrl: string;
  platformUrl: string;
  /** Of the platform: what belongs to its command line. */
  dataDir: string;
  stopPlatform(): Promise<void>;
  startPlatform(): Promise<void>;
  close(): Promise<void>;
}

export async function openOwnStack(
  ports = PORTS,
  platformEnv: Record<string, string> = {},
): Promise<OwnStack> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-stack-'));
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
