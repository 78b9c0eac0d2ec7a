import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readersHere } from '../../src/import/readers.ts';
import { type Order, runImport } from '../../src/import/run.ts';
import { allSchedules } from '../../src/import/schedules/store.ts';
import { importDue } from '../../src/import/schedules/timer.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

const HOUR_MS = 3_600_000;

/** A server of lists and guides that answers 304 to whoever knows its version. */
let server: Server;
let origin: string;
const served: { path: string; status: number }[] = [];
let content: Record<string, string> = {};
let version = 1;

const list = (...names: string[]) =>
  `#EXTM3U\n${names.map((name) => `#EXTINF:-1 tvg-id="${name}",${name}\nhttp://tv.test/${name}.m3u8\n`).join('')}`;

let platform: TestPlatform;
let published = 0;
let failures: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const text = content[path];
    const etag = `"${version} ${text?.length}"`;
    const status = text === undefined ? 503 : request.headers['if-none-match'] === etag ? 304 : 200;
    served.push({ path, status });
    response.writeHead(status, { etag }).end(status === 200 ? text : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  platform = await testPlatform({ contents: 'providers' });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await platform.close();
});

function order(order: Pick<Order, 'kind' | 'target' | 'everyHours'> & Partial<Order>) {
  const around = { db: platform.db, dataDir: '', nowMs: platform.clock.now(), readers: readersHere };
  return runImport({ options: {}, isDryRun: false, ...order }, { ...around, progress: () => undefined });
}

async function runDue() {
  const [clearPublished, clearServed] = [published, served.length];
  failures = [];
  await importDue(
    {
      database: { db: platform.db, whileAlone: (_, work) => work() },
      clock: platform.clock,
      dataDir: '',
      publish: async () => {
        published += 1;
      },
      onFailure: (sentence) => failures.push(sentence),
    },
    new AbortController().signal,
  );
  return {
    published: published - clearPublished,
    served: served.slice(clearServed).map(({ status }) => status),
    failures,
  };
}

test('a scheduled list is read again when it is due, and only if it has changed', async () => {
  content = { '/list': list('one') };
  const report = await order({ kind: 'm3u', target: `${origin}/list`, everyHours: 6 });
  expect(report.notes).toContain('It is imported again every 6 h.');
  expect(await runDue()).toEqual({ published: 0, served: [], failures: [] });

  platform.clock.advance(6 * HOUR_MS);
  expect(await runDue()).toEqual({ published: 0, served: [304], failures: [] });
  expect((await allSchedules(platform.db))[0]?.outcome).toBe('It has not changed.');

  version += 1;
  content = { '/list': list('one', 'two') };
  platform.clock.advance(6 * HOUR_MS);
  expect(await runDue()).toEqual({ published: 1, served: [200], failures: [] });
  expect((await allSchedules(platform.db))[0]?.outcome).toBe('Channels: 1 added, 0 changed, 1 unchanged');
});

test('a source that fails is tried again after a quarter of an hour, and its log line has no address', async () => {
  content = {};
  platform.clock.advance(6 * HOUR_MS);
  const { served: first, failures: said } = await runDue();
  expect([first, said]).toEqual([[503], [`import m3u from ${new URL(origin).host} failed`]]);
  platform.clock.advance(HOUR_MS / 5);
  expect((await runDue()).served).toEqual([]);
  content = { '/list': list('one', 'two') };
  platform.clock.advance(HOUR_MS / 20);
  // It is asked for by the version that was imported last.
  expect(await runDue()).toEqual({ published: 0, served: [304], failures: [] });
});

test('an unchanged guide is read again when its channels have changed', async () => {
  const start = new Date(platform.clock.now()).toISOString().replace(/\D/g, '').slice(0, 12);
  const guide = `<tv><programme channel="three" start="${start}" stop="${Number(start) + 5}"><title>News</title></programme>
    <programme channel="one" start="${start}" stop="${Number(start) + 5}"><title>News</title></programme></tv>`;
  content = { '/list': list('one', 'two'), '/guide': guide };
  await order({ kind: 'xmltv', target: `${origin}/guide`, everyHours: 24 });
  await order({ kind: 'm3u', target: `${origin}/list`, everyHours: 12 });
  version += 1;
  content['/list'] = list('one', 'two', 'three');
  platform.clock.advance(12 * HOUR_MS);
  await runDue();
  const validators = (await allSchedules(platform.db)).find(({ kind }) => kind === 'xmltv')?.validators;
  expect(validators).toEqual({ etag: null, lastModified: null });
  platform.clock.advance(12 * HOUR_MS);
  await runDue();
  expect((await allSchedules(platform.db)).find(({ kind }) => kind === 'xmltv')?.outcome).toBe(
    'Programmes: 1 added, 0 changed, 1 unchanged',
  );
});

test('--every never ends it, and import scheduled lists what there is', async () => {
  const [first] = (await order({ kind: 'scheduled', target: '', everyHours: null, isDryRun: true })).notes;
  expect(first).toContain(`import m3u ${origin}/list: every 12 h`);
  for (const [kind, path] of [
    ['m3u', 'list'],
    ['xmltv', 'guide'],
  ] as const)
    expect((await order({ kind, target: `${origin}/${path}`, everyHours: 0 })).notes).toEqual([
      'It is no longer imported again.',
    ]);
  expect((await order({ kind: 'scheduled', target: '', everyHours: null, isDryRun: true })).notes).toEqual([
    'Nothing is scheduled: import … --every HOURS does it.',
  ]);
});

test('an unchanged guide that is due together with its list is read again with the new channels', async () => {
  const start = new Date(platform.clock.now()).toISOString().replace(/\D/g, '').slice(0, 12);
  const programme = (channel: string) =>
    `<programme channel="${channel}" start="${start}" stop="${Number(start) + 5}"><title>News</title></programme>`;
  content['/guide'] = `<tv>${programme('one')}${programme('four')}</tv>`;
  await order({ kind: 'm3u', target: `${origin}/list`, everyHours: 6 });
  await order({ kind: 'xmltv', target: `${origin}/guide`, everyHours: 12 });
  content['/list'] = list('one', 'two', 'three', 'four');
  platform.clock.advance(12 * HOUR_MS);
  expect((await runDue()).served).toEqual([200, 200]);
  expect((await allSchedules(platform.db)).find(({ kind }) => kind === 'xmltv')?.outcome).toContain(
    'Programmes: 1 added',
  );
});
