import { readFile } from 'node:fs/promises';

/** The kernel counts processor time in hundredths of a second. */
const TICKS = 100;

/** Seconds of processor time that a process has used. @param {number} pid */
export async function processorSeconds(pid) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = line.slice(line.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / TICKS;
}
