import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { callSession } from '@/lib/client/http/call-session';
import { beginSession } from '@/lib/client/session/begin';
import { renew } from '@/lib/client/session/renew';
import { currentViewer, onViewerChange, setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import { setKnownCookie } from '../../support/known-cookie';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

let requested: Array<{ path: string; body: unknown }> = [];
let answer: () => Promise<Response>;

const json = (body: unknown, status = 200) => {
  const text = async () => JSON.stringify(body);
  const headers = new Headers();
  return Promise.resolve({ ok: status < 400, status, headers, text, json: async () => body } as Response);
};

/** Sets the hint cookie of the browser; null removes it. */

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setViewer({ state: 'user', name: 'Айша', phone: null, profile: null });
  setKnownCookie('user');
  requested = [];
  answer = () => json({ is_guest: false });
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    requested.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    return answer();
  }) as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

/** Of the authentication: a return from a payment also reads how the payment stands. */
const bodies = () => requested.filter(({ path }) => path === '/api/session').map(({ body }) => body);
const defaultBody = { isParentalMode: false, hasPendingTransaction: false };

test('spec 1 §4, §9: the start requests authentication of the device, and not again within 5 minutes', async () => {
  await renew(NOW);
  await renew(NOW + 5 * MINUTE - 1);
  expect(bodies()).toEqual([defaultBody]);
  await renew(NOW + 5 * MINUTE);
  expect(bodies()).toEqual([defaultBody, defaultBody]);
});

test.each([
  ['parental mode on the settings page', '/lk_parental', { isParentalMode: true }],
  ['parental mode while the PIN is asked for', '/#pincode', { isParentalMode: true }],
  ['parental mode while the PIN is set', '/#parental_set', { isParentalMode: true }],
  [
    'a transaction on the return from the payment',
    '/packets?purchased=true',
    { hasPendingTransaction: true },
  ],
  ['a transaction while a payment code is shown', '/#pay_qr_alma', { hasPendingTransaction: true }],
])('spec 1 §4 "Device authentication at the start" is skipped: %s', async (_, address, expected) => {
  history.replaceState(null, '', address);
  await renew(NOW);
  expect(bodies()).toEqual([{ ...defaultBody, ...expected }]);
});

/** The channel between tabs, which jsdom does not have: the other ends receive what one end posts. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: Viewer }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: Viewer): void {
    for (const one of Channel.open) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
}

describe('spec 1 §4: a device that is no longer known', () => {
  let otherTab: Channel;
  let received: Viewer[];
  beforeAll(() => {
    globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
    // Every page that shows the viewer subscribes.
    onViewerChange(() => undefined);
    otherTab = new Channel('taspa-who');
  });
  beforeEach(() => {
    received = [];
    otherTab.onmessage = ({ data }) => received.push(data);
  });

  test.each([
    ['becomes a guest', 'guest', () => json({ is_guest: true })],
    ['has no session where guests are not allowed', null, () => json({ error_code: 'login_required' }, 403)],
  ] as const)('%s, in every tab, and is asked to log in', async (_, kind, startAnswer) => {
    sessionStorage.setItem('own', 'theirs');
    answer = () => {
      setKnownCookie(kind);
      return startAnswer();
    };
    await renew(NOW);
    const signedOutViewer = {
      state: kind ?? 'none',
      name: null,
      phone: null,
      profile: null,
      isSignedOut: true,
    };
    expect(currentViewer()).toEqual(signedOutViewer);
    expect(received).toEqual([signedOutViewer]);
    await waitFor(() => expect(location.hash).toBe('#auth'));
    expect(sessionStorage.getItem('own')).toBeNull();
  });

  test('a message from another tab clears the person here too, and opens the login', async () => {
    sessionStorage.setItem('own', 'theirs');
    otherTab.postMessage({ state: 'guest', name: null, phone: null, profile: null, isSignedOut: true });
    expect(currentViewer()).toMatchObject({ state: 'guest', name: null, isSignedOut: true });
    await waitFor(() => expect(location.hash).toBe('#auth'));
    expect(sessionStorage.getItem('own')).toBeNull();
    expect(requested).toEqual([]);
  });

  test('is detected before the page has loaded the viewer', async () => {
    await jest.isolateModulesAsync(async () => {
      const { withLostSessionDetection, currentViewer: viewerNow } = await import(
        '@/lib/client/viewer/viewer'
      );
      await withLostSessionDetection(async () => setKnownCookie('guest'));
      expect(viewerNow()).toMatchObject({ state: 'guest', isSignedOut: true });
      await waitFor(() => expect(location.hash).toBe('#auth'));
    });
  });

  test('a guest who becomes another guest is not asked to log in', async () => {
    setKnownCookie('guest');
    setViewer({ state: 'guest', name: null, phone: null });
    answer = () => json({ is_guest: true });
    await renew(NOW);
    expect(currentViewer()?.isSignedOut).toBeUndefined();
  });
});

describe('spec 1 §4: a call of a person whose device is refused', () => {
  const refused = () => {
    setKnownCookie('guest');
    return json({ error_code: 'signed_out', error: { message: 'Войдите снова' } }, 401);
  };
  test('rejects with signed_out and is not repeated as a guest', async () => {
    answer = refused;
    const failed = callSession('GET', '/account', v.unknown());
    await expect(failed).rejects.toMatchObject({ code: 'signed_out', sentence: 'Войдите снова' });
    expect(requested).toHaveLength(1);
    expect(currentViewer()?.isSignedOut).toBe(true);
  });

  test.each([
    ['GET', ['/api/v2/users/self/favorites', '/api/session', '/api/v2/users/self/favorites']],
    ['POST', ['/api/v2/users/self/favorites']],
  ] as const)('%s: a read is repeated as the new guest, a write is not', async (method, paths) => {
    answer = () => (requested.length === 1 ? refused() : json({}));
    await callAsViewer({ method, path: '/users/self/favorites', schema: v.unknown() }).catch(() => {});
    expect(requested.map(({ path }) => path)).toEqual(paths);
    expect(currentViewer()?.isSignedOut).toBe(true);
  });
});

test('without an answer nothing changes, and the next page tries again', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  await renew(NOW);
  expect(currentViewer()?.state).toBe('user');
  await renew(NOW);
  expect(requested).toHaveLength(2);
});

test('DESIGN section 3: a viewer without a session gets none by reading, and learns whether access would be denied', async () => {
  setKnownCookie(null);
  setViewer({ state: 'none', name: null, phone: null });
  answer = () => json(null, 204);
  jest.useFakeTimers();
  beginSession();
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  await waitFor(() => expect(requested.map(({ path }) => path)).toEqual(['/api/welcome']));
});
