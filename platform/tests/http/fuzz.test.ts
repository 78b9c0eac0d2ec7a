import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession } from '../support/session.ts';

/** Reads the OpenAPI document and sends unexpected input to every route. */

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
};
type Operation = {
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
type Call = { method: string; path: string; operation: Operation };

/** Attempts per route: the whole test takes a few seconds. */
const TRIES = 12;
const HUGE = 'х'.repeat(300_000);

let platform: TestPlatform;
let calls: Call[];
let tokens: string[];

beforeAll(async () => {
  platform = await testPlatform({ contents: 'full', doc: true });
  const { paths } = (await platform.app.inject('/v2/doc/openapi.json')).json();
  calls = Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const guest = await guestSession(platform.app);
  const person = await personSession(platform.app, { phone: '77010000999' });
  // A user's device has the most rights, so it is used most often.
  const { deviceToken, userToken } = person;
  tokens = [deviceToken, deviceToken, deviceToken, guest.deviceToken, userToken, 'f'.repeat(40), ''];
});
afterAll(() => platform.close());

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '-1',
    'NaN',
    '1e309',
    "'; drop table users; --",
    '%00',
    '../..',
    '👩‍👩‍👧',
    '0x10',
  ),
  fc.constantFrom<unknown>(-1, 0, 2 ** 31, 2 ** 53, 1e300, 0.5, true, false, [], {}, [[]], ['a', null], {
    a: { b: [1] },
  }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant('9'.repeat(400)),
  fc.constant('я'.repeat(3_000)),
);

/** A valid value half of the time, so that requests pass the first check. */
function valueFor(schema: Schema | undefined): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (schema?.enum) return fc.constantFrom(...schema.enum);
    if (schema?.anyOf?.[0]) return valueFor(schema.anyOf[0]);
    if (schema?.type === 'integer' || schema?.type === 'number') return fc.integer({ min: 0, max: 100_000 });
    if (schema?.type === 'boolean') return fc.boolean();
    if (schema?.type === 'array') return fc.array(valueFor(schema.items), { maxLength: 3 });
    if (schema?.type === 'object') return bodyFor(schema);
    return fc.constantFrom('1', '3929', '77010000999', '500000000000000000', 'a', '2026-03-14');
  };
  return fc.oneof(strange, fc.constant(null).chain(fitting));
}

function bodyFor(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, valueFor(property)] as const,
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: strange },
  );
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function requestFor({ method, path, operation }: Call): fc.Arbitrary<InjectOptions> {
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== 'header');
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return fc
    .record({
      values: fc.tuple(
        ...parameters.map((one) => fc.option(valueFor(one.schema), { nil: undefined, freq: 4 })),
      ),
      token: fc.constantFrom(...tokens),
      payload: body ? bodyFor(body) : fc.constant(undefined),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'application/x-www-form-urlencoded',
        'text/plain',
        'image/png',
      ),
    })
    .map(({ values, token, payload, type }) => {
      let address = path;
      const query = new URLSearchParams(token ? { access_token: token } : {});
      for (const [at, parameter] of parameters.entries()) {
        const text = textOf(values[at] ?? '1');
        if (parameter.in === 'path')
          address = address.replace(`{${parameter.name}}`, encodeURIComponent(text || '0'));
        else if (values[at] !== undefined) query.append(parameter.name, text);
      }
      const sent =
        payload === undefined ? {} : { payload: textOf(payload), headers: { 'content-type': type } };
      return { method: method as 'GET', url: `${address}?${query}`, ...sent };
    });
}

async function expectNoFault(request: InjectOptions): Promise<void> {
  const answer = await platform.app.inject(request);
  const description = `${request.method} ${String(request.url).slice(0, 300)} ${String(request.payload).slice(0, 300)}\n→ ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  if (answer.statusCode >= 500) throw new Error(description);
  if (answer.statusCode < 400) return;
  const body = answer.json();
  const isInFormat =
    typeof body.error?.message === 'string' &&
    body.status_code === answer.statusCode &&
    body.detail !== undefined;
  if (!isInFormat) throw new Error(`not the platform's error format: ${description}`);
}

test('wire 1.6: wrong types, missing fields and wrong tokens get a 4xx in the platform’s own format, never a 500', async () => {
  const faults: string[] = [];
  for (const [at, call] of calls.entries()) {
    for (const request of fc.sample(requestFor(call), { numRuns: TRIES, seed: 2026 + at })) {
      await expectNoFault(request).catch((error: Error) => faults.push(error.message));
    }
  }
  expect(faults).toEqual([]);
});

test('wire 1.6: every route refuses an oversized body, a broken body and an unknown content type with a 4xx', async () => {
  const faults: string[] = [];
  for (const { method, path } of calls.filter((one) => one.operation.requestBody)) {
    const url = `${path.replaceAll(/\{\w+\}/g, '1')}?access_token=${tokens[0]}`;
    const json = { 'content-type': 'application/json' };
    const bodies = [
      { payload: JSON.stringify({ key: HUGE }), headers: json },
      { payload: '{"a":', headers: json },
      { payload: '[1,2', headers: json },
      { payload: '<a/>', headers: { 'content-type': 'application/xml' } },
    ];
    for (const sent of bodies) {
      const answer = await platform.app.inject({ method: method as 'POST', url, ...sent });
      const isRefused =
        answer.statusCode >= 400 &&
        answer.statusCode < 500 &&
        answer.json().status_code === answer.statusCode;
      if (!isRefused) faults.push(`${method} ${path} ${sent.payload.slice(0, 20)}: ${answer.statusCode}`);
    }
  }
  expect(faults).toEqual([]);
});
