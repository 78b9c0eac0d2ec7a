import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { processorTime } from '../../../tests/support/processor.ts';
import { catalogueOf } from '../../src/catalogue/store.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { isPlaying } from '../../src/import/checks/probe.ts';
import { checkRound } from '../../src/import/checks/round.ts';
import { upstreamClient } from '../../src/relay/upstream.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { importer, scratch } from './support.ts';

const MINUTE_MS = 60_000;
const files = scratch();
const never = new AbortController().signal;

let station: Server;
let origin: string;
let platform: TestPlatform;

const MASTER = '#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=800000\r\n';
const answers: Record<string, string> = {
  '/good': '#EXTM3U\n#EXTINF:4,\n1.ts\n',
  '/master': `${MASTER}good\r\n`,
  '/hollow': `${MASTER}nothing\r\n`,
  '/spaced': `${MASTER}\r\n# a comment\r\n \t\r\nnothing\r\n`,
  '/crowded': `#EXTM3U\n${'#EXT-X-STREAM-INF:\n'.repeat(13_000)}`,
  '/page': '<html>Not on air</html>',
};

beforeAll(async () => {
  station = createServer((request, response) => {
    const text = answers[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => station.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(station.address() as AddressInfo).port}`;
  platform = await testPlatform({ contents: 'providers' });
});
afterAll(async () => {
  files.remove();
  station.closeAllConnections();
  await new Promise((resolve) => station.close(resolve));
  await platform.close();
});

test.each([
  ['/good', true],
  ['/master', true],
  ['/hollow', false],
  ['/spaced', false],
  ['/page', false],
  ['/nothing', false],
])('a stream that answers with %s plays: %s', async (path, plays) => {
  const client = upstreamClient({ testHost: new URL(origin).host });
  expect(await isPlaying(client.open, { url: origin + path, headers: {} }, never)).toBe(plays);
  client.close();
});

test('a playlist of variants without an address does not block the check', async () => {
  const client = upstreamClient({ testHost: new URL(origin).host });
  let plays = false;
  const spent = await processorTime(async () => {
    plays = await isPlaying(client.open, { url: `${origin}/crowded`, headers: {} }, never);
  });
  expect(plays).toBe(true);
  expect(spent).toBeLessThan(1_000);
  client.close();
});

test('a stream in a private network is never asked', async () => {
  const client = upstreamClient({ testHost: null });
  expect(await isPlaying(client.open, { url: `${origin}/good`, headers: {} }, never)).toBe(false);
  client.close();
});

/** Imports these channels; returns a round of checks in which these addresses answer. */
async function withList(list: { name: string; url: string }[]) {
  const entries = list.map(({ name, url }) => `#EXTINF:-1,${name}\n${url}\n`);
  await importer(platform)('m3u', files.write('list.m3u', `#EXTM3U\n${entries.join('')}`), {
    options: { 'remove-missing': true },
  });
  return (playing: string[], requestedUrls: string[] = []) =>
    checkRound({
      db: platform.db,
      now: new Date(platform.clock.now()),
      signal: never,
      isPlaying: async ({ url }) => {
        requestedUrls.push(url);
        return playing.includes(url);
      },
    });
}

const withChannels = (...urls: string[]) => withList(urls.map((url) => ({ name: `Channel ${url}`, url })));

async function unavailable(): Promise<string[]> {
  await catalogueOf(platform).refresh();
  const { channels: all } = await catalogueOf(platform).current();
  return [...all.values()].filter((one) => !one.isAvailable).map((one) => one.external?.url ?? '');
}

const [one, two] = ['http://one.test/1.m3u8', 'http://two.test/2.m3u8'];

test('a stream is marked after two failed checks, and unmarked when it is back', async () => {
  const round = await withChannels(one, two);
  expect(await round([one])).toBe(0);
  expect(await unavailable()).toEqual([]);
  platform.clock.advance(MINUTE_MS);
  expect(await round([one])).toBe(1);
  expect(await unavailable()).toEqual([two]);
  const [stored] = await platform.db
    .select({ isAvailable: channels.isAvailable })
    .from(channels)
    .where(eq(channels.isAvailable, false));
  // The mark is not the setting of an operator, and an import does not undo it.
  expect(stored).toBeUndefined();
  platform.clock.advance(31 * MINUTE_MS);
  expect(await round([one, two])).toBe(1);
  expect(await unavailable()).toEqual([]);
});

test('a marked channel that gets another address by an import is unmarked, and the address is checked next', async () => {
  const round = await withList([{ name: 'Moving', url: one }]);
  await round([]);
  platform.clock.advance(MINUTE_MS);
  await round([]);
  expect(await unavailable()).toEqual([one]);
  const next = await withList([{ name: 'Moving', url: two }]);
  expect(await unavailable()).toEqual([]);
  const requestedUrls: string[] = [];
  await next([two], requestedUrls);
  expect(requestedUrls).toEqual([two]);
});

test('a check says nothing about an address that replaced the checked one meanwhile', async () => {
  const round = await withList([{ name: 'Moving', url: one }]);
  await round([]);
  const { db, clock } = platform;
  await checkRound({
    db,
    now: new Date(clock.now()),
    signal: never,
    isPlaying: async () => {
      await withList([{ name: 'Moving', url: two }]);
      return false;
    },
  });
  expect(await unavailable()).toEqual([]);
});

test('what was checked within half an hour is not asked again', async () => {
  const round = await withChannels(one, two);
  platform.clock.advance(31 * MINUTE_MS);
  const requestedUrls: string[] = [];
  await round([one, two], requestedUrls);
  platform.clock.advance(29 * MINUTE_MS);
  await round([one, two], requestedUrls);
  expect(requestedUrls.sort()).toEqual([one, two]);
});

test('when streams of three servers fail at once it is our own network, and nothing is marked', async () => {
  const three = 'http://three.test/3.m3u8';
  const round = await withChannels(one, two, three);
  for (const playing of [[one, two, three], [], [], []]) {
    platform.clock.advance(31 * MINUTE_MS);
    expect(await round(playing)).toBe(0);
  }
  expect(await unavailable()).toEqual([]);
});

test('a list that was dead from the beginning is marked, also on three servers', async () => {
  const dead = ['http://four.test/1.m3u8', 'http://five.test/1.m3u8', 'http://six.test/1.m3u8'];
  const round = await withChannels(...dead);
  expect(await round([])).toBe(0);
  platform.clock.advance(MINUTE_MS);
  expect(await round([])).toBe(3);
  expect((await unavailable()).sort()).toEqual([...dead].sort());
});

test('while our own network does not work, what never played does not wait before all others in every round', async () => {
  const played = ['http://seven.test/1.m3u8', 'http://eight.test/1.m3u8', 'http://nine.test/1.m3u8'];
  expect(await (await withChannels(...played))(played)).toBe(0);
  platform.clock.advance(31 * MINUTE_MS);
  const added = 'http://ten.test/1.m3u8';
  const round = await withChannels(...played, added);
  await round([]);
  platform.clock.advance(31 * MINUTE_MS);
  await round([]);
  const requestedUrls: string[] = [];
  await round([], requestedUrls);
  expect(requestedUrls.at(-1)).toBe(added);
  expect(await unavailable()).toEqual([]);
});

test('a channel that failed once before our own network was found to be down is not marked', async () => {
  const played = [1, 2, 3, 4].map((n) => `http://host-${n}.test/1.m3u8`);
  const [first = '', ...others] = played;
  await (await withChannels(first))([first]);
  platform.clock.advance(5 * MINUTE_MS);
  const round = await withChannels(...played);
  await round(others);
  platform.clock.advance(26 * MINUTE_MS);
  // Only the first one is due.
  await round([]);
  platform.clock.advance(5 * MINUTE_MS);
  await round([]);
  expect(await unavailable()).toEqual([]);
});
