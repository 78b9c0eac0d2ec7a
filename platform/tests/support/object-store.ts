import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readS3Url, type S3Settings } from '../../src/objects/s3.ts';
import { signedHeaders } from '../../src/objects/sign.ts';
import { freePort } from './free-port.ts';

/** Debian's Python, for which Debian's packages are. */
const PYTHON = '/usr/bin/python3';
const READY_LIMIT_MS = 120_000;

/** Whether OpenStack Swift is here, a real server of the S3 protocol (Debian's `python3-swift`). */
export const hasObjectStore = spawnSync(PYTHON, ['-c', 'import swift']).status === 0;

export interface TestBucket {
  settings: S3Settings;
  stop(): Promise<void>;
}

/** A server with an empty bucket, in a folder of its own. */
export async function startObjectStore(): Promise<TestBucket> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-objects-'));
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [key, secret] = ['test:tester', 'of-the-tests'];
  const args = [path.join(import.meta.dirname, 'object-store.py'), folder, ports.join(), key, secret];
  // Four programs: the others end with the first.
  const server = spawn(PYTHON, args, { detached: true, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    if (server.exitCode === null) process.kill(-(server.pid ?? 0), 'SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://${encodeURIComponent(key)}:${secret}@127.0.0.1:${ports[0]}/bucket`;
  const settings = readS3Url(address) as S3Settings;
  const url = new URL(settings.bucket);
  for (const until = Date.now() + READY_LIMIT_MS; ; await pause(200)) {
    const headers = signedHeaders({ method: 'PUT', url }, settings, new Date());
    const answer = await fetch(url, { method: 'PUT', headers }).catch(() => null);
    if (answer?.ok) return { settings, stop };
    if (Date.now() > until || server.exitCode !== null) {
      await stop();
      throw new Error(`Swift did not become ready: ${answer?.status} ${await answer?.text()}`);
    }
  }
}
