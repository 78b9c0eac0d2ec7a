import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkNginx, startNginx, writeNginxConfiguration } from '@/scripts/lib/cluster/nginx.mjs';
import { readEnvironment } from '@/scripts/lib/env.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';

const addresses = {
  webs: ['127.0.0.1:3001', '127.0.0.1:3002'],
  platforms: ['127.0.0.1:4001', '127.0.0.1:4002'],
  site: '127.0.0.1:3000',
  media: '127.0.0.1:4000',
  internal: '127.0.0.1:4003',
};
const testWithNginx = spawnSync('nginx', ['-v']).error ? test.skip : test;

let folder = '';
let file = '';
let text = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  file = await writeNginxConfiguration(folder, addresses);
  text = await readFile(path.join(folder, 'conf.d/taspa.conf'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The block of a server that listens there. */
function serverAt(address: string): string {
  const from = text.indexOf(`listen ${address}`);
  const end = text.indexOf('\nserver {', from);
  return text.slice(from, end < 0 ? undefined : end);
}

describe('nginx in front (docs/OPERATIONS.md "The cluster")', () => {
  testWithNginx('nginx accepts the configuration of deploy/nginx', async () => {
    const { code, output } = await checkNginx(file);
    expect([code, output]).toEqual([0, '']);
  });

  test('every variable of the template is filled in', () => {
    expect(text).not.toMatch(/\$\{/);
  });

  test.each([addresses.site, addresses.media])(
    'what viewers reach at %s takes the address of the connection, whatever a header says',
    (address) => {
      expect(serverAt(address)).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
      expect(serverAt(address)).not.toContain('$proxy_add_x_forwarded_for');
    },
  );

  test('viewers cannot set X-Requester, which the platform trusts from the web app', () => {
    expect(serverAt(addresses.media)).toContain('proxy_set_header X-Requester "";');
    expect(serverAt(addresses.internal)).not.toContain('X-Requester');
  });

  test('nothing is stored against its own header, and pages have none that allows it (decisions/0008)', () => {
    expect(text).not.toMatch(/proxy_ignore_headers[^;]*Cache-Control|proxy_cache_valid/);
  });

  test.each(['ru', 'kk', 'en', 'uz'])(
    'while no web app answers, a page says so in %s, with a way on',
    async (language) => {
      const page = await readFile(path.join(folder, 'pages', `${language}.html`), 'utf8');
      const { errors } = JSON.parse(await readFile(`messages/${language}.json`, 'utf8'));
      expect(page).toContain(`lang="${language === 'uz' ? 'uz-Latn' : language}"`);
      for (const words of [errors.title, errors.text, errors.retry]) expect(page).toContain(words);
    },
  );
});

/** Runs nginx in front of these web apps, which are the platforms too. */
async function behindNginx(
  handlers: RequestListener[],
  work: (at: { site: string; media: string }) => Promise<void>,
  more: { forwardedProto?: string } = {},
): Promise<void> {
  const place = await mkdtemp(path.join(os.tmpdir(), 'nginx-running-'));
  const servers = handlers.map((handler) => createServer(handler).listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const webs = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
  const listening = async () => `127.0.0.1:${await freePort()}`;
  const [site, media, internal] = [await listening(), await listening(), await listening()];
  const nginx = await startNginx(place, { webs, platforms: webs, site, media, internal, ...more });
  try {
    await work({ site, media });
  } finally {
    nginx.kill();
    await nginx.ended;
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await rm(place, { recursive: true, force: true });
  }
}

testWithNginx(
  'two builds behind nginx, while a new one is rolled out: a file of either is found, and for a missing page only one is asked',
  async () => {
    const requestedUrls: string[] = [];
    /** A web app of a build that has this file and no page. */
    const webApp =
      (file: string): RequestListener =>
      ({ url = '' }, response) => {
        requestedUrls.push(url);
        response.writeHead(url === file ? 200 : 404).end();
      };
    const builds = [webApp('/_next/static/older.js'), webApp('/_next/page-data/newer')];
    await behindNginx(builds, async ({ site }) => {
      const statusOf = async (file: string) => (await fetch(`http://${site}${file}`)).status;
      expect(await statusOf('/_next/static/older.js')).toBe(200);
      expect(await statusOf('/_next/page-data/newer')).toBe(200);
      expect(await statusOf('/_next/static/neither.js')).toBe(404);
      expect(await statusOf('/missing')).toBe(404);
      expect(requestedUrls.filter((url) => url === '/missing')).toHaveLength(1);
    });
  },
);

testWithNginx(
  'a live playlist behind nginx is a new one, also when nobody has asked for a while',
  async () => {
    let made = 0;
    const platform: RequestListener = (_, response) => {
      made += 1;
      response.writeHead(200, { 'cache-control': 'public, max-age=1' }).end(`list ${made}`);
    };
    await behindNginx([platform], async ({ media }) => {
      const read = async () => (await fetch(`http://${media}/hls/grant/3929/list.m3u8`)).text();
      const first = await read();
      // nginx counts whole seconds.
      await pause(2_100);
      expect(await read()).not.toBe(first);
    });
  },
);

/** Answers when this many requests for one path wait, or after a while those that do. */
function answersTogether(count: number, wanted: string, headers: Record<string, string>) {
  let waiting: ServerResponse[] = [];
  let most = 0;
  let patience: NodeJS.Timeout | undefined;
  const answerAll = () => {
    clearTimeout(patience);
    patience = undefined;
    for (const response of waiting) response.writeHead(200, headers).end('answer');
    waiting = [];
  };
  const handler: RequestListener = ({ url = '' }, response) => {
    if (url !== wanted) return void response.end();
    waiting.push(response);
    most = Math.max(most, waiting.length);
    if (waiting.length === count) answerAll();
    else patience ??= setTimeout(answerAll, 30_000);
  };
  return { handler, most: () => most };
}

testWithNginx('ten requests for one private page are answered side by side', async () => {
  const { handler, most } = answersTogether(10, '/page', { 'cache-control': 'private, no-cache' });
  await behindNginx([handler], async ({ site }) => {
    const read = async () => (await fetch(`http://${site}/page`)).text();
    await Promise.all(Array.from({ length: 10 }, read));
    expect(most()).toBe(10);
  });
});

testWithNginx('a page that the browser has is a 304 behind nginx', async () => {
  const webApp: RequestListener = ({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"page"';
    response.writeHead(isKnown ? 304 : 200, { etag: '"page"', 'cache-control': 'private, no-cache' }).end();
  };
  await behindNginx([webApp], async ({ site }) => {
    const answer = await fetch(`http://${site}/page`, { headers: { 'if-none-match': '"page"' } });
    expect(answer.status).toBe(304);
  });
});

testWithNginx('nginx stores what the web app sends for everybody, and nothing else', async () => {
  const requestedUrls: string[] = [];
  const webApp: RequestListener = ({ url = '' }, response) => {
    requestedUrls.push(url);
    response.writeHead(200, { 'cache-control': 'public, max-age=3600' }).end();
  };
  const everybodys = [
    '/_next/static/file.js',
    '/brand/taspa/icon-192.png',
    '/manifest.webmanifest',
    '/og/taspa/ru/home.jpg',
    '/sitemap.xml',
    '/sitemaps/movies-1.xml',
  ];
  await behindNginx([webApp], async ({ site }) => {
    const timesOf = async (url: string) => {
      for (let time = 0; time < 2; time += 1) await (await fetch(`http://${site}${url}`)).text();
      return [url, requestedUrls.filter((one) => one === url).length];
    };
    for (const url of everybodys) expect(await timesOf(url)).toEqual([url, 1]);
    for (const url of ['/page', '/brand', '/api/channels']) expect(await timesOf(url)).toEqual([url, 2]);
  });
});

testWithNginx.each(['p720.m3u8?_HLS_msn=7&_HLS_part=2', 'seg/p720/7.2.m4s'])(
  'a low-latency stream reaches ten viewers at the same time: %s waits for itself only',
  async (file) => {
    const url = `/hls/grant/3929/${file}`;
    const { handler, most } = answersTogether(10, url, { 'cache-control': 'public, max-age=60' });
    await behindNginx([handler], async ({ media }) => {
      const read = async () => (await fetch(`http://${media}${url}`)).text();
      await Promise.all(Array.from({ length: 10 }, read));
      expect(most()).toBe(10);
    });
  },
);

testWithNginx('behind another proxy the platform hears the scheme of the viewer', async () => {
  const platform: RequestListener = ({ headers }, response) => {
    response.setHeader('cache-control', 'public, max-age=60').end(headers['x-forwarded-proto']);
  };
  const read = async (at: string) => {
    const schemes = ['https', 'http'].map(async (scheme) => {
      const headers = { 'x-forwarded-proto': scheme };
      return (await fetch(`http://${at}/hls/grant/3929/list.m3u8`, { headers })).text();
    });
    return Promise.all(schemes);
  };
  const forwardedProto = '$http_x_forwarded_proto';
  await behindNginx([platform], async ({ media }) => expect(await read(media)).toEqual(['https', 'http']), {
    forwardedProto,
  });
  await behindNginx([platform], async ({ media }) => expect(await read(media)).toEqual(['http', 'http']));
});

testWithNginx('viewers choose neither the number of a request nor its trace', async () => {
  const received: (string | undefined)[][] = [];
  const webApp: RequestListener = ({ headers }, response) => {
    received.push(['x-request-id', 'traceparent', 'tracestate'].map((name) => headers[name] as string));
    response.end();
  };
  await behindNginx([webApp], async ({ site, media }) => {
    received.length = 0;
    const headers = {
      'x-request-id': 'that-of-a-viewer',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: 'a=b',
    };
    for (const at of [site, media]) await fetch(`http://${at}/healthz`, { headers });
    const ofNginx = [expect.stringMatching(/^[0-9a-f]{32}$/), undefined, undefined];
    expect(received).toEqual([ofNginx, ofNginx]);
  });
});

test.each([
  ['postgres://taspa@one:5432/name', true],
  ['postgres://taspa:secret@one:5432,two:5433/name', true],
  ['mysql://one/name', false],
])('the address %s of one or several database servers is accepted: %s', (url, isAccepted) => {
  const read = () => readEnvironment({ DATABASE_URL: url }).DATABASE_URL;
  if (isAccepted) expect(read()).toBe(url);
  else expect(read).toThrow('DATABASE_URL');
});
