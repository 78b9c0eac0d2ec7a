import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STOP_MESSAGE, WORKER_SLOT } from '@/server/constants';
import { WorkerPool } from '@/server/worker-pool';
import { until } from '@/tests/support/until';

/** A worker that notes its process and its slot, and ends when it is told to. */
const worker = (notes: string) => `
require('node:fs').appendFileSync(${JSON.stringify(notes)}, process.pid + ' ' + process.env.${WORKER_SLOT} + '\\n');
require('node:http').createServer().listen(0);
process.on('message', (message) => message === '${STOP_MESSAGE}' && process.exit());
`;

test('every worker has a slot of its own, and whatever replaces it has the same', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'worker-pool-'));
  const notes = path.join(folder, 'notes');
  const program = path.join(folder, 'worker.cjs');
  await writeFile(program, worker(notes));
  const startedPids: number[] = [];
  const pool = new WorkerPool({
    program,
    count: 3,
    onEvent: (code, { pid = 0 }) => code === 'worker_started' && startedPids.push(pid),
    onFailure: () => {},
  });
  const slots = async () => {
    const lines = (await readFile(notes, 'utf8')).trim().split('\n');
    const slotOf = new Map(lines.map((line) => line.split(' ') as [string, string]));
    return startedPids.map((pid) => slotOf.get(String(pid)));
  };
  try {
    await pool.start();
    expect((await slots()).sort()).toEqual(['0', '1', '2']);
    const first = await slots();
    await pool.replaceAll();
    expect((await slots()).slice(3)).toEqual(first);
    process.kill(startedPids[4] ?? 0, 'SIGKILL');
    await until(() => startedPids.length === 7);
    expect((await slots())[6]).toBe(first[1]);
  } finally {
    await pool.stop();
    await rm(folder, { recursive: true });
  }
});
