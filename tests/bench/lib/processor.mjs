import { readdir, readFile } from 'node:fs/promises';

/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100;

/** @param {number | string} pid @returns {Promise<string[]>} what the kernel says of a process, from its state on */
async function statOf(pid) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** @param {string[]} ticks */
const seconds = (ticks) => ticks.reduce((sum, one) => sum + Number(one), 0) / TICKS;

/** Seconds of processor time that a process has used. @param {number} pid */
export const processorSeconds = async (pid) => seconds((await statOf(pid)).slice(11, 13));

/**
 * The same of a process and its children, also of those that have ended, such as PostgreSQL, which has one for each connection.
 * @param {number} pid
 */
export async function processorSecondsWithChildren(pid) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((name) => statOf(name).catch(() => [])));
  const running = stats.filter(([, parent]) => Number(parent) === pid).map((stat) => stat.slice(11, 13));
  const own = (await statOf(pid)).slice(11, 15);
  return seconds([own, ...running].flat());
}
