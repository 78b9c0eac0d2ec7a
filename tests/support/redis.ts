import { spawnSync } from 'node:child_process';

/** Whether these tests can run; `npm test` installs Redis, and counts them as skipped where that is impossible. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** Waits for a state that comes without being told. */
export async function until(isSo: () => boolean | Promise<boolean>, limitMs = 5_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not so within ${limitMs} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
