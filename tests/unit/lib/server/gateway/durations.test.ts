import { parentalAnswer } from '@/lib/server/gateway/parental/parental';
import { newSession, writeSession } from '@/lib/server/session/session';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('@/lib/platform/sign-in/profiles', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/sign-in/profiles')>('@/lib/platform/sign-in/profiles'),
  activeProfile: async () => ({ id: 'p1', name: 'Айша', role: 'adult', icon: null, avatarId: null }),
}));
jest.mock('@/lib/platform/resources/parental', () => ({
  listDurations: () => Promise.reject(new Error('nobody answers')),
  getParentalAccount: async () => ({ status: 'set', dialogue: null }),
  getParentalDevice: async () => ({ settings: null, channels: {} }),
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const visitor = new Visitor();
const read = () => visitor.visit(parentalAnswer, visitor.request('GET', '/api/session/parental'));

describe('spec 3 §2 `/lk_parental`: durations that cannot be loaded', () => {
  test('cause no unhandled rejection without a session', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    expect((await read()).status).toBe(401);
    // Node reports it after the microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('do not affect the other settings', async () => {
    const entrance = { userId: 7, deviceId: 'd', token: 'c4fe'.repeat(10), isGuest: false };
    await visitor.visit(
      async () => {
        await writeSession(newSession(entrance, Date.now()), () => true);
        return new Response();
      },
      visitor.request('POST', '/'),
    );
    const response = await read();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'set', durations: [] });
  });
});
