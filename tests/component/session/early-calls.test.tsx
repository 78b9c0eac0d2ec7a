import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { EARLY_ANSWERS } from '@/lib/rules/pages/early-answers';
import { EARLY_CALLS } from '@/lib/rules/pages/early-calls';
import { PlatformError } from '@/lib/shared/platform-error';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';
import { passTasks } from '../tasks';

const stream = { path: '/libraries/2/contents/576/stream', query: { type: 'hls' }, schema: v.unknown() };
const STREAM = 'GET /api/v2/libraries/2/contents/576/stream';
const SESSION = 'POST /api/session';

const requests = () => server.requested.map(({ method, path }) => `${method} ${path.split('?')[0]}`);

/** jsdom has no answers of fetch. */
class Answer {
  readonly text: () => Promise<string>;
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  constructor(body: string, { ok, status, headers }: Response) {
    this.text = async () => body;
    this.ok = ok;
    this.status = status;
    this.headers = headers;
  }
}

/** Opens a page with the inline script that names the stream. */
function openPage(answers: Parameters<typeof answerWith>[0]): Promise<unknown> {
  const read = Object.entries(answers).map(([name, answer]) => {
    const readable = async () => {
      const response = await answer();
      return Object.assign(response, { arrayBuffer: () => response.text() });
    };
    return [name, readable] as const;
  });
  answerWith(Object.fromEntries(read));
  const script = document.createElement('script');
  script.dataset.calls = `${STREAM}?type=hls`;
  Object.defineProperty(document, 'currentScript', { configurable: true, get: () => script });
  new Function(EARLY_CALLS)();
  return passTasks();
}

const starts = () => {
  setKnownCookie('guest');
  return json({ is_guest: true });
};

beforeAll(() => {
  Object.assign(globalThis, { Response: Answer });
});
beforeEach(() => {
  // The page is a new one in each test, also where the tests before it have taken half a minute.
  jest.spyOn(performance, 'now').mockReturnValue(0);
  setKnownCookie(null);
  Reflect.deleteProperty(window, EARLY_ANSWERS);
});

afterEach(() => jest.restoreAllMocks());

test('the stream of a page is called for before its scripts have loaded, and once', async () => {
  setKnownCookie('guest');
  await openPage({ [STREAM]: () => json({ hls: 'a' }) });
  expect(requests()).toEqual([STREAM]);
  expect(await callAsViewer(stream)).toEqual({ hls: 'a' });
  expect(requests()).toEqual([STREAM]);
});

test('a page has the script twice, and calls once', async () => {
  setKnownCookie('guest');
  await openPage({ [STREAM]: () => json({ hls: 'a' }) });
  new Function(EARLY_CALLS)();
  await passTasks();
  expect(requests()).toEqual([STREAM]);
});

test('an early answer serves one playback: the next one has an address and statistics of its own', async () => {
  setKnownCookie('guest');
  await openPage({ [STREAM]: () => json({ hls: 'a' }) });
  await callAsViewer(stream);
  await callAsViewer(stream);
  expect(requests()).toEqual([STREAM, STREAM]);
});

test('a browser without a session gets one session before its stream, also when an island calls meanwhile', async () => {
  const opened = openPage({ [SESSION]: starts, [STREAM]: () => json({ hls: 'a' }) });
  expect(await callAsViewer(stream)).toEqual({ hls: 'a' });
  await opened;
  expect(requests()).toEqual([SESSION, STREAM]);
});

/** jsdom has no locks: each change waits for the one before it. */
function installLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, change: () => Promise<unknown>) => {
    const own = last.then(change, change);
    last = own.catch(() => {});
    return own;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('with the lock of the session between tabs: one session, then the stream', async () => {
  installLocks();
  const opened = openPage({ [SESSION]: starts, [STREAM]: () => json({ hls: 'a' }) });
  expect(await callAsViewer(stream)).toEqual({ hls: 'a' });
  await opened;
  Reflect.deleteProperty(navigator, 'locks');
  expect(requests()).toEqual([SESSION, STREAM]);
});

test('a viewer who is refused a session sees the reason, and no stream is requested', async () => {
  await openPage({ [SESSION]: () => refusal(403, 'geo_locked') });
  await expect(callAsViewer(stream)).rejects.toBeInstanceOf(PlatformError);
  expect(requests()).toEqual([SESSION]);
});

test('a refused stream is refused to the player with the words of the platform', async () => {
  setKnownCookie('guest');
  await openPage({ [STREAM]: () => refusal(403, 'not_purchased', 'Нужна подписка') });
  await expect(callAsViewer(stream)).rejects.toMatchObject({ sentence: 'Нужна подписка' });
  expect(requests()).toEqual([STREAM]);
});

test('a connection that was lost early is tried again when the player calls', async () => {
  setKnownCookie('guest');
  await openPage({});
  server.answers = { [STREAM]: () => json({ hls: 'later' }) };
  expect(await callAsViewer(stream)).toEqual({ hls: 'later' });
});

test('a session that has ended is started again, and the stream called for once more', async () => {
  setKnownCookie('guest');
  await openPage({ [STREAM]: () => refusal(401, 'session_required') });
  server.answers = { [SESSION]: starts, [STREAM]: () => json({ hls: 'b' }) };
  expect(await callAsViewer(stream)).toEqual({ hls: 'b' });
  expect(requests()).toEqual([STREAM, SESSION, STREAM]);
});

test('another moment of a channel is no early call: it has another stream', async () => {
  setKnownCookie('guest');
  history.replaceState(null, '', '/channels/all/taspa-1?ts=1800000000');
  await openPage({ [STREAM]: () => json({ hls: 'a' }) });
  history.replaceState(null, '', '/');
  expect(requests()).toEqual([]);
});

test('an answer that was not used for half a minute is out of date: the stream is requested again', async () => {
  setKnownCookie('guest');
  await openPage({ [STREAM]: () => json({ hls: 'a' }) });
  jest.mocked(performance.now).mockReturnValue(30_001);
  expect(await callAsViewer(stream)).toEqual({ hls: 'a' });
  expect(requests()).toEqual([STREAM, STREAM]);
});
