import * as v from 'valibot';
import { saveAccount } from '@/lib/client/account/calls';
import { callSession } from '@/lib/client/http/call-session';
import { enterPin, savePin } from '@/lib/client/parental/calls';
import { activateProfile } from '@/lib/client/profiles/calls';
import { setKnownCookie } from '../../support/known-cookie';
import { json } from '../server';

/** Answers of our server in order; after them it answers 200. */
let answers: Array<[status: number, body: object]> = [];
let requested: string[] = [];
/** The highest number of parallel calls. */
let maxParallel = 0;
let running = 0;

const sessionRequired: [number, object] = [401, { error_code: 'session_required' }];
const profile = { id: 'p', name: 'Ер', role: 'child', icon: null };
const okBody = { is_guest: false, name: 'Айша', email: '', profile };

let lastLock: Promise<unknown> = Promise.resolve();
const locks = {
  request: (_: string, work: () => Promise<unknown>) => {
    lastLock = lastLock.then(work, work);
    return lastLock;
  },
};

beforeEach(() => {
  setKnownCookie('user');
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  AbortSignal.timeout ??= () => new AbortController().signal;
  answers = [];
  requested = [];
  maxParallel = 0;
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    // The header requests the viewer.
    if (init.method === 'GET' && path === '/api/session') return json({}, 503);
    requested.push(`${init.method} ${path}`);
    running += 1;
    maxParallel = Math.max(maxParallel, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    const [status, body] = answers.shift() ?? [200, okBody];
    return json(body, status);
  }) as unknown as typeof fetch;
});

const idChangingCalls = [
  ['a PIN is entered', 'POST /api/session/pin', () => enterPin('1234', { action: 'profile' }, true)],
  ['a PIN is set', 'PUT /api/session/pin', () => savePin('1234', null)],
  ['the account is saved', 'PATCH /api/session/account', () => saveAccount({ name: 'Айша', email: '' })],
  ['the profile is switched', 'POST /api/session/profiles/active', () => activateProfile('p')],
] as const;

describe('quality S09: the answer with the new session id was lost', () => {
  test.each(idChangingCalls)(
    '%s: a session start gets the new id, and the call is repeated',
    async (_, call, change) => {
      answers = [sessionRequired];
      await change();
      expect(requested).toEqual([call, 'POST /api/session', call]);
    },
  );

  test('a read call recovers in the same way', async () => {
    answers = [sessionRequired];
    expect(await callSession('GET', '/profiles', v.unknown())).toEqual(okBody);
    expect(requested).toEqual([
      'GET /api/session/profiles',
      'POST /api/session',
      'GET /api/session/profiles',
    ]);
  });

  test('repeats once: a second refusal, and a failed start, reject with the first code', async () => {
    for (const after of [
      [sessionRequired, [200, okBody], sessionRequired],
      [sessionRequired, [503, {}]],
    ] as const) {
      answers = [...after] as typeof answers;
      await expect(callSession('GET', '/profiles', v.unknown())).rejects.toMatchObject({
        code: 'session_required',
      });
    }
    expect(requested.filter((call) => call === 'POST /api/session')).toHaveLength(2);
  });

  test('a viewer without a session does not get one', async () => {
    setKnownCookie(null);
    answers = [sessionRequired];
    await expect(callSession('GET', '/profiles', v.unknown())).rejects.toMatchObject({
      code: 'session_required',
    });
    expect(requested).toEqual(['GET /api/session/profiles']);
  });
});

test('quality S09: calls that change the session id run in one tab at a time', async () => {
  await Promise.all(idChangingCalls.map(([, , change]) => change()));
  expect(requested).toHaveLength(idChangingCalls.length);
  expect(maxParallel).toBe(1);
});
