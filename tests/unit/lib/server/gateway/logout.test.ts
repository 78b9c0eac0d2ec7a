import { logOut } from '@/lib/server/gateway/session/logout';
import { sessionState } from '@/lib/server/gateway/session/session-state';
import { newSession, writeSession } from '@/lib/server/session/session';
import type { GuestBefore } from '@/lib/server/session/session-data';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

/** Whether the platform still knows the device of the guest. */
let knowsGuest = true;
const platform = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
  const { pathname } = new URL(String(input));
  if (init?.method === 'DELETE') return new Response(null, { status: 204 });
  if (pathname === '/v2/auth/device' && knowsGuest) return Response.json({ access_token: 'b'.repeat(40) });
  return Response.json({ error_code: 'invalid', error: { message: 'invalid' } }, { status: 400 });
});
afterAll(() => platform.mockRestore());
beforeEach(() => {
  knowsGuest = true;
});

/** A browser of a user that has lost the answer to its logout. */
async function afterLostLogout(guestBefore: GuestBefore | null): Promise<Visitor> {
  const visitor = new Visitor();
  const user = { userId: 1, deviceId: 'of-user', token: 'a'.repeat(40), isGuest: false, guestBefore };
  await visitor.visit(
    async () => {
      await writeSession(newSession(user, Date.now()), () => true);
      return new Response();
    },
    visitor.request('POST', '/api/session/login'),
  );
  await visitor.visit(logOut, visitor.request('DELETE', '/api/session'), true);
  expect(visitor.jar.get('taspa_known')).toBe('user');
  return visitor;
}

const CLEAN = '"cache"';

describe('quality S08: a logout whose answer was lost is completed by the next one', () => {
  test('the cookies are removed, and what the browser has stored', async () => {
    const visitor = await afterLostLogout(null);
    const again = await visitor.call(logOut, 'DELETE', '/api/session');
    expect([again.status, again.headers.get('clear-site-data')]).toEqual([204, CLEAN]);
    expect([...visitor.jar.keys()]).toEqual([]);
  });

  test('the guest from before the login is back', async () => {
    const visitor = await afterLostLogout({ userId: 2, deviceId: 'of-guest' });
    const again = await visitor.call(logOut, 'DELETE', '/api/session');
    expect([again.status, again.headers.get('clear-site-data')]).toEqual([204, CLEAN]);
    expect(visitor.jar.get('taspa_known')).toBe('guest');
    expect((await visitor.call(sessionState, 'GET', '/api/session')).body.state).toBe('guest');
  });

  test('a guest who cannot be restored leaves no cookie of the user', async () => {
    const visitor = await afterLostLogout({ userId: 2, deviceId: 'of-guest' });
    knowsGuest = false;
    expect((await visitor.call(logOut, 'DELETE', '/api/session')).status).toBe(204);
    expect([...visitor.jar.keys()]).toEqual([]);
  });

  test('a cookie that is no session is removed, too', async () => {
    const visitor = new Visitor();
    visitor.jar.set('taspa_session', 'forged');
    visitor.jar.set('taspa_known', 'user');
    expect((await visitor.call(logOut, 'DELETE', '/api/session')).headers.get('clear-site-data')).toBe(CLEAN);
    expect([...visitor.jar.keys()]).toEqual([]);
  });

  test('a browser without a session has nothing to remove', async () => {
    const { status, headers } = await new Visitor().call(logOut, 'DELETE', '/api/session');
    expect([status, headers.get('clear-site-data')]).toEqual([204, null]);
  });
});
