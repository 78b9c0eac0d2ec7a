import { readdir, readFile } from 'node:fs/promises';

/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100;

/** Seconds of processor time that a process has used. @param {number} pid */
export async function processorSeconds(pid) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = line.slice(line.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / TICKS;
}

/** The same of a process and its children, such as PostgreSQL, which has one for each connection. @param {number} pid */
export async function processorSecondsWithChildren(pid) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map(async (name) => [Number(name), await parentOf(name)]));
  const family = [pid, ...parents.filter(([, parent]) => parent === pid).map(([child]) => child)];
  const each = await Promise.all(family.map((one) => processorSeconds(one).catch(() => 0)));
  return each.reduce((sum, one) => sum + one, 0);
}

/** @param {string} pid @returns {Promise<number>} */
async function parentOf(pid) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(line.slice(line.lastIndexOf(')')).split(' ')[2] ?? 0);
}
