import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { routeTable } from '../support/route-table.ts';
import { specCalls } from '../support/spec-calls.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ doc: true });
});
afterAll(() => platform.close());

test('the API describes itself at /v2/doc/openapi.json', async () => {
  const answer = await platform.app.inject('/v2/doc/openapi.json');
  const document = answer.json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/v2/users/self/network', '/v2/auth/device', '/v2/users/self/devices/{id}']),
  );
  expect(document.paths['/v2/users/self'].get.security).toEqual([
    { accessToken: [] },
    { authorization: [] },
    { sessionCookie: [] },
  ]);
  expect(Object.keys(document.paths).filter((path) => !path.startsWith('/v2'))).toEqual([]);
});

test('shows its documentation at /v2/doc, with its own files only', async () => {
  const page = await platform.app.inject('/v2/doc');
  expect(page.headers['content-type']).toContain('text/html');
  const addresses = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect((await platform.app.inject(address)).statusCode).toBe(200);
  expect((await platform.app.inject('/v2/doc/..%2fpackage.json')).statusCode).toBe(404);
});

test('the document names the header Idempotency-Key for the routes that support it, and for no other', async () => {
  const { paths } = (await platform.app.inject('/v2/doc/openapi.json')).json();
  const named = ({ parameters = [] }: { parameters?: { name: string; in: string }[] }) =>
    parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  expect(named(paths['/v2/users/self/subscriptions'].post)).toEqual(['Idempotency-Key']);
  expect(named(paths['/v2/users/self/accounts/{id}/payforms/linkedcard'].post)).toEqual(['Idempotency-Key']);
  expect(named(paths['/v2/users/self/subscriptions'].get)).toEqual([]);
});

describe('has every call of the specification', () => {
  test.each(Object.entries(specCalls))('%s', async (_place, calls) => {
    const { paths } = (await platform.app.inject('/v2/doc/openapi.json')).json();
    const served = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    );
    expect(calls.filter((call) => !served.includes(call))).toEqual([]);
  });
});

test('every route declares its answers, and docs/PLATFORM.md lists them all (UPDATE_DOCS=1 writes the table)', async () => {
  const table = routeTable((await platform.app.inject('/v2/doc/openapi.json')).json());
  expect(table).not.toMatch(/^\| \S+ \S+ \| +\||\| +\| [^|]*\|$/m);
  const file = path.resolve(__dirname, '../../../docs/PLATFORM.md');
  const place = /(?<=<!-- routes -->\n)[\s\S]*?(?=<!-- \/routes -->)/;
  const wanted = readFileSync(file, 'utf8').replace(place, () => `${table}\n`);
  if (process.env.UPDATE_DOCS) writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});
