import { NextRequest } from 'next/server';
import { guard } from '@/lib/server/guard/guard';
import { kindOfViewer } from '@/lib/server/guard/viewer-kind';
import { endOf, seal } from '@/lib/server/session/sealed';
import { newSession, type Session } from '@/lib/server/session/session';
import { processorTime } from '../../../../support/processor';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const NOW = Date.now();
const kid = { id: 'p', name: 'Әлі', role: 'child' as const, icon: null };

function sessionOf(facts: Partial<Session>): Session {
  const entrance = { userId: 7, deviceId: 'd', token: 'c4fe'.repeat(10), isGuest: false, name: 'Айша' };
  return { ...newSession(entrance, NOW), ...facts };
}

const sealOf = (facts: Partial<Session>) => seal(sessionOf(facts));

/** The inner address of a page request, or its redirect. */
async function pageFor(path: string, cookies: Record<string, string>): Promise<string | undefined> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const response = await guard(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie } }));
  const to = response.headers.get('x-middleware-rewrite') ?? response.headers.get('location');
  return to?.replace('http://localhost:3000', '');
}

describe('quality S14: the sealed session decides for which audience a page is', () => {
  test.each(['user', 'guest', 'child', 'nonsense', ''])(
    'a child stays a child when the readable cookie is "%s"',
    async (hint) => {
      const cookies = { taspa_session: await sealOf({ profile: kid }), taspa_known: hint };
      expect(await pageFor('/channels/all/1004', cookies)).toBe('/taspa~browser~child/ru/channels/all/1004');
      const { taspa_session } = cookies;
      expect(await pageFor('/channels', { taspa_session })).toBe('/taspa~browser~child/ru/channels');
    },
  );

  test('an adult and a guest stay the same when the readable cookie is "child"', async () => {
    for (const facts of [{}, { isGuest: true }, { profile: { ...kid, role: 'adult' as const } }]) {
      const cookies = { taspa_session: await sealOf(facts), taspa_known: 'child' };
      expect(await pageFor('/channels', cookies)).toBe('/taspa/ru/channels');
    }
  });

  test('the account needs a session, the readable cookie is not enough (spec 1 §2)', async () => {
    const toLogin = '/#auth?to=%2Flk';
    expect(await pageFor('/lk', { taspa_known: 'user' })).toBe(toLogin);
    const guest = await sealOf({ isGuest: true });
    expect(await pageFor('/lk', { taspa_session: guest, taspa_known: 'user' })).toBe(toLogin);
    expect(await pageFor('/lk', { taspa_session: await sealOf({}) })).toBe('/taspa/ru/lk');
  });

  test('an invalid cookie means no session and causes no error', async () => {
    const sealed = await sealOf({ profile: kid });
    const parts = sealed.split('*');
    const forged = [
      'x',
      '~2',
      '*'.repeat(7),
      sealed.slice(0, -5),
      `x${sealed}`,
      parts.with(4, 'AAAA').join('*'),
      parts.with(5, '99999999999999').join('*'),
      'y'.repeat(9_000),
    ];
    for (const taspa_session of forged) {
      expect(await pageFor('/channels', { taspa_session })).toBe('/taspa/ru/channels');
    }
  });

  test('quality S07: an expired session counts as no session, also when its cookie was opened before', async () => {
    const session = sessionOf({});
    const sealed = await seal(session);
    expect(await kindOfViewer(sealed, NOW)).toBe('user');
    expect(await kindOfViewer(sealed, endOf(session) + 1)).toBeNull();
  });
});

describe('quality S14: the cost of a page request', () => {
  const TIMES = 300;

  async function msEach(work: (index: number) => Promise<unknown>): Promise<number> {
    const spent = await processorTime(async () => {
      for (let index = 0; index < TIMES; index += 1) await work(index);
    });
    return spent / TIMES;
  }

  test('is one unsealing, and almost nothing for a known cookie', async () => {
    const fresh: string[] = [];
    const sealing = await msEach(async () => fresh.push(await sealOf({ profile: kid })));
    const first = await msEach((index) => kindOfViewer(fresh[index], NOW));
    const again = await msEach((index) => kindOfViewer(fresh[index], NOW));
    const nobody = await msEach(() => kindOfViewer(undefined, NOW));
    const figures = [sealing, first, again, nobody].map((ms) => ms.toFixed(4)).join(', ');
    process.stdout.write(`ms to seal a cookie, for one at first, again, and for none: ${figures}\n`);
    // Ratios within one run, because a busy machine slows all of them.
    expect(first).toBeLessThan(3 * sealing);
    expect(again).toBeLessThan(first / 10);
  });
});
