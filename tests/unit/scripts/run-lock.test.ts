import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withRunLock } from '@/scripts/lib/run-lock.mjs';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'run-lock-'));
  file = path.join(folder, 'cache/run.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (work: () => Promise<unknown>) => withRunLock(work, file);

test('holds the lock while it works, and gives it back when the work fails', async () => {
  const failing = run(async () => {
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    throw new Error('no build');
  });
  await expect(failing).rejects.toThrow('no build');
  expect(existsSync(file)).toBe(false);
});

test('lets the process that holds the lock build as well', async () => {
  await run(async () => {
    expect(await run(async () => 'built')).toBe('built');
    expect(existsSync(file)).toBe(true);
  });
  expect(existsSync(file)).toBe(false);
});

test('says that another run is under way, and leaves its lock alone', async () => {
  await run(async () => undefined);
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  writeFileSync(file, String(other.pid));
  await expect(run(async () => 'built')).rejects.toThrow(
    `Another run is under way in this folder (process ${other.pid}). Wait for it, or stop it.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(String(other.pid));
  other.kill();
  await once(other, 'exit');
  expect(await run(async () => 'built')).toBe('built');
});

test.each(['', 'rubbish', '0'])('takes over a lock that names no process: %j', async (contents) => {
  await run(async () => undefined);
  writeFileSync(file, contents);
  expect(await run(async () => 'built')).toBe('built');
});
