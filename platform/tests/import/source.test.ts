import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { openSource, readWhole } from '../../src/import/source.ts';

const TEXT = '#EXTM3U\n#EXTINF:-1,One\none.m3u8\n';
const LIMIT = { maxBytes: 1000 };

let server: Server;
let origin: string;

beforeAll(async () => {
  // On a slow machine a connection would otherwise be closed at the moment of its next request.
  server = createServer({ keepAliveTimeout: 60_000 }, ({ url }, response) => {
    if (url === '/moved') response.writeHead(302, { location: '/lists/tv.m3u' }).end();
    else if (url === '/lists/tv.m3u') response.end(TEXT);
    else if (url === '/packed') response.end(gzipSync(TEXT));
    else if (url === '/encoded') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(TEXT));
    else if (url === '/large') response.end('x'.repeat(1001));
    else if (url === '/broken') response.writeHead(200, { 'content-length': '500' }).write('#EXTM3U');
    else response.writeHead(404).end();
    if (url === '/broken') setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const read = async (path: string) => {
  const source = await openSource(origin + path, LIMIT);
  return { url: source.url, text: (await readWhole(source)).toString() };
};

test.each(['/lists/tv.m3u', '/packed', '/encoded'])('%s is read, compressed or not', async (path) => {
  expect(await read(path)).toEqual({ url: origin + path, text: TEXT });
});

test('relative addresses start at the final address of the list', async () => {
  expect((await read('/moved')).url).toBe(`${origin}/lists/tv.m3u`);
});

test('an unreadable source is reported with its address and the reason', async () => {
  await expect(read('/nothing')).rejects.toThrow(`${origin}/nothing answers with status 404.`);
  await expect(read('/large')).rejects.toThrow('It is larger than');
  await expect(read('/broken')).rejects.toThrow(/^The server broke off:/);
  await expect(openSource('http://127.0.0.1:9/x', LIMIT)).rejects.toThrow(
    'http://127.0.0.1:9/x cannot be read:',
  );
});
