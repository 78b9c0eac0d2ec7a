import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { notifyPlatform, publishEndpoint, sendImport } from '../../src/import/endpoint.ts';
import { notifyWebApp } from '../../src/import/web-app.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { importer, scratch } from './support.ts';

const SECRET = 'a secret of this test';
const files = scratch();
const file = (name: string) => path.join(__dirname, 'files', name);
const order = (kind: string, target: string) => ({
  kind,
  target,
  options: {},
  isDryRun: false,
  everyHours: null,
});

let platform: TestPlatform;
let removeEndpoint: () => void;

beforeAll(async () => {
  platform = await testPlatform({
    contents: 'providers',
    imports: { secret: SECRET, whileAlone: (_, work) => work() },
  });
  const url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  removeEndpoint = publishEndpoint(files.folder, { url, secret: SECRET });
});
afterAll(async () => {
  files.remove();
  await platform.close();
});

async function handed(kind: string, target: string) {
  const lines: string[] = [];
  const isDone = await sendImport(files.folder, order(kind, target), (line) => lines.push(line));
  return { isTaken: isDone, lines };
}

test('a running platform does the import and prints what the command line would', async () => {
  expect(await handed('m3u', file('no-header.m3u'))).toEqual({
    isTaken: true,
    lines: ['Channels: 1 added, 0 changed, 0 unchanged'],
  });
});

test('an error of the source is reported unchanged', async () => {
  await expect(handed('m3u', file('wrong-html.m3u'))).rejects.toThrow('line 2: An M3U list begins with');
  await expect(handed('nothing', file('no-header.m3u'))).rejects.toThrow('"nothing" cannot be imported.');
});

test('the server keeps answering while a list is read', async () => {
  // Some seconds of reading, although no line exceeds the limit.
  const info = `#EXTINF:-1 ${' a="'.repeat(15_000)},Slow\nhttp://tv.test/1.m3u8\n`;
  const list = files.write('slow.m3u', `#EXTM3U\n${info.repeat(60)}`);
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const begun = performance.now();
  const { lines } = await handed('m3u', list);
  clearInterval(watch);
  expect(lines[0]).toBe('Channels: 1 added, 0 changed, 0 unchanged');
  expect(longest).toBeLessThan((performance.now() - begun) / 3);
});

test('a guide is read outside the server’s thread too', async () => {
  const guide = '<tv><programme channel="nobody" start="20260314120000"><title>T</title></programme></tv>';
  await expect(handed('xmltv', files.write('guide.xml', guide))).rejects.toThrow(
    'No programme of the guide can be used: Passed over: 1 programmes of 1 channels',
  );
  await expect(handed('xmltv', files.write('broken.xml', '<tv><a></tv>'))).rejects.toThrow('line 1, column');
});

describe('the first answer after an import is fresh', () => {
  const list = (name: string) =>
    files.write('fresh.m3u', `#EXTM3U\n#EXTINF:-1 tvg-id="fresh",${name}\nhttp://tv.test/f.m3u8\n`);
  const names = async () => {
    const { body } = await platform.app.inject({ url: '/v2/channels/channel_list?search=kanal' });
    return JSON.parse(body).map(({ name }: { name: string }) => name);
  };

  // The clock of these tests is stopped, so cached answers do not expire.
  test('although answers and snapshots were cached a moment before', async () => {
    expect(await names()).toEqual([]);
    await handed('m3u', list('Kanal One'));
    expect(await names()).toEqual(['Kanal One']);
    await handed('m3u', list('Kanal Two'));
    expect(await names()).toEqual(['Kanal Two']);
  });

  test('after an import by the command line itself, too', async () => {
    await names();
    await importer(platform)('m3u', list('Kanal Three'));
    expect(await names()).toEqual(['Kanal Two']);
    expect(await notifyPlatform(files.folder, () => undefined)).toBe(true);
    expect(await names()).toEqual(['Kanal Three']);
  });

  test('only a caller with the secret may announce a change', async () => {
    const { statusCode } = await platform.app.inject({ method: 'POST', url: '/internal/import/done' });
    expect(statusCode).toBe(404);
  });
});

describe('the web app is notified that its stored answers are old', () => {
  const SITE_SECRET = 'a secret of the web app';
  async function notified(status: number): Promise<{ late: string | null; requests: unknown[] }> {
    const requests: unknown[] = [];
    const site = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      requests.push([request.method, request.url, request.headers.authorization, JSON.parse(body)]);
      response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    const revalidateUrl = `http://127.0.0.1:${port}/api/revalidate`;
    const late = await notifyWebApp({ revalidateUrl, revalidateSecret: SITE_SECRET });
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    return { late, requests };
  }

  test('with its secret and the tag of all stored answers', async () => {
    expect(await notified(200)).toEqual({
      late: null,
      requests: [['POST', '/api/revalidate', `Bearer ${SITE_SECRET}`, { tags: ['catalogue'] }]],
    });
  });

  test('and the command reports when it could not be notified', async () => {
    expect((await notified(401)).late).toMatch(
      /could not be notified; its stored pages follow within a minute \(status 401\)/,
    );
    const nobody = { revalidateUrl: 'http://127.0.0.1:9/api/revalidate', revalidateSecret: SITE_SECRET };
    expect(await notifyWebApp(nobody)).toMatch(
      /^The web app at http:\/\/127\.0\.0\.1:9 could not be notified/,
    );
    expect(await notifyWebApp({ revalidateUrl: undefined, revalidateSecret: undefined })).toBeNull();
  });
});

test('runs one import at a time', async () => {
  const [first, second] = await Promise.allSettled([
    handed('m3u', file('no-header.m3u')),
    handed('m3u', file('no-header.m3u')),
  ]);
  expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect((await handed('m3u', file('no-header.m3u'))).isTaken).toBe(true);
});

test.each(['', 'Bearer ', 'Bearer another secret', SECRET])(
  'a caller without the secret gets 404: "%s"',
  async (authorization) => {
    const url = '/internal/import';
    const payload = order('m3u', file('no-header.m3u'));
    const { statusCode } = await platform.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization },
    });
    expect(statusCode).toBe(404);
  },
);

test('the secret is readable by the owner of the folder only, and removed when the platform stops', async () => {
  const endpointFile = path.join(files.folder, 'import-endpoint.json');
  expect(statSync(endpointFile).mode & 0o777).toBe(0o600);
  removeEndpoint();
  expect(existsSync(endpointFile)).toBe(false);
  expect((await handed('m3u', file('no-header.m3u'))).isTaken).toBe(false);
});

test('a platform that was killed leaves nothing that blocks an import', async () => {
  publishEndpoint(files.folder, { url: 'http://127.0.0.1:9', secret: SECRET });
  expect((await handed('m3u', file('no-header.m3u'))).isTaken).toBe(false);
});
