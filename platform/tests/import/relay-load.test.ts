import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { isIn, LOOPBACK } from '../../src/domain/address-ranges.ts';
import { addFailures } from '../../src/http/failures.ts';
import { addLocale } from '../../src/http/locale-hook.ts';
import { addRequester } from '../../src/http/requester.ts';
import { relayLinks } from '../../src/relay/links.ts';
import { openParts } from '../../src/relay/open-parts.ts';
import { relayRoutes } from '../../src/relay/routes.ts';
import { createSeal } from '../../src/relay/seal.ts';

const SECRET = 'a secret of the tests';
const NOW = Date.UTC(2026, 0, 10, 12);
const CHANNEL = 50_001;

/** A station that sends a part slowly, and does not end it by itself. */
let station: Server;
let waiting: ServerResponse[] = [];
let source: string;

beforeAll(async () => {
  station = createServer((_request: IncomingMessage, response) => {
    response.writeHead(200, { 'content-type': 'video/mp2t' }).write('GGGG');
    const more = setInterval(() => response.writableEnded || response.write('GGGG'), 50);
    response.once('close', () => clearInterval(more));
    waiting.push(response);
  });
  await new Promise<void>((resolve) => station.listen(0, '127.0.0.1', resolve));
  source = `http://127.0.0.1:${(station.address() as AddressInfo).port}/1.ts`;
});
afterAll(async () => {
  station.closeAllConnections();
  await new Promise((resolve) => station.close(resolve));
});
beforeEach(() => {
  waiting = [];
});

let app: FastifyInstance;
afterEach(() => app.close());

/** A relay, and a request of one of its parts from an address. */
async function relay(limits: { most?: number; mostOfNetwork?: number; partMs?: number }) {
  const { partMs, ...most } = limits;
  app = Fastify({ trustProxy: LOOPBACK, forceCloseConnections: true });
  addFailures(app);
  addLocale(app);
  addRequester(app, isIn(LOOPBACK));
  const seal = createSeal(SECRET);
  await app.register(relayRoutes, {
    publicUrl: 'http://platform.test',
    sourceOf: async () => ({ url: source, headers: {} }),
    secret: SECRET,
    seal,
    clock: { now: () => NOW },
    noteMedia: async () => {},
    testHost: new URL(source).host,
    parts: openParts(most),
    ...(partMs === undefined ? {} : { partMs }),
  });
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  const base = { mediaUrl: at, secret: SECRET, nowMs: NOW };
  const { hls } = relayLinks(base, seal, { channelId: CHANNEL, isLive: true, url: source, from: 0, to: 0 });
  return (from: string | null) => fetch(hls, { headers: from === null ? {} : { 'x-forwarded-for': from } });
}

const [viewer, neighbour, other] = ['2001:db8:1:1::1', '2001:db8:1:1::2', '203.0.113.5'];

test('one network has a part of all places, and others still get theirs', async () => {
  const load = await relay({ mostOfNetwork: 2 });
  const [first] = await Promise.all([load(viewer), load(neighbour)]);
  expect((await load(viewer)).status).toBe(503);
  expect((await load(other)).status).toBe(200);
  // A part that has ended makes room for the next one.
  for (const response of waiting) response.end();
  await first?.arrayBuffer();
  while ((await load(viewer)).status !== 200) await setImmediate();
});

test('what comes through a server of ours that names no viewer is counted together only', async () => {
  const load = await relay({ most: 3, mostOfNetwork: 1 });
  expect((await Promise.all([load(null), load(null), load(null)])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
  expect((await load(null)).status).toBe(503);
});

test('the relay aborts a part that does not end', async () => {
  const load = await relay({ mostOfNetwork: 1, partMs: 300 });
  const part = await load(viewer);
  await expect(part.arrayBuffer()).rejects.toThrow();
  while ((await load(viewer)).status !== 200) await setImmediate();
});
