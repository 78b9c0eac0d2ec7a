import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/**
 * One process of Node whose server does nothing but send the same compressed page: no server in Node answers more of them.
 * @param {string} file the page, compressed
 * @returns {Promise<{address: string, pid: number, stop: () => void}>}
 */
export async function bareNode(file) {
  const child = fork(fileURLToPath(import.meta.url), [file]);
  const [port] = await once(child, 'message');
  return { address: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

if (process.send) {
  const page = await readFile(process.argv[2] ?? '');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': page.length,
  };
  const server = createServer((_, response) => response.writeHead(200, headers).end(page));
  server.listen(0, '127.0.0.1', () =>
    process.send?.(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
  );
}
