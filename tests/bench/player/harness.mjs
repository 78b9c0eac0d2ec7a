import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { bundle, bundlePlayer } from './bundle.mjs';
import { serve } from './serve.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** The media origin of the product as a separate process, on a free port. */
async function startOrigin() {
  const script = path.join(import.meta.dirname, 'origin.mts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(readline.createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The media origin did not start');
    }),
  ]);
  return { facts: JSON.parse(line), stop: () => child.kill() };
}

/** Origin, bundled pages and their server; `stop` stops all of them. */
export async function startHarness() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taspa-player-'));
  const bundles = [];
  bundles.push(await bundlePlayer(folder));
  for (const name of ['bare', 'zap-default', 'zap-tuned']) bundles.push(await bundle(name, folder));
  const origin = await startOrigin();
  const pages = await serve(folder, bundles, 0);
  return {
    facts: origin.facts,
    /** @param {string} name @param {Record<string, string | string[]>} query */
    page(name, query) {
      const params = new URLSearchParams();
      for (const [key, values] of Object.entries(query)) {
        for (const value of [values].flat()) params.append(key, value);
      }
      return `${pages.url}/${name}?${params}`;
    },
    async stop() {
      pages.stop();
      origin.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
