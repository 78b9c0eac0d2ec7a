import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { callSession } from '@/lib/client/http/call-session';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { setKnownCookie } from '../../support/known-cookie';

let status = 401;

beforeEach(() => {
  history.replaceState(null, '', '/channels');
  setKnownCookie('guest');
  AbortSignal.timeout ??= () => new AbortController().signal;
  const refusal = { error: { message: 'Войдите' }, error_code: 'login_required', message: 'Войдите' };
  globalThis.fetch = (async () =>
    ({
      ok: false,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => refusal,
      text: async () => JSON.stringify(refusal),
    }) as Response) as typeof fetch;
});

const CALLS: Array<[string, () => Promise<unknown>]> = [
  ['to our session API', () => callSession('GET', '/profiles', v.unknown())],
  [
    'to the platform',
    () => callAsViewer({ method: 'GET', path: '/users/self/channel_list', schema: v.unknown() }),
  ],
];

describe.each(CALLS)('spec 1 §4: "login_required" as the answer of a call %s', (_, call) => {
  test('401: guests are not allowed, and the login opens without a close button', async () => {
    status = 401;
    await expect(call()).rejects.toMatchObject({ code: 'login_required' });
    expect(takeRequestedModal(location.hash)?.modal).toMatchObject({ id: 'auth', hideClose: true });
  });

  test('403: one action is closed to guests, and the calling screen reports it (spec 1 §6)', async () => {
    status = 403;
    await expect(call()).rejects.toMatchObject({ code: 'login_required' });
    expect(takeRequestedModal(location.hash)).toBeNull();
    expect(location.hash).toBe('');
  });
});
