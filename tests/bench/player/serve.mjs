import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };

/** A picture of the same size on each page: a larger one takes longer to draw. */
const PICTURE =
  '<style>body { margin: 0 } body > video { display: block; width: 100vw; height: 56.25vw }</style>';

/**
 * A minimal page around a bundle, the same for all compared ones. Its styles are in it, and it names the file of the engine, as a page of the
 * site.
 */
function html({ name, css, scripts, engine, frame }) {
  const links = [
    `<script type="module" async src="/${name}/${name}.js"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="/${name}/${file}">`),
    ...(engine ? [`<link rel="modulepreload" href="/${name}/${engine}" data-engine>`] : []),
    PICTURE,
    ...(css ? [`<style>${css}</style>`] : []),
  ];
  const body = frame ? `<main>${frame}</main>` : '<video playsinline></video><main></main>';
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${links.join('')}<body>${body}</body></html>`;
}

/**
 * Answers with a file, or with the bytes of it that are requested.
 * @param {http.IncomingMessage} request @param {http.ServerResponse} response @param {Buffer} file
 */
function send(request, response, file) {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) return response.end(file);
  response.statusCode = 206;
  response.setHeader('content-range', `bytes ${from}-${to}/${file.length}`);
  response.end(file.subarray(Number(from), Number(to) + 1));
}

/**
 * Serves bundles of pages and a page for each.
 * @param {string} folder
 * @param {Array<{name: string, frame: string, styles: string[], scripts: string[], engine?: string}>} pages
 * @param {number} port
 */
export async function serve(folder, pages, port) {
  // One style sheet stands in several files, one for each part that needs it.
  const sheets = ({ name, styles }) =>
    new Set(styles.map((file) => readFileSync(path.join(folder, name, file), 'utf8')));
  const bodies = new Map(pages.map((page) => [page, html({ ...page, css: [...sheets(page)].join('') })]));
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.find(({ name }) => pathname === `/${name}`);
    try {
      response.setHeader(
        'content-type',
        page ? 'text/html' : (TYPES[path.extname(pathname)] ?? 'text/plain'),
      );
      if (pathname === '/robots.txt') response.end();
      else if (page) response.end(bodies.get(page));
      else send(request, response, await readFile(path.join(folder, path.normalize(pathname))));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
