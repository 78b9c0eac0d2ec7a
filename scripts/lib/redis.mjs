import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installDebian } from './packages.mjs';
import { freePort } from './ports.mjs';
import { run } from './run.mjs';
import { Advice, step } from './say.mjs';

/** A Redis server for one run of the tests: nothing is written to disk, and it ends with the run. */

const PROGRAM = 'redis-server';
const READY_LIMIT_MS = 10_000;

const isPresent = async () => (await run(PROGRAM, ['--version'], { isQuiet: true })).code === 0;

/** Whether Redis can be had: it is here, or could be installed. */
export async function findRedis() {
  if (await isPresent()) return true;
  return step('Installing Redis for the tests', async () => {
    await installDebian(PROGRAM);
    return isPresent();
  });
}

/**
 * @param {number} [port] that of a server that was killed, so that its clients find it again
 * @param {boolean} [isDetached] Ctrl-C, which is sent to the whole process group, does not reach it
 * @returns {Promise<{url: string, port: number, pause: () => void, resume: () => void, stop: () => Promise<void>, pid: number, ended: Promise<unknown>, kill: () => void}>}
 */
export async function startRedis(port, isDetached = false) {
  const own = port ?? (await freePort());
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-redis-'));
  const settings = ['--bind', '127.0.0.1', '--port', String(own), '--save', '', '--dir', folder];
  const server = spawn(PROGRAM, [...settings, '--maxmemory', '64mb', '--maxmemory-policy', 'volatile-lru'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: isDetached,
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  let words = '';
  server.stdout.on('data', (chunk) => {
    words += chunk;
  });
  const until = Date.now() + READY_LIMIT_MS;
  while (!words.includes('Ready to accept connections')) {
    if (Date.now() > until || server.exitCode !== null) {
      await stop();
      throw new Advice(`Redis did not become ready in ${READY_LIMIT_MS / 1000} s.`);
    }
    await pause(20);
  }
  return {
    url: `redis://127.0.0.1:${own}`,
    port: own,
    pause: () => server.kill('SIGSTOP'),
    resume: () => server.kill('SIGCONT'),
    stop,
    pid: server.pid ?? 0,
    ended,
    kill: () => void server.kill('SIGKILL'),
  };
}
