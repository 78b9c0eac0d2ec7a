import {
  codeRequestOf,
  forgetCodeRequest,
  rememberCodeRequest,
} from '@/lib/server/gateway/login/code-request';
import { personal } from '@/lib/server/gateway/session/as-viewer';
import { kindOfViewer } from '@/lib/server/guard/viewer-kind';
import { serialOfBrowser } from '@/lib/server/session/browser-marks';
import { endSession, newSession, readSession, writeSession } from '@/lib/server/session/session';

type Options = Record<string, unknown>;

const jar = new Map<string, { value: string; options: Options }>();

jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)?.value } : undefined),
    set: (name: string, value: string, options: Options) => void jar.set(name, { value, options }),
    delete: (name: string) => void jar.delete(name),
  }),
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.SITE_URL = 'https://taspa.example';

const DAY = 24 * 60 * 60_000;
const NOW = Date.now();
const TOKEN = 'c4fe'.repeat(10);

const session = () =>
  newSession(
    {
      userId: 7,
      deviceId: 'device-secret',
      token: TOKEN,
      isGuest: false,
      name: 'Айша',
      phone: '77015551234',
      serial: 'serial-secret',
    },
    NOW,
  );

beforeEach(() => jar.clear());

test('quality S07: the session cookie is __Host-, Secure, HttpOnly, SameSite=Lax, and opaque', async () => {
  await writeSession(session(), () => true);
  const cookie = jar.get('__Host-taspa');
  expect(cookie?.options).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' });
  expect(cookie?.options).not.toHaveProperty('domain');
  for (const secret of [TOKEN, 'device-secret', 'serial-secret', '77015551234', 'Айша']) {
    expect(decodeURIComponent(cookie?.value ?? '')).not.toContain(secret);
  }
});

test('quality S05: the readable cookie contains the kind of viewer and nothing else', async () => {
  await writeSession(session(), () => true);
  const readable = [...jar].filter(([, { options }]) => !options.httpOnly);
  expect(readable.map(([name, { value }]) => [name, value])).toEqual([['taspa_known', 'user']]);
});

test('spec 2 §2: both cookies of a session in a frame of another site end in that frame', async () => {
  jar.set('taspa_embed', { value: 'framed', options: {} });
  await endSession();
  const framed = { secure: true, sameSite: 'none', partitioned: true, path: '/', maxAge: 0 };
  for (const name of ['__Host-taspa', 'taspa_known']) expect(jar.get(name)?.options).toMatchObject(framed);
});

test('spec 2 §2: a code that was requested in a frame of another site is known in that frame, until its login', async () => {
  jar.set('taspa_embed', { value: 'framed', options: {} });
  const framed = { secure: true, sameSite: 'none', partitioned: true, httpOnly: true, path: '/api/session' };
  await rememberCodeRequest('77015551234', 'requester', { codeLength: 4, sentBy: 'sms' });
  expect(jar.get('taspa_code_requests')?.options).toMatchObject(framed);
  expect(await codeRequestOf('77015551234')).toMatchObject({ id: 'requester' });
  await forgetCodeRequest();
  expect(jar.get('taspa_code_requests')?.options).toMatchObject({ ...framed, maxAge: 0 });
});

test('quality S07: two logins get different session ids of 128 bits', () => {
  const ids = Array.from({ length: 50 }, () => session().id);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id.replaceAll('-', '')).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  [{ isGuest: true }, 'guest'],
  [{ profile: { id: 'p', name: 'Ер', role: 'child' as const, icon: null } }, 'child'],
  [{ profile: { id: 'p', name: 'Айша', role: 'adult' as const, icon: null } }, 'user'],
])('the readable cookie: %j is %s', async (facts, kind) => {
  await writeSession({ ...session(), ...facts }, () => true);
  expect(jar.get('taspa_known')?.value).toBe(kind);
});

test('quality S09: a session ends after 180 days in every case', async () => {
  await writeSession({ ...session(), startedAt: NOW - 180 * DAY + 1_000, tokenSetAt: NOW }, () => true);
  expect(await readSession(NOW)).not.toBeNull();
  expect(await readSession(NOW + 2_000)).toBeNull();
});

test('quality S09: a session ends after 30 days without use, and the browser drops the cookie', async () => {
  await writeSession(session(), () => true);
  for (const name of ['__Host-taspa', 'taspa_known']) {
    expect(jar.get(name)?.options.maxAge).toBe((30 * DAY) / 1_000);
  }
  expect(await readSession(NOW + 30 * DAY)).not.toBeNull();
  expect(await readSession(NOW + 30 * DAY + 1)).toBeNull();
  const sealed = jar.get('__Host-taspa')?.value;
  expect(await kindOfViewer(sealed, NOW + 30 * DAY)).toBe('user');
  expect(await kindOfViewer(sealed, NOW + 30 * DAY + 1)).toBeNull();
});

test('quality S09: every renewed token starts the 30 days again', async () => {
  await writeSession({ ...session(), tokenSetAt: NOW + 29 * DAY }, () => true);
  expect(await readSession(NOW + 59 * DAY)).not.toBeNull();
});

test('an older session without a new field gets its default', async () => {
  const { serial: _, isByToken: __, profile: ___, ...old } = session();
  await writeSession(old as ReturnType<typeof session>, () => true);
  expect(await readSession(NOW)).toMatchObject({ serial: null, isByToken: false, profile: null });
});

test('spec 1 §9, cookie lifetime: preferences are stored as long as browsers allow, and script cannot read them', async () => {
  const serial = await serialOfBrowser();
  const cookie = jar.get('taspa_serial');
  expect(cookie).toMatchObject({ value: serial, options: { httpOnly: true, secure: true } });
  expect(cookie?.options.maxAge).toBe((400 * DAY) / 1_000);
  expect(await serialOfBrowser()).toBe(serial);
});

test('quality S34: an unexpected failure shows one sentence and a number, and the details go to the log', async () => {
  const written: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const request = new Request('https://taspa.example/api/session/x', {
    headers: { 'accept-language': 'en' },
  });
  const response = await personal(request, () => Promise.reject(new Error(`token=${TOKEN} of 77015551234`)));
  const body = await response.json();
  expect(response.status).toBe(500);
  expect(body.message).toBe(
    `The service is not answering. Try again in a minute. Code for support: ${body.request_id}.`,
  );
  expect(written.join()).toContain(body.request_id);
  expect(JSON.stringify(body) + written.join()).not.toMatch(/c4fe|77015551234/);
});
