import type { AddressInfo } from 'node:net';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { requestIsHeld } from './held.ts';

let platform: TestPlatform;
let base: string;
beforeAll(async () => {
  platform = await testPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
});
afterEach(() => fetch(`${base}/sandbox/faults`, { method: 'DELETE' }));
afterAll(() => platform.close());

const URL_UNDER_FAULT = '/v2/users/self/network';

async function addFault(order: object): Promise<{ id: number }> {
  const answer = await fetch(`${base}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: `GET ${URL_UNDER_FAULT}*`, ...order }),
  });
  expect(answer.status).toBe(201);
  return answer.json() as Promise<{ id: number }>;
}

const request = (init?: RequestInit) => fetch(base + URL_UNDER_FAULT, init);
const faults = async () => (await (await fetch(`${base}/sandbox/faults`)).json()) as { hits: number }[];

test('a status fault uses the platform’s own error format, readable from any site', async () => {
  await addFault({ status: 451, errorCode: 'lost_content' });
  const answer = await request();
  expect(answer.status).toBe(451);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ status_code: 451, error_code: 'lost_content' });
  expect((await fetch(`${base}/v2/platform/configuration`)).status).toBe(200);
});

test('times limits how often a fault acts', async () => {
  await addFault({ status: 503, times: 2 });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await request()).status);
  expect(statuses).toEqual([503, 503, 200]);
  expect(await faults()).toEqual([]);
});

test('a delay waits, and then lets the answer through', async () => {
  await addFault({ delayMs: 120 });
  const from = performance.now();
  expect((await request()).status).toBe(200);
  expect(performance.now() - from).toBeGreaterThanOrEqual(115);
});

test('a cut closes the connection without an answer', async () => {
  await addFault({ cut: true });
  const before = (await platform.app.inject('/sandbox/requests.json')).json().total;
  await expect(request()).rejects.toThrow('fetch failed');
  expect((await platform.app.inject('/sandbox/requests.json')).json().total).toBe(before + 1);
});

test('garbage is sent as JSON and is not JSON', async () => {
  await addFault({ garbage: true });
  const answer = await request();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  await expect(answer.json()).rejects.toThrow('JSON');
});

test('a hang lasts until the fault is removed', async () => {
  const { id } = await addFault({ hang: true, times: 1 });
  let isAnswered = false;
  const waiting = request().then((answer) => {
    isAnswered = true;
    return answer.status;
  });
  await requestIsHeld(base);
  // Another request passes meanwhile: the fault is used up, but still holds the first request.
  expect((await request()).status).toBe(200);
  expect(isAnswered).toBe(false);
  await fetch(`${base}/sandbox/faults?id=${id}`, { method: 'DELETE' });
  expect(await waiting).toBe(200);
});

test('a caller who disconnects frees the connection', async () => {
  await addFault({ hang: true });
  const giveUp = new AbortController();
  const unanswered = expect(request({ signal: giveUp.signal })).rejects.toThrow('aborted');
  await requestIsHeld(base);
  giveUp.abort();
  await unanswered;
  expect((await faults())[0]?.hits).toBe(1);
});

test('faults do not apply to the sandbox itself', async () => {
  await addFault({ match: '*', status: 500 });
  expect((await fetch(`${base}/sandbox/faults`)).status).toBe(200);
  expect((await fetch(`${base}/healthz`)).status).toBe(500);
});

test.each([
  ['no match', { match: '' }],
  ['an invalid status', { status: 42 }],
  ['an endless delay', { delayMs: 1e9 }],
])('a fault with %s is refused', async (_what, order) => {
  const answer = await fetch(`${base}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: 'GET /x', ...order }),
  });
  expect(answer.status).toBe(400);
});

test('removing an unknown fault is 404', async () => {
  expect((await fetch(`${base}/sandbox/faults?id=999`, { method: 'DELETE' })).status).toBe(404);
});

test('closing the server releases hanging requests', async () => {
  const other = await testPlatform();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
  await other.app.inject({ method: 'POST', url: '/sandbox/faults', payload: { match: '*', hang: true } });
  const arrived = new Promise((resolve) => other.app.server.once('request', resolve));
  const waiting = fetch(`${address}/healthz`).then((answer) => answer.status);
  await arrived;
  await other.close();
  expect(await waiting).toBe(200);
});
