import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { contents } from '../../src/db/schema/catalogue.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { openPool } from '../../src/origin/pool.ts';
import { type PlaybackCall, playbackCalls } from '../../src/sandbox/playback-calls.ts';
import { ids, NOON, seedFixture } from '../catalogue/fixture.ts';
import { newViewer } from '../catalogue/viewers.ts';
import { POOL_DIR } from '../origin/support.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { requestIsHeld } from './held.ts';

interface Sent {
  url: string;
  method?: string;
}

/** What the stream call answers, as far as this test reads it. */
interface Answer {
  hls: string;
  screenshot_timings: string;
  drm: { laClearkey: string; fpsCertificate: string };
  ad: { pre_roll: { url: string }[] };
  stat: { id: string };
}

let platform: TestPlatform;
let base: string;
/** The calls of real playbacks, with the addresses that the answers name. */
const calls = new Map<PlaybackCall, Sent>();

const send = ({ url, ...init }: Sent, signal: AbortSignal | null = null) =>
  fetch(new URL(url, base), { ...init, signal });
/** Addresses in answers are those of the public host; here the same path of this server. */
const pathOf = (url: string) => new URL(url, base).pathname + new URL(url, base).search;

beforeAll(async () => {
  platform = await testPlatform({ pool: await openPool(POOL_DIR) });
  platform.clock.set(NOON);
  await seedFixture(platform.db);
  const { db } = platform;
  await db.update(contents).set({ adPlan: 'usual' }).where(eq(contents.id, ids.freeFilm));
  await db.update(channels).set({ isProtected: true }).where(eq(channels.id, 3929));
  await raiseCatalogueVersion(db);
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  const { deviceToken } = await newViewer(platform);
  const own = (address: string) => `/v2${address}?access_token=${deviceToken}`;

  const stream = own(`/libraries/3/contents/${ids.freeFilm}/stream`);
  const film = (await (await send({ url: stream })).json()) as Answer;
  const master = pathOf(film.hls);
  const folder = master.slice(0, master.lastIndexOf('/') + 1);
  const playlist = folder + /^(?!#)\S+\.m3u8/m.exec(await (await send({ url: master })).text())?.[0];
  const segment = folder + /^(?!#)\S+\.m4s/m.exec(await (await send({ url: playlist })).text())?.[0];
  const channel = (await (await send({ url: own('/channels/3929/stream') })).json()) as Answer;
  const vast = pathOf(film.ad.pre_roll[0]?.url ?? '');
  const ad = await (await send({ url: vast })).text();
  const found = (pattern: RegExp) => pathOf((pattern.exec(ad)?.[0] ?? '').replaceAll('&amp;', '&'));
  const subtitles = await (await send({ url: `${folder}s_ru.m3u8` })).text();
  const all: Record<PlaybackCall, Sent> = {
    stream: { url: stream },
    playlist: { url: playlist },
    segment: { url: segment },
    subtitles: { url: folder + /^(?!#)\S+\.vtt/m.exec(subtitles)?.[0] },
    licence: { url: pathOf(channel.drm.laClearkey), method: 'POST' },
    certificate: { url: pathOf(channel.drm.fpsCertificate) },
    position: { url: own(`/users/self/content_metadata/${ids.freeFilm}`) },
    statistics: { url: `${own(`/users/self/stat/${film.stat.id}`)}&duration=12`, method: 'PATCH' },
    thumbnail: { url: pathOf(film.screenshot_timings) },
    ad: { url: vast },
    adFilm: { url: found(/http[^<\s"]*\/ads\/media\/[^<\s"\]]+/) },
    adReport: { url: found(/http[^<\s"]*\/ads\/track\/[^<\s"\]]+/) },
    castScript: { url: '/cast/sender.js' },
    vitrina: { url: '/sandbox/vitrina/3929' },
  };
  for (const call of playbackCalls) calls.set(call, all[call]);
});
afterEach(() => fetch(`${base}/sandbox/faults`, { method: 'DELETE' }));
afterAll(() => platform.close());

async function fail(call: PlaybackCall, order: object) {
  const answer = await fetch(`${base}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: call, ...order }),
  });
  expect(answer.status).toBe(201);
}

const DELAY_MS = 120;

describe.each(playbackCalls)(
  'spec 2 §8 Loading timeout: the sandbox lets the call %s of a playback',
  (call) => {
    const sent = () => calls.get(call) as Sent;
    const status = async () => (await send(sent())).status;

    test('can be made to fail in every way, and answers normally afterwards', async () => {
      const usual = await status();
      for (const refused of [403, 429, 500]) {
        await fail(call, { status: refused, times: 1 });
        expect(await status()).toBe(refused);
      }
      await fail(call, { delayMs: DELAY_MS, times: 1 });
      const from = performance.now();
      expect(await status()).toBe(usual);
      expect(performance.now() - from).toBeGreaterThanOrEqual(DELAY_MS - 5);
      await fail(call, { garbage: true, times: 1 });
      expect(await (await send(sent())).text()).toContain('<html><body>502');
      await fail(call, { cut: true, times: 1 });
      await expect(send(sent())).rejects.toThrow('fetch failed');
      await fail(call, { hang: true, times: 1 });
      const giveUp = new AbortController();
      const unanswered = expect(send(sent(), giveUp.signal)).rejects.toThrow('aborted');
      await requestIsHeld(base);
      giveUp.abort();
      await unanswered;
      expect(await status()).toBe(usual);
    });

    test('and no other call', async () => {
      await fail(call, { status: 503 });
      for (const other of playbackCalls) {
        const isSame = other === call;
        expect([other, (await send(calls.get(other) as Sent)).status === 503]).toEqual([other, isSame]);
      }
    });
  },
);

test('every call of a playback is a real one, which the sandbox page and the documentation name', async () => {
  const unanswered: string[] = [];
  for (const call of playbackCalls) {
    const { status } = await send(calls.get(call) as Sent);
    if (status >= 400) unanswered.push(`${call}: ${status}`);
  }
  // A licence needs a message of a browser; the route is there.
  expect(unanswered).toEqual(['licence: 400']);
  const page = await (await send({ url: '/sandbox' })).text();
  const text = readFileSync(path.resolve(__dirname, '../../../docs/PLATFORM.md'), 'utf8');
  for (const call of playbackCalls) {
    expect(page).toContain(call);
    expect(text).toContain(`\`${call}\``);
  }
});

test('outside of the sandbox no call fails: there is nothing to order it', async () => {
  const real = await testPlatform({ env: { sandbox: false } });
  const order = { match: 'stream', status: 500 };
  const answer = await real.app.inject({ method: 'POST', url: '/sandbox/faults', payload: order });
  expect(answer.statusCode).toBe(404);
  await real.close();
});
