import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Advice } from './say.mjs';

/**
 * One run at a time builds in a clone: two builds would write the same files, and a build changes the programs that a run of the
 * tests has started.
 */

const LOCK = inRoot('.cache/run.lock');

/** How many tasks of this process hold the lock: a test run also builds. */
let holds = 0;

/**
 * Runs the work while no other process builds or tests in this clone; throws if one does. The lock of a dead process is
 * taken over.
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {string} [file] of the lock
 * @returns {Promise<Result>}
 */
export async function withRunLock(work, file = LOCK) {
  if (holds === 0) await take(file);
  holds += 1;
  try {
    return await work();
  } finally {
    holds -= 1;
    if (holds === 0) await rm(file, { force: true });
  }
}

/** @param {string} file */
async function take(file) {
  await mkdir(path.dirname(file), { recursive: true });
  if (await create(file)) return;
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  // The lock may have our own process id although we do not hold it: process ids repeat after a restart of a container.
  if (holder !== process.pid && isAlive(holder)) throw underWay(holder);
  await rm(file, { force: true });
  if (!(await create(file))) throw underWay(Number(await readFile(file, 'utf8').catch(() => '')));
}

/** A link appears with its contents, so nobody reads a lock without a number. @param {string} file */
async function create(file) {
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    return error.code === 'EPERM';
  }
}

/** @param {number} pid */
const underWay = (pid) =>
  new Advice(`Another run is under way in this folder (process ${pid}). Wait for it, or stop it.`);
