import type { AddressInfo } from 'node:net';
import { createHub } from '../../src/sandbox/cast/hub.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let base: string;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
});
afterAll(() => platform.close());

/** Reads server-sent events until one has data. */
async function firstEvent(answer: Response): Promise<unknown> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; reader; ) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
    const data = /^data: (.*)$/m.exec(text)?.[1];
    if (data) return JSON.parse(data);
  }
  return null;
}

const post = (to: string, body: object) =>
  fetch(`${base}/cast/messages?to=${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a receiver is listed while it is open, and gets what a sender of any site sends', async () => {
  const stop = new AbortController();
  const events = await fetch(`${base}/cast/events?id=receiver-1&name=Kitchen`, { signal: stop.signal });
  expect(events.headers.get('content-type')).toBe('text/event-stream');
  expect(await (await fetch(`${base}/cast/receivers`)).json()).toEqual([
    { id: 'receiver-1', name: 'Kitchen' },
  ]);
  const sent = await post('receiver-1', { type: 'connect', from: 'sender-01' });
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([202, '*']);
  expect(await firstEvent(events)).toEqual({ type: 'connect', from: 'sender-01' });
  stop.abort();
  while ((await post('receiver-1', { type: 'play' })).status !== 404);
  expect(await (await fetch(`${base}/cast/receivers`)).json()).toEqual([]);
});

test.each([
  ['a bad id', '/cast/events?id=x'],
  ['no id', '/cast/events'],
])('%s is 400', async (_name, path) => {
  expect((await platform.app.inject(path)).statusCode).toBe(400);
});

test.each(['/cast/sender.js', '/cast/receiver.js', '/cast/hls.js'])(
  '%s may run in pages of other sites',
  async (path) => {
    const answer = await platform.app.inject(path);
    expect([answer.statusCode, answer.headers['cross-origin-resource-policy']]).toEqual([
      200,
      'cross-origin',
    ]);
    expect(answer.headers['content-type']).toMatch('text/javascript');
  },
);

test('the receiver page runs only its own scripts', async () => {
  const answer = await platform.app.inject('/cast/receiver');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  expect(answer.body).not.toMatch(/<script>/);
});

test('too many inboxes are refused, an open one may be opened again', () => {
  const hub = createHub();
  for (let at = 0; at < 100; at += 1) expect(hub.open(`id-${at}`, null)).not.toBeNull();
  expect(hub.open('one-more', null)).toBeNull();
  expect(hub.open('id-5', 'TV')).not.toBeNull();
  expect(hub.receivers()).toEqual([{ id: 'id-5', name: 'TV' }]);
  hub.close();
});

test('without the sandbox there is no receiver', async () => {
  const other = await testPlatform({ env: { sandbox: false } });
  for (const path of ['/cast/receiver', '/cast/sender.js', '/cast/receivers'])
    expect((await other.app.inject(path)).statusCode).toBe(404);
  await other.close();
});
