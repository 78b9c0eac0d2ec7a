import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };

/** A page around a bundle: as little as there can be, the same for all that are compared. */
const page = (name, styles, lazy) => `<!doctype html><html lang="ru"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}
<script type="module" src="/${name}.js"></script>
${lazy.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}
<body>${styles.length > 0 ? '<main></main>' : '<video width="640" height="360" playsinline></video>'}</body></html>`;

/**
 * Serves a folder of bundles and a page for each.
 * @param {string} folder
 * @param {number} port
 */
export async function serve(folder, port) {
  const lazy = JSON.parse(await readFile(path.join(folder, 'lazy.json'), 'utf8'));
  const styles = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.basename(pathname);
    try {
      if (name === 'robots.txt') return response.end('');
      if (!path.extname(name)) {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return response.end(name === 'ours' ? page(name, styles, lazy) : page(name, [], []));
      }
      response.setHeader('content-type', TYPES[path.extname(name)] ?? 'application/octet-stream');
      response.end(await readFile(path.join(folder, name)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
