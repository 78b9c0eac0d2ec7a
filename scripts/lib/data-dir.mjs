import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from './env.mjs';
import { freeStackPorts } from './ports.mjs';
import { Services } from './services.mjs';
import { startPlatform } from './stack.mjs';

/** Data folders of the platforms under test. Schema and seed cost seconds of a processor: one start pays, the others copy. */

/**
 * A data folder as the first start of a platform leaves it.
 * @param {string} folder where it is created, beside the pictures that all copies share
 * @returns {Promise<string>}
 */
export async function seedDataDir(folder) {
  const dataDir = path.join(folder, 'seeded');
  const pictures = path.join(folder, 'pictures');
  await mkdir(dataDir);
  await mkdir(pictures);
  // A picture depends on its address only, so all platforms can share the drawn ones.
  await symlink(pictures, path.join(dataDir, 'images'));
  const services = new Services();
  try {
    await startPlatform(services, readEnvironment({ ...(await freeStackPorts()), DATA_DIR: dataDir }));
  } finally {
    await services.stop();
  }
  return dataDir;
}

/** @param {string} from @param {string} to */
export const copyDataDir = (from, to) => cp(from, to, { recursive: true, verbatimSymlinks: true });
