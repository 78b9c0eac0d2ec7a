import {
  DEFAULT_SETTINGS,
  isAdult,
  isLoginNeeded,
  isPinNeeded,
  PARENTAL_ACTIONS,
  type ParentalAction,
  type Question,
  type Unlock,
  unlockMinutes,
} from '@/lib/rules/parental/rules';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const film = { subject: 'vod:7', ages: [18] };
const channel = { subject: 'channel:3929', ages: [18] };

/** An adult with a PIN, a device without settings, no PIN entered yet, an adult film. */
function isNeeded(change: Partial<Question> = {}): boolean {
  return isPinNeeded({
    action: 'vod',
    seen: film,
    isGuest: false,
    childLevel: null,
    status: 'set',
    settings: null,
    unlock: null,
    now: NOW,
    ...change,
  });
}

function unlocked(ago: number, more: Partial<Unlock> = {}): Unlock {
  return { unlockedAt: NOW - ago, subject: null, isRemembered: true, transactionAt: null, ...more };
}

function paid(ago: number): Unlock {
  return { unlockedAt: null, subject: null, isRemembered: true, transactionAt: NOW - ago };
}

const withSetting = (action: ParentalAction, value: boolean | number) => ({
  ...DEFAULT_SETTINGS,
  [action]: value,
});

const seenFor = (action: ParentalAction) =>
  action === 'settings' || action === 'pay' || action === 'profile' ? null : film;

test.each([
  ['set', true],
  ['notset', false],
  ['ignore', false],
] as const)('spec 1 §4 Parental: status %s requires the PIN: %s', (status, isRequested) => {
  expect(isNeeded({ status })).toBe(isRequested);
});

describe('spec 1 §6: the PIN is required for an action when its setting is on', () => {
  test.each(PARENTAL_ACTIONS)('%s', (action) => {
    const seen = seenFor(action);
    expect(isNeeded({ action, seen })).toBe(true);
    expect(isNeeded({ action, seen, settings: withSetting(action, true) })).toBe(true);
    expect(isNeeded({ action, seen, settings: withSetting(action, false) })).toBe(false);
    expect(isNeeded({ action, seen, settings: withSetting(action, 0) })).toBe(false);
  });
});

describe('spec 1 §6: and when the unlock duration is over', () => {
  test.each([
    ['chosen: 15 min', { ...DEFAULT_SETTINGS, duration: 15 }, true, 15],
    ['spec 3 §4: default 30 min', null, true, 30],
    ['spec 3 §4: 1 min when off', { ...DEFAULT_SETTINGS, duration: 0 }, true, 1],
    ['without remembering: 1 min', { ...DEFAULT_SETTINGS, duration: 180 }, false, 1],
  ])('%s', (_, settings, isRemembered, minutes) => {
    expect(unlockMinutes(settings, isRemembered)).toBe(minutes);
    const since = (ago: number) => isNeeded({ settings, unlock: unlocked(ago, { isRemembered }) });
    expect(since(minutes * MINUTE - 1)).toBe(false);
    expect(since(minutes * MINUTE)).toBe(true);
  });

  test('one PIN unlocks every action', () => {
    for (const action of PARENTAL_ACTIONS) {
      expect(isNeeded({ action, seen: seenFor(action), unlock: unlocked(29 * MINUTE) })).toBe(false);
    }
  });

  test('an unlock time in the future unlocks nothing', () => {
    expect(isNeeded({ unlock: unlocked(-1) })).toBe(true);
  });
});

describe('spec 1 §6, spec 3 §5: and more than 30 s have passed since the last transaction', () => {
  test.each(['vod', 'channel', 'program', 'pay'] as const)('%s needs no PIN up to 30 s', (action) => {
    const seen = seenFor(action);
    expect(isNeeded({ action, seen, unlock: paid(0) })).toBe(false);
    expect(isNeeded({ action, seen, unlock: paid(30_000) })).toBe(false);
    expect(isNeeded({ action, seen, unlock: paid(30_001) })).toBe(true);
  });

  test.each(['settings', 'profile'] as const)('%s always needs the PIN', (action) => {
    expect(isNeeded({ action, seen: null, unlock: paid(0) })).toBe(true);
  });

  test('a channel that always asks needs no PIN either', () => {
    const settings = withSetting('channel', 1);
    expect(isNeeded({ action: 'channel', seen: channel, settings, unlock: paid(30_000) })).toBe(false);
  });
});

describe('spec 1 §4 Channel parental check', () => {
  const zap = (setting: number | boolean, ago: number | null) => {
    const unlock = ago === null ? null : unlocked(ago);
    return {
      byDevice: isNeeded({
        action: 'channel',
        seen: channel,
        settings: withSetting('channel', setting),
        unlock,
      }),
      byChannel: isNeeded({
        action: 'channel',
        seen: { ...channel, channelSetting: Number(setting) },
        settings: withSetting('channel', false),
        unlock,
      }),
    };
  };

  test('1: the PIN is always required', () => {
    for (const ago of [null, 2_000, MINUTE, 60 * MINUTE]) {
      expect(zap(1, ago)).toEqual({ byDevice: true, byChannel: true });
    }
  });

  test('greater than 1: required when that many minutes have passed since the last unlock', () => {
    expect(zap(5, null)).toEqual({ byDevice: true, byChannel: true });
    expect(zap(5, 5 * MINUTE - 1)).toEqual({ byDevice: false, byChannel: false });
    expect(zap(5, 5 * MINUTE)).toEqual({ byDevice: true, byChannel: true });
  });

  test('a toggle that is on uses the common duration', () => {
    expect(zap(true, 29 * MINUTE).byDevice).toBe(false);
    expect(zap(true, 30 * MINUTE).byDevice).toBe(true);
  });

  test('a channel that the parents locked is locked at every age; the value 0 means not locked', () => {
    const forAll = { subject: 'channel:1', ages: [0] };
    expect(isNeeded({ action: 'channel', seen: { ...forAll, channelSetting: 1 } })).toBe(true);
    expect(isNeeded({ action: 'channel', seen: { ...forAll, channelSetting: 0 } })).toBe(false);
    expect(isNeeded({ action: 'channel', seen: { ...channel, channelSetting: 0 } })).toBe(true);
  });
});

describe('spec 1 §4, §9: a correct PIN unlocks for a short time', () => {
  // The only setting without a duration.
  const settings = withSetting('channel', 1);
  const zap = (ago: number, subject: string | null) =>
    isNeeded({ action: 'channel', seen: channel, settings, unlock: unlocked(ago, { subject }) });

  test('2 s for everything', () => {
    expect(zap(0, null)).toBe(false);
    expect(zap(1_999, 'channel:1')).toBe(false);
    expect(zap(2_000, 'channel:1')).toBe(true);
  });

  test('5 s for the item it was entered for', () => {
    expect(zap(4_999, 'channel:3929')).toBe(false);
    expect(zap(5_000, 'channel:3929')).toBe(true);
  });
});

describe('spec 2 §5: ages that require the PIN', () => {
  test.each([
    ['a film for 17', [17], false],
    ['a film for 18', [18], true],
    ['a film without a rating', [null], false],
    ['the maximum of series and episode ages: the episode', [18, 12], true],
    ['the maximum of series and episode ages: the series', [null, 18], true],
    ['neither', [16, null, 12], false],
  ])('%s', (_, ages, isRequested) => {
    expect(isNeeded({ seen: { subject: 'vod:7', ages } })).toBe(isRequested);
  });

  test.each([
    ['archive, 18', 18, true, true],
    ['archive, 6', 6, true, true],
    ['archive, for every age', 0, true, false],
    ['archive, null age', null, true, true],
    ['live, 18', 18, false, true],
    ['live, 6', 6, false, false],
    ['live, null age', null, false, false],
  ])('a programme: %s', (_, age, isArchive, isRequested) => {
    expect(isNeeded({ action: 'program', seen: { subject: 'program:1:2', ages: [age], isArchive } })).toBe(
      isRequested,
    );
  });

  test('a programme of the archive: a child needs no PIN for content for children', () => {
    const archived = (age: number | null) =>
      isNeeded({
        action: 'program',
        childLevel: 12,
        seen: { subject: 'program:1:2', ages: [age], isArchive: true },
      });
    expect([0, 6, 12, null].map(archived)).toEqual([false, false, false, true]);
  });

  test.each([
    [17, null, false],
    [18, null, true],
    [12, 12, false],
    [13, 12, true],
    [6, 6, false],
    [12, 6, true],
    [0, 0, false],
    [6, 0, true],
  ] as const)('a channel for %s, level of the child %s: adult %s', (age, childLevel, adult) => {
    expect(isAdult([age], childLevel)).toBe(adult);
    const seen = { subject: 'channel:1', ages: [age] };
    expect(isNeeded({ action: 'channel', seen, childLevel })).toBe(adult);
  });

  test('is skipped in "same" mode', () => {
    expect(isNeeded({ isGoingOn: true })).toBe(false);
  });

  test('is skipped in embed mode with ignore_parental_control, where the embed is trusted (quality R4)', () => {
    expect(isNeeded({ isTrustedEmbed: true })).toBe(false);
    expect(isNeeded({ isTrustedEmbed: false })).toBe(true);
  });
});

describe('spec 1 §6 Guest: access with parental protection prompts sign-in', () => {
  const guest = (ages: Array<number | null>, isTrustedEmbed = false) => ({
    action: 'vod' as const,
    seen: { subject: 'vod:7', ages },
    isGuest: true,
    childLevel: null,
    status: 'ignore' as const,
    settings: null,
    unlock: null,
    now: NOW,
    isTrustedEmbed,
  });

  test.each([
    [[18], true],
    [[17], false],
    [[null], false],
  ])('ages %j: %s', (ages, isNeeded) => {
    expect(isLoginNeeded(guest(ages))).toBe(isNeeded);
    // Spec 1 §6 "PIN per action": only a logged-in viewer is asked.
    expect(isPinNeeded({ ...guest(ages), status: 'set' })).toBe(false);
  });

  test('a logged-in viewer is not asked to log in; a trusted embed asks nobody', () => {
    expect(isLoginNeeded({ ...guest([18]), isGuest: false })).toBe(false);
    expect(isLoginNeeded(guest([18], true))).toBe(false);
  });
});
