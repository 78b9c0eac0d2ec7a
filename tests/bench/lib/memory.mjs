import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** @param {number} pid @returns {Promise<number>} the resident memory of a process, in MB */
export async function residentMemory(pid) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
