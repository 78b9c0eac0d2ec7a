import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };

/** A minimal page around a bundle, the same for all compared ones: what plays comes before what stands around it. */
function html({ name, styles, scripts, later }) {
  const links = [
    `<script type="module" async src="/${name}/${name}.js"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="/${name}/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${name}/${file}">`),
    ...later.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${name}/${file}">`),
    '<style>main > video { width: 100%; aspect-ratio: 16 / 9 }</style>',
  ];
  const body = ['ours', 'ads'].includes(name)
    ? '<main></main>'
    : '<video width="640" height="360" playsinline></video>';
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${links.join('')}<body>${body}</body></html>`;
}

/**
 * Serves bundles of pages and a page for each.
 * @param {string} folder
 * @param {Array<{name: string, styles: string[], scripts: string[], later: string[]}>} pages
 * @param {number} port
 */
export async function serve(folder, pages, port) {
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.find(({ name }) => pathname === `/${name}`);
    try {
      response.setHeader(
        'content-type',
        page ? 'text/html' : (TYPES[path.extname(pathname)] ?? 'text/plain'),
      );
      if (pathname === '/robots.txt') response.end();
      else response.end(page ? html(page) : await readFile(path.join(folder, path.normalize(pathname))));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
