import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { type Call, READ_RETRIES, send } from '@/lib/platform/http/transport';
import { PlatformError } from '@/lib/shared/platform-error';

/** Folders that call the platform; lists of calls allowed for browsers, and calls of our own routes, do not count. */
const ROOMS = [
  'platform',
  'client/favourites',
  'client/catalogue',
  'client/commerce',
  'client/notices',
  'client/playback',
  'client/ratings',
  'client/reminders',
  'client/viewer',
  'server/gateway',
  'server/session',
];
const NO_CALLS = /allowed|personal-calls|packet-channels/;
const PATH =
  /['`](\/(?:ab_tests|ads|auth|channels|contents|countries|internal_genres|libraries|mw|news|otp|packets|persons|platform|profiles|programs|promokeys|providers|rows|rowsets|search|seo|survey|trailers|users)(?:\/(?:\$\{[^}]*\}|[\w-])+)*\/?)['`]/g;

const FALLBACKS = ['copy', 'row', 'vanishes', 'default', 'sentence', 'session', 'quiet'];
/** Calls at a time: a connection that a busy machine makes too late is no fault of the platform. */
const AT_ONCE = 32;
/** Calls that hang all wait at the same time, so the limit can be long enough to make each connection. */
const HANG_TIMEOUT_MS = 10_000;

interface Row {
  call: string;
  methods: string[];
  fallback: string;
}

const table: Row[] = [
  ...readFileSync('docs/CALLS.md', 'utf8').matchAll(/^\| `(\/[^`]+)` \| ([A-Z ]+) \| (\w+) \|$/gm),
].map(([, call = '', methods = '', fallback = '']) => ({ call, methods: methods.split(' '), fallback }));

function callsOfCode(): Set<string> {
  const calls = new Set<string>();
  for (const room of ROOMS) {
    for (const file of readdirSync(path.join('lib', room), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || NO_CALLS.test(file)) continue;
      const code = readFileSync(path.join('lib', room, file), 'utf8').replaceAll(
        /^\s*(?:\*|\/\/|\/\*\*|import\b).*$/gm,
        '',
      );
      for (const [, call = ''] of code.matchAll(PATH)) calls.add(call.replaceAll(/\$\{[^}]*\}/g, '{id}'));
    }
  }
  return calls;
}

test('quality F01: every call of the platform is in the table, with what the viewer sees without it', () => {
  const known = table.map(({ call }) => call);
  const inCode = callsOfCode();
  expect([...inCode].filter((call) => !known.includes(call))).toEqual([]);
  expect(known.filter((call) => !inCode.has(call))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
  for (const { call, fallback } of table) expect([call, FALLBACKS.includes(fallback)]).toEqual([call, true]);
});

/** Each breaks the platform in its own way; `tries` is the number of attempts of a read. */
const faults = {
  hang: { kind: 'unavailable', tries: 1 },
  500: { kind: 'unavailable', tries: READ_RETRIES + 1 },
  429: { kind: 'unavailable', tries: READ_RETRIES + 1 },
  cut: { kind: 'unavailable', tries: READ_RETRIES + 1 },
  garbage: { kind: 'garbled', tries: 1 },
  empty: { kind: 'garbled', tries: 1 },
  '10MB': { kind: 'garbled', tries: 1 },
} as const;

describe('quality F01: every fault of the platform becomes a named failure', () => {
  const HUGE = Buffer.alloc(12_000_000, '[');
  const requested = new Map<string, number>();
  let server: Server;
  let base = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const key = `${request.method} ${request.url}`;
      requested.set(key, (requested.get(key) ?? 0) + 1);
      const fault = /^\/(\w+)/.exec(request.url ?? '')?.[1];
      if (fault === 'hang') return;
      if (fault === '500' || fault === '429') return void response.writeHead(Number(fault)).end('{}');
      if (fault === 'cut') return void request.socket.destroy();
      if (fault === 'garbage') return void response.end('<html>not what was asked for');
      if (fault === 'empty') return void response.end();
      response.end(HUGE);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each(Object.entries(faults))('%s, for each call in the table', async (fault, { kind, tries }) => {
    const schema = v.object({ what: v.string() });
    // Ten megabytes take time: one call of each fallback.
    const walked =
      fault === '10MB'
        ? FALLBACKS.flatMap((name) => table.find(({ fallback }) => fallback === name) ?? [])
        : table;
    const calls = walked.flatMap(({ call, methods }) => methods.map((method) => ({ call, method })));
    const queue = new PQueue({ concurrency: fault === 'hang' ? calls.length : AT_ONCE });
    await queue.addAll(
      calls.map(({ call, method }) => async () => {
        const asCall = { method: method as 'GET', path: call.replaceAll('{id}', '1'), schema };
        const target = {
          base: `${base}/${fault}`,
          headers: {},
          timeoutMs: fault === 'hang' ? HANG_TIMEOUT_MS : 60_000,
        };
        const error = await send(asCall satisfies Call<typeof schema>, target).catch(
          (reason: unknown) => reason,
        );
        expect(error).toBeInstanceOf(PlatformError);
        expect([method, call, (error as PlatformError).kind]).toEqual([method, call, kind]);
        const times = requested.get(`${method} /${fault}${asCall.path}`);
        expect([method, call, times]).toEqual([method, call, method === 'GET' ? tries : 1]);
      }),
    );
  });
});
