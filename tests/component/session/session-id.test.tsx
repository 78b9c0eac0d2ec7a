import * as v from 'valibot';
import { saveAccount } from '@/lib/client/account/calls';
import { callSession } from '@/lib/client/http/call-session';
import { enterPin, savePin } from '@/lib/client/parental/calls';
import { activateProfile } from '@/lib/client/profiles/calls';
import { json } from '../server';

/** What our server answers, one after the other; then it says yes. */
let answers: Array<[status: number, body: object]> = [];
let requested: string[] = [];
/** How many of the calls were under way at once. */
let most = 0;
let underWay = 0;

const required: [number, object] = [401, { error_code: 'session_required' }];
const profile = { id: 'p', name: 'Ер', role: 'child', icon: null };
const fine = { is_guest: false, name: 'Айша', email: '', profile };

let turn: Promise<unknown> = Promise.resolve();
const locks = {
  request: (_: string, work: () => Promise<unknown>) => {
    turn = turn.then(work, work);
    return turn;
  },
};

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the way the browser is told.
  document.cookie = 'taspa_known=user';
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  AbortSignal.timeout ??= () => new AbortController().signal;
  answers = [];
  requested = [];
  most = 0;
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    // Who is there is asked for by the header.
    if (init.method === 'GET' && path === '/api/session') return json({}, 503);
    requested.push(`${init.method} ${path}`);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
    const [status, body] = answers.shift() ?? [200, fine];
    return json(body, status);
  }) as unknown as typeof fetch;
});

const renaming = [
  ['a PIN is entered', 'POST /api/session/pin', () => enterPin('1234', { action: 'profile' }, true)],
  ['a PIN is set', 'PUT /api/session/pin', () => savePin('1234', null)],
  ['the account is saved', 'PATCH /api/session/account', () => saveAccount({ name: 'Айша', email: '' })],
  ['the profile is switched', 'POST /api/session/profiles/active', () => activateProfile('p')],
] as const;

describe('quality S09: the answer with the new session id was lost', () => {
  test.each(renaming)(
    '%s: a session start gets the new id, and the call is repeated',
    async (_, call, change) => {
      answers = [required];
      await change();
      expect(requested).toEqual([call, 'POST /api/session', call]);
    },
  );

  test('a read call recovers in the same way', async () => {
    answers = [required];
    expect(await callSession('GET', '/profiles', v.unknown())).toEqual(fine);
    expect(requested).toEqual([
      'GET /api/session/profiles',
      'POST /api/session',
      'GET /api/session/profiles',
    ]);
  });

  test('repeats once: a second refusal, and a failed start, reject with the first code', async () => {
    for (const after of [
      [required, [200, fine], required],
      [required, [503, {}]],
    ] as const) {
      answers = [...after] as typeof answers;
      await expect(callSession('GET', '/profiles', v.unknown())).rejects.toMatchObject({
        code: 'session_required',
      });
    }
    expect(requested.filter((call) => call === 'POST /api/session')).toHaveLength(2);
  });

  test('a viewer without a session does not get one', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the way the browser is told.
    document.cookie = 'taspa_known=; max-age=0';
    answers = [required];
    await expect(callSession('GET', '/profiles', v.unknown())).rejects.toMatchObject({
      code: 'session_required',
    });
    expect(requested).toEqual(['GET /api/session/profiles']);
  });
});

test('quality S09: calls that change the session id run in one tab at a time', async () => {
  await Promise.all(renaming.map(([, , change]) => change()));
  expect(requested).toHaveLength(renaming.length);
  expect(most).toBe(1);
});
