import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '@/scripts/lib/ports.mjs';

const SERVER = '.next/server-of-ours/main.mjs';
const WORKERS = '.next/server-of-ours/workers.mjs';
const NEXT = 'node_modules/next/dist/bin/next';
const READY_MS = 60_000;
/** Of one request; without it a request that nobody answers would outlast the limit of the start. */
const ANSWER_LIMIT_MS = 3_000;
const POLL_MS = 150;

export const SECRET = 'contract-tests-need-secrets-of-their-own';

/** The web app as a separate process, as `npm start` runs it, or the framework's server alone. */
export interface RealWeb {
  url: string;
  pid: number;
  /** Its output so far. */
  words(): string;
  /** Nobody reads its output any more, as after the end of the program that started it. */
  loseOutput(): void;
  /** Sends the stop signal; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Signal 9: it can finish nothing. */
  kill(): Promise<void>;
}

export async function startRealWeb(
  platformUrl: string,
  { isPlain = false, env = {} }: { isPlain?: boolean; env?: Record<string, string> } = {},
): Promise<RealWeb> {
  // `npm test` builds first; alone, this file needs `node scripts/build.mjs`.
  if (!existsSync(SERVER)) throw new Error('the web app is not built: node scripts/build.mjs');
  const port = await freePort();
  const server = [env.WEB_WORKERS ? WORKERS : SERVER];
  const child = spawn(process.execPath, isPlain ? [NEXT, 'start', '--port', String(port)] : server, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PLATFORM_URL: platformUrl,
      SESSION_SECRET: SECRET,
      REVALIDATE_SECRET: SECRET,
      TRUSTED_PROXIES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const words = () => output;
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  try {
    await ready(child, url, words);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    words,
    loseOutput: () => {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function ready(child: ChildProcess, url: string, words: () => string): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the web app stopped: ${words()}`);
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await fetch(`${url}/healthz`, { signal }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the web app did not become ready: ${words()}`);
}
