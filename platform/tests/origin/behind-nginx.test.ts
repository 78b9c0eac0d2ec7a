import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startNginx } from '../../../scripts/lib/cluster/nginx.mjs';
import { openPool, type Pool } from '../../src/origin/pool.ts';
import { freePort } from '../support/free-port.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession } from '../support/session.ts';
import { POOL_DIR } from './support.ts';

const hasNginx = !spawnSync('nginx', ['-v']).error;

(hasNginx ? describe : describe.skip)('docs/OPERATIONS.md "A CDN": nginx before the platform', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-media-'));
  const requestedUrls: string[] = [];
  let pool: Pool;
  let platform: TestPlatform;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let media: string;
  /** The addresses of a channel's playlist, as two viewers get them. */
  let playlists: string[];

  beforeAll(async () => {
    pool = await openPool(POOL_DIR);
    const logTo = { write: (line: string) => void requestedUrls.push(JSON.parse(line).url ?? '') };
    platform = await testPlatform({ contents: 'full', pool, logTo, env: { logLevel: 'info' } });
    const [own, site, at, internal] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    await platform.app.listen({ port: own, host: '127.0.0.1' });
    const host = (port: number) => `127.0.0.1:${port}`;
    media = `http://${host(at)}`;
    const addresses = { site: host(site), media: host(at), internal: host(internal) };
    nginx = await startNginx(folder, { ...addresses, webs: [host(own)], platforms: [host(own)] });
    const [{ id }] = (await platform.app.inject({ url: '/v2/channels/free_list' })).json();
    playlists = [];
    for (const { deviceToken } of [await personSession(platform.app), await personSession(platform.app)]) {
      const answer = await platform.app.inject({
        url: `/v2/channels/${id}/stream?access_token=${deviceToken}`,
      });
      playlists.push(new URL(answer.json().hls).pathname);
    }
  }, 120_000);
  afterAll(async () => {
    await nginx?.stop();
    await platform?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (file: string, headers: Record<string, string> = {}) => fetch(`${media}${file}`, { headers });
  const timesRequested = (file: string) => requestedUrls.filter((url) => url.includes(file)).length;

  /** The first segment of the first rendition of a channel. */
  async function segment(): Promise<string> {
    const below = async (list: string) => {
      const lines = (await (await get(list)).text()).split('\n');
      const first = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
      return new URL(first, `${media}${list}`).pathname;
    };
    return below(await below(playlists[0] ?? ''));
  }

  test('two viewers of a channel have one address: the token does not split what is stored', () =>
    expect(new Set(playlists).size).toBe(1));

  test('a segment is asked of the platform once for all viewers, and then sent whole or in part', async () => {
    const file = await segment();
    const whole = Buffer.from(await (await get(file)).arrayBuffer());
    const part = await get(file, { range: 'bytes=10-99' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-99/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 100));
    const beyond = await get(file, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
    expect(timesRequested(path.basename(file))).toBe(1);
  });

  test('the first request for a segment may be for a part of it: the whole is stored', async () => {
    const file = (await segment()).replace(
      /(\d+)(\.m4s)$/,
      (_, number, end) => `${Number(number) + 1}${end}`,
    );
    const part = await get(file, { range: 'bytes=0-9' });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect((await get(file)).status).toBe(200);
    expect(timesRequested(path.basename(file))).toBe(1);
  });

  test('a picture is requested from the platform once for all sites; a browser that has it gets 304', async () => {
    const file = '/img/background/blackout.jpg?w=64';
    const first = await get(file, { origin: 'https://one.example' });
    await first.arrayBuffer();
    const other = await get(file, { origin: 'https://two.example', 'accept-language': 'kk', cookie: 'a=b' });
    await other.arrayBuffer();
    expect([first.status, other.status, other.headers.get('vary')]).toEqual([200, 200, null]);
    const known = await get(file, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(known.status).toBe(304);
    expect(timesRequested('/img/background/blackout.jpg')).toBe(1);
  });
});
