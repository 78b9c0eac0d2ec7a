import { accessOf } from '@/lib/rules/channels/access';
import { isAdultChannel } from '@/lib/rules/channels/adult';
import { FAVOURITES_CATEGORY, RECENT_CHANNELS, RECOMMENDED_CHANNELS } from '@/lib/rules/channels/constants';
import { favouritesCategory } from '@/lib/rules/channels/favourites';
import { recommendedChannels } from '@/lib/rules/channels/recommend';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { type MomentRefusal, refusalOfMoment } from '@/lib/rules/schedule/refusal';

describe('spec 2 §5: channels from age 18 on (above 12 for child profiles) are for adults', () => {
  test.each([
    [null, 'everyone', false],
    [17, 'everyone', false],
    [18, 'everyone', true],
    [12, 'child', false],
    [13, 'child', true],
  ] as const)('age %s for %s: %s', (age, audience, expected) => {
    expect(isAdultChannel(age, audience)).toBe(expected);
  });
});

describe('spec 2 §4 Channel loading: the state of an opened channel', () => {
  const free = { isFree: true, isAvailable: true };
  const paid = { isFree: false, isAvailable: true };
  const mine = { isPurchased: true, isAvailable: true };
  const notMine = { isPurchased: false, isAvailable: true };
  test.each([
    ['a free channel plays for everyone', free, null, false, 'open'],
    ['a purchased channel plays', paid, mine, true, 'open'],
    ['a channel that is not purchased shows its packets', paid, notMine, true, 'closed'],
    ['a guest has no purchases', paid, null, false, 'closed'],
    ['for a logged-in viewer the stream call decides', paid, null, true, 'unknown'],
    ['before the viewer is known nothing is decided', paid, null, null, 'unknown'],
    ['an unavailable channel shows that', { ...free, isAvailable: false }, null, false, 'unavailable'],
    ['unavailable for this viewer', free, { ...mine, isAvailable: false }, true, 'unavailable'],
    ['available for this viewer', { ...paid, isAvailable: false }, mine, true, 'open'],
  ] as const)('%s', (_, channel, own, isUser, expected) => {
    expect(accessOf(channel, own, isUser)).toBe(expected);
  });
});

describe('spec 2 §4, §8: reasons why a moment does not play', () => {
  const NOW = 1_800_000_000;
  // Announced a little after its real start.
  const entry = (realStartsAt: number, minutes: number, hasCatchUp: boolean) => {
    const realEndsAt = realStartsAt + minutes * 60;
    return {
      startsAt: realStartsAt + 3,
      endsAt: realEndsAt + 3,
      realStartsAt,
      realEndsAt,
      hasCatchUp,
    } as ScheduleEntry;
  };
  const entries = [entry(NOW - 7_200, 60, true), entry(NOW - 3_600, 30, false), entry(NOW - 600, 30, false)];
  test.each<[string, number | null, MomentRefusal | null]>([
    ['live', null, null],
    ['a moment ago plays live', NOW - 29, null],
    ['to come', NOW + 1, 'error_schedule_from_future'],
    ['ended, with catch-up', NOW - 7_000, null],
    ['over, banned', NOW - 3_000, 'error_schedule_copyright_banned'],
    ['the first second of a banned programme', NOW - 3_600, 'error_schedule_copyright_banned'],
    ['the second after it', NOW - 1_800, 'warning_no_program'],
    ['on air, banned', NOW - 300, 'error_schedule_copyright_banned'],
    ['on air, banned, a moment ago: plays live', NOW - 20, null],
    ['no programme at that time', NOW - 1_500, 'warning_no_program'],
  ])('%s', (_, ts, expected) => {
    expect(refusalOfMoment({ ts, at: NOW }, 7, entries)).toBe(expected);
  });

  test('no reason is given once a playing programme is older than the archive, and its catch-up therefore denied', () => {
    const ts = NOW - 7 * 86_400 + 600;
    const film = [entry(ts, 120, false)];
    expect(refusalOfMoment({ ts, at: NOW }, 7, film, NOW + 500)).toBe('error_schedule_copyright_banned');
    expect(refusalOfMoment({ ts, at: NOW }, 7, film, NOW + 600)).toBeNull();
  });

  test('no reason is given before the programmes are known', () => {
    expect(refusalOfMoment({ ts: NOW - 3_000, at: NOW }, 7, null)).toBeNull();
  });
});

describe('spec 2 §2 recommended channels', () => {
  const channel = (id: number, more: object = {}) => ({
    id,
    isFree: true,
    isAvailable: true,
    age: 6,
    ...more,
  });
  const context = {
    isOpen: ({ isFree }: { isFree: boolean }) => isFree,
    isAdult: ({ age }: { age: number | null }) => isAdultChannel(age, 'everyone'),
    shown: [] as number[],
  };
  const ids = (channels: Array<{ id: number }>) => channels.map(({ id }) => id);

  test('starts after the current channel and wraps around, watchable channels first', () => {
    const channels = [channel(1), channel(2), channel(3, { isFree: false }), channel(4)];
    expect(ids(recommendedChannels(channels, 2, context))).toEqual([4, 1, 3]);
  });

  test('leaves out adult, unavailable and recently viewed channels', () => {
    const channels = [
      channel(1),
      channel(2, { age: 18 }),
      channel(3, { isAvailable: false }),
      channel(4),
      channel(5),
    ];
    expect(ids(recommendedChannels(channels, 1, { ...context, shown: [4] }))).toEqual([5]);
  });

  test('returns at most two screens of the rail', () => {
    const channels = Array.from({ length: 1_000 }, (_, index) => channel(index));
    expect(recommendedChannels(channels, 0, context)).toHaveLength(RECOMMENDED_CHANNELS);
  });
});

test('spec 2 §4 "Favorites": category id 1000; §6: a child has neither a category filter nor favourites', () => {
  expect(FAVOURITES_CATEGORY).toBe('1000');
  expect(favouritesCategory('1000', 'everyone', 'Mine')).toMatchObject({
    href: '/channels/1000',
    isCurrent: true,
  });
  expect(favouritesCategory('all', 'everyone', 'Mine')).toMatchObject({ isCurrent: false });
  expect(favouritesCategory('1000', 'child', 'Mine')).toBeNull();
});

test('spec 2 §5 "Last viewed channels": 10 are stored', () => {
  expect(RECENT_CHANNELS).toBe(10);
});
