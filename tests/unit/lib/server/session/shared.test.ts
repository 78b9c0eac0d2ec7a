import { newSession, type Session } from '@/lib/server/session/session';
import { SharedSessions } from '@/lib/server/session/shared-sessions';

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60_000;

const mum = { id: 'p1', name: 'Айгуль', role: 'adult' as const, icon: null };
const kid = { id: 'p2', name: 'Әлі', role: 'child' as const, icon: null };
const open = { unlockedAt: NOW, subject: null, isRemembered: true, transactionAt: null };

const person = (facts: Partial<Session> = {}): Session => ({
  ...newSession({ userId: 7, deviceId: 'd', token: 'c4fe'.repeat(10), isGuest: false, profile: mum }, NOW),
  ...facts,
});
const renamed = (session: Session, facts: Partial<Session>): Session => ({
  ...person(),
  ...session,
  ...facts,
});

let shared: SharedSessions;
beforeEach(() => {
  shared = new SharedSessions();
});

describe('quality S07: rights of a session id', () => {
  test('after a restart nothing is unlocked, whatever the cookie says, until the platform has named the profile', async () => {
    const session = person({ parental: open });
    expect(shared.isProven(session, NOW)).toBe(false);
    expect(shared.newest(session).parental).toBeNull();
    expect(await shared.prove(session, NOW, async () => kid)).toMatchObject({ profile: kid, parental: null });
    // The same cookie again: the process knows the rights now.
    expect(shared.isProven(session, NOW)).toBe(true);
    expect(shared.newest(session)).toMatchObject({ profile: kid, parental: null });
  });

  test('parallel tabs make one call; after a failed call the next read makes a new one', async () => {
    const session = person();
    const readProfile = jest.fn(async () => kid);
    const answers = await Promise.all([
      shared.prove(session, NOW, readProfile),
      shared.prove(session, NOW, readProfile),
    ]);
    expect(readProfile).toHaveBeenCalledTimes(1);
    for (const answer of answers) expect(answer.profile).toEqual(kid);

    const other = person();
    await expect(shared.prove(other, NOW, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    expect(shared.isProven(other, NOW)).toBe(false);
    expect(await shared.prove(other, NOW, async () => mum)).toMatchObject({ profile: mum });
  });

  test('an unlock is known for 24 hours, the longest duration, and not longer', () => {
    const session = person({ parental: open });
    void shared.settle(session, NOW);
    void shared.settle(person(), NOW + 24 * HOUR - 1);
    expect(shared.newest(session).parental).toEqual(open);
    void shared.settle(person(), NOW + 24 * HOUR);
    expect(shared.isProven(session, NOW)).toBe(false);
    expect(shared.newest(session).parental).toBeNull();
  });

  test('quality S14: a child’s profile is read again after a minute, because its parents may have changed its level elsewhere', async () => {
    const session = person({ profile: { ...kid, ageLevel: 12 } });
    void shared.settle(session, NOW);
    expect(shared.isProven(session, NOW + 59_999)).toBe(true);
    expect(shared.isProven(session, NOW + 60_000)).toBe(false);
    const six = { ...kid, ageLevel: 6 as const };
    expect(await shared.prove(session, NOW + 60_000, async () => six)).toMatchObject({ profile: six });
    expect(shared.newest(session).profile).toEqual(six);
    expect(shared.isProven(session, NOW + 60_000)).toBe(true);
    // An adult's is read once.
    const adult = person();
    void shared.settle(adult, NOW);
    expect(shared.isProven(adult, NOW + HOUR)).toBe(true);
  });

  test('quality S14: an adult’s profile that became a child’s elsewhere is taken over with the next token, and its unlocks end', async () => {
    const session = person({ parental: open });
    void shared.settle(session, NOW);
    const renewedAs = (profile: Session['profile']) =>
      shared.recover(shared.newest(session), NOW + HOUR, async () => ({
        ...session,
        profile,
        token: 'beef'.repeat(10),
        tokenSetAt: NOW + HOUR,
      }));
    // The same profile keeps them, whatever else has changed.
    expect(await renewedAs({ ...mum, name: 'Мама' })).toMatchObject({ parental: open });
    const nowChild = { ...mum, role: 'child' as const, ageLevel: 6 as const };
    expect(await renewedAs(nowChild)).toMatchObject({ profile: nowChild, parental: null });
    expect(shared.newest(session)).toMatchObject({ profile: nowChild, parental: null });
  });

  test('a profile that was read while the device was authenticated is newer than that answer', async () => {
    const session = person();
    void shared.settle(session, NOW);
    const nowChild = { ...mum, role: 'child' as const };
    await shared.recover(session, NOW, async () => {
      await shared.settle({ ...session, profile: nowChild }, NOW);
      return session;
    });
    expect(shared.newest(session).profile).toEqual(nowChild);
  });

  test('a profile that became a child’s is taken over also when the same rights were read again meanwhile', async () => {
    const session = person();
    void shared.settle(session, NOW);
    const nowChild = { ...mum, role: 'child' as const };
    await shared.recover(session, NOW, async () => {
      // As another call of the page does, which reads what the instances share.
      await shared.settle({ ...session, profile: { ...mum } }, NOW);
      return { ...session, profile: nowChild };
    });
    expect(shared.newest(session).profile).toEqual(nowChild);
  });

  test('guests need no confirmation because they can unlock nothing', () => {
    expect(shared.isProven(person({ isGuest: true, profile: null }), NOW)).toBe(true);
  });
});

describe('quality S07: a replaced session id', () => {
  test('is refused, also later; the profile and rights of the new id apply', () => {
    const before = person({ parental: open });
    const after = renamed(before, { id: 'after', profile: kid, parental: null });
    void shared.settle(before, NOW);
    void shared.rename(before, after, NOW);
    void shared.settle(person(), NOW + HOUR);
    expect(shared.isOver(before)).toBe(true);
    expect(shared.isOver(after)).toBe(false);
    expect(shared.current(before)).toMatchObject({ id: 'after', profile: kid, parental: null });
  });

  test('gets the newest id at the next start, without unlocks, and the profile is read again', async () => {
    const first = person();
    const second = renamed(first, { id: 'second', parental: open });
    const third = renamed(second, { id: 'third' });
    void shared.rename(first, second, NOW);
    void shared.rename(second, third, NOW);
    expect(shared.newest(third).parental).toEqual(open);
    expect(await shared.reissue(first, NOW)).toMatchObject({ id: 'third', isGuest: false, parental: null });
    expect(shared.newest(third).parental).toBeNull();
    expect(shared.isProven(third, NOW)).toBe(false);
  });

  test('the current id keeps its rights at a start', async () => {
    const session = person({ parental: open });
    void shared.settle(session, NOW);
    expect(await shared.reissue(session, NOW)).toMatchObject({ id: session.id, parental: open });
    expect(shared.isProven(session, NOW)).toBe(true);
  });

  test('quality S08: a logout with it also ends the session of the new id', async () => {
    const before = person();
    const after = renamed(before, { id: 'after' });
    void shared.rename(before, after, NOW);
    void shared.end(before, NOW);
    for (const name of [before, after]) {
      expect(shared.isOver(name)).toBe(true);
      expect(shared.current(name)).toBeNull();
      expect(await shared.reissue(name, NOW)).toBeNull();
    }
  });
});

test('quality S09: a token that another tab renewed is used, rights stay those of the process', () => {
  const session = person({ parental: open });
  void shared.settle(session, NOW);
  const renewed = { ...session, token: 'beef'.repeat(10), tokenSetAt: NOW + 1, parental: null };
  expect(shared.newest(renewed)).toMatchObject({ token: renewed.token, parental: open });
});
