import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/** @param {number} pid @returns {Promise<number>} the resident memory of a process, in MB */
export async function residentMemory(pid) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** Files and sockets. @param {number} pid @returns {Promise<number>} 0 where the system has no folder of them (only Linux has) */
export async function openHandles(pid) {
  return (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
}
