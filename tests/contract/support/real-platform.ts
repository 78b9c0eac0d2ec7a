import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copySeeded } from '@/scripts/lib/data-dir.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { QUICK_PASSWORDS } from '@/scripts/lib/stack.mjs';

/** The built platform as a separate process: app and platform communicate over HTTP only. */
export interface RealPlatform {
  url: string;
  /** Its output so far. */
  words(): string;
  stop(): Promise<void>;
}

const READY_MS = 120_000;
/** Of one request; without it a request that nobody answers would outlast the limit of the start. */
const ANSWER_LIMIT_MS = 3_000;
const POLL_MS = 200;

export async function startRealPlatform({
  env = {},
}: {
  env?: Record<string, string>;
} = {}): Promise<RealPlatform> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-contract-'));
  // The gate provides a seeded platform; alone, a file waits for its own.
  const { SEEDED_DATA_DIR: dataDir, SEEDED_DATABASE_URL: databaseUrl = '' } = process.env;
  const variables = dataDir ? await copySeeded({ dataDir, databaseUrl }, folder) : { DATA_DIR: folder };
  const child = spawn(process.execPath, ['platform/dist/main.js'], {
    env: {
      ...process.env,
      ...QUICK_PASSWORDS,
      NODE_ENV: 'production',
      PLATFORM_PORT: String(port),
      ...variables,
      SANDBOX: '1',
      STREAM_SECRET: 'contract-tests-need-a-stream-secret',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const words = () => output;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  try {
    await ready(child, url, words);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    words,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(child: ChildProcess, url: string, words: () => string): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the platform stopped: ${words()}`);
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await fetch(`${url}/healthz`, { signal }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the platform did not become ready: ${words()}`);
}
