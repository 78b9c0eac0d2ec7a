import path from 'node:path';
import { logEvent, logWarning } from '@/lib/shared/log';
import { MAX_WORKERS } from './constants';
import { WorkerPool } from './worker-pool';

/** Several processes of the web app on one port: `WEB_WORKERS` of `main.ts` (docs/decisions/0025). */

if (process.argv.includes('--only-load')) process.exit(0);

const count = Number(process.env.WEB_WORKERS);
if (!Number.isInteger(count) || count < 1 || count > MAX_WORKERS)
  throw new Error(`WEB_WORKERS must be a number from 1 to ${MAX_WORKERS}`);
if (count > 1 && !process.env.REDIS_URL)
  throw new Error('WEB_WORKERS above 1 needs REDIS_URL: the processes share sessions and purges over it');

const pool = new WorkerPool({
  program: path.join(import.meta.dirname, 'main.mjs'),
  count,
  onEvent: (code, fields) => logEvent(code, fields),
  onFailure: (why) => {
    logWarning('workers', { why });
    process.exitCode = 1;
    void end();
  },
});

let isStopping = false;
async function end(): Promise<void> {
  isStopping = true;
  await pool.stop();
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) pool.kill();
    else void end();
  });
}
process.on('SIGHUP', () => void pool.replaceAll());
await pool.start();
