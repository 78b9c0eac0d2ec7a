import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../../scripts/lib/ports.mjs';

const READY_MS = 10_000;
/** Of one request; without it a request that nobody answers would outlast the limit of the start. */
const ANSWER_LIMIT_MS = 3_000;

/**
 * One process of nginx that sends a page as a compressed file. Resolves to null where there is no nginx.
 * @param {string} folder @param {string} html
 * @returns {Promise<{address: string, pid: number, compressed: string, stop: () => void} | null>} and the compressed page
 */
export async function stillNginx(folder, html) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/page.html`;
  await mkdir(path.join(folder, 'html'), { recursive: true });
  await writeFile(path.join(folder, 'html', 'page.html'), html);
  const compressed = path.join(folder, 'html', 'page.html.gz');
  await writeFile(compressed, gzipSync(html));
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; }
}
`,
  );
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  let isGone = false;
  child.once('error', () => {
    isGone = true;
  });
  child.once('exit', () => {
    isGone = true;
  });
  const until = Date.now() + READY_MS;
  while (!isGone && Date.now() < until) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(() => null);
    if (answer?.ok) return { address, pid: child.pid ?? 0, compressed, stop: () => child.kill() };
    await pause(50);
  }
  child.kill();
  return null;
}
