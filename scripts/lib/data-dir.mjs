import { cp, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from './env.mjs';
import { freeStackPorts } from './ports.mjs';
import { copyDatabase, createDatabase } from './postgres.mjs';
import { Services } from './services.mjs';
import { startPlatform } from './stack.mjs';

/**
 * What the first start of a platform leaves. Schema and seed cost seconds of a processor: one start pays, the others copy.
 * @typedef {{dataDir: string, databaseUrl: string}} Seeded `dataDir` holds a database of PGlite; `databaseUrl` is the same of
 * PostgreSQL, which answers in half of the processor time, or empty where no server can be had
 */

/**
 * @param {string} folder where it is created, beside the pictures that all copies share
 * @param {{url: string} | null} server of PostgreSQL
 * @returns {Promise<Seeded>}
 */
export async function seedPlatform(folder, server) {
  const dataDir = path.join(folder, 'seeded');
  const pictures = path.join(folder, 'pictures');
  await mkdir(dataDir);
  await mkdir(pictures);
  // A picture depends on its address only, so all platforms can share the drawn ones.
  await symlink(pictures, path.join(dataDir, 'images'));
  await startOnce({ DATA_DIR: dataDir });
  const databaseUrl = server ? await createDatabase(server.url) : '';
  if (databaseUrl) await startOnce({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  return { dataDir, databaseUrl };
}

/** @param {Record<string, string>} variables */
async function startOnce(variables) {
  const services = new Services();
  try {
    await startPlatform(services, readEnvironment({ ...(await freeStackPorts()), ...variables }));
  } finally {
    await services.stop();
  }
}

/** With its database. @param {string} from @param {string} to */
export const copyDataDir = (from, to) => cp(from, to, { recursive: true, verbatimSymlinks: true });

/** Where PGlite keeps the database in a data folder. */
const PGLITE_FOLDER = 'db';

/**
 * For a platform of its own.
 * @param {Seeded} seeded @param {string} dataDir of the new platform
 * @returns {Promise<Record<string, string>>} its variables
 */
export async function copySeeded({ dataDir: from, databaseUrl }, dataDir) {
  if (!databaseUrl) {
    await copyDataDir(from, dataDir);
    return { DATA_DIR: dataDir };
  }
  const pglite = path.join(from, PGLITE_FOLDER);
  await cp(from, dataDir, { recursive: true, verbatimSymlinks: true, filter: (file) => file !== pglite });
  // Over PostgreSQL a platform has its sandbox only when that is said.
  return { DATA_DIR: dataDir, DATABASE_URL: await copyDatabase(databaseUrl), SANDBOX: '1' };
}
