import { type CallKind, type Event, type Held, NOBODY, type State, step } from '@/lib/session/machine';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;

const held = (facts: Partial<Held> = {}): Held => ({
  who: 'user',
  tokenSetAt: NOW - HOUR,
  hasTokenError: false,
  recoveredAt: null,
  ...facts,
});
const ready = (facts?: Partial<Held>): State => ({ at: 'ready', held: held(facts) });
const asking = (facts?: Partial<Held>, call: CallKind = 'usual'): State => ({
  at: 'asking',
  held: held(facts),
  call,
});
const recovering = (callAfter: CallKind | null, facts?: Partial<Held>): State => ({
  at: 'recovering',
  held: held(facts),
  callAfter,
});
const starting: State = { at: 'starting' };

const activity: Event = { type: 'activity', now: NOW, call: 'usual' };
const start: Event = { type: 'start', now: NOW, isSkipped: false };
const token: Event = { type: 'token', now: NOW };
const refused = (newest = 0): Event => ({ type: 'refused', now: NOW, newest });
const noToken = (status: number, areGuestsAllowed = true): Event => ({
  type: 'noToken',
  status,
  areGuestsAllowed,
});

/** A state and an event, the state and the effects that follow. */
type Row = [string, State, Event, object, string[]];

function check(rows: Row[]) {
  test.each(rows)('%s', (_, state, event, expected, effects) => {
    const next = step(state, event);
    expect(next.state).toMatchObject(expected);
    expect(next.effects).toEqual(effects);
  });
}

describe('spec 1 §4 Session', () => {
  check([
    ['not logged in, guests allowed: a guest is created', NOBODY, start, { at: 'starting' }, ['createGuest']],
    [
      'the guest is there',
      starting,
      token,
      { at: 'ready', held: { who: 'guest', tokenSetAt: NOW } },
      ['save'],
    ],
    [
      'guests not allowed: login is forced',
      starting,
      noToken(403, false),
      { at: 'stopped', why: 'login' },
      [],
    ],
    ['logged in', NOBODY, { type: 'loggedIn', now: NOW }, { at: 'ready', held: { who: 'user' } }, ['save']],
    [
      'a guest logs in: nothing of the guest’s token is left',
      ready({ who: 'guest', hasTokenError: true, recoveredAt: NOW - 1 }),
      { type: 'loggedIn', now: NOW },
      { at: 'ready', held: { who: 'user', tokenSetAt: NOW, hasTokenError: false, recoveredAt: null } },
      ['save'],
    ],
    [
      'logout: removes the device, clears, falls back to the guest device',
      ready(),
      { type: 'loggedOut', hasGuest: true },
      { at: 'recovering', held: { who: 'guest' }, callAfter: null },
      ['removeDevice', 'clear', 'returnToGuest'],
    ],
    [
      'logout without a guest device: nobody',
      ready(),
      { type: 'loggedOut', hasGuest: false },
      { at: 'nobody' },
      ['removeDevice', 'clear'],
    ],
    [
      'the guest of before is gone, too: nobody is left, the next start makes a new one',
      recovering(null, { who: 'guest' }),
      noToken(400),
      { at: 'stopped', why: 'ended', held: null },
      ['clear'],
    ],
    [
      'a guest has nothing to leave',
      ready({ who: 'guest' }),
      { type: 'loggedOut', hasGuest: false },
      ready({ who: 'guest' }),
      [],
    ],
  ]);
});

describe('spec 1 §4 Token lifecycle: "an authentication failure … sets a token-error flag"', () => {
  check([
    [
      'on a usual call',
      asking(),
      refused(),
      { at: 'recovering', held: { hasTokenError: true } },
      ['authenticate'],
    ],
    [
      'not on the statistic and code calls',
      asking({}, 'exempt'),
      refused(),
      { at: 'ready', held: { hasTokenError: false } },
      [],
    ],
    ['a lost answer says nothing of the token', asking(), { type: 'lost' }, ready(), []],
    [
      'an answer clears it',
      asking({ hasTokenError: true }),
      { type: 'answered' },
      ready({ hasTokenError: false }),
      ['save'],
    ],
    ['an answer changes nothing without it', asking(), { type: 'answered' }, ready(), []],
  ]);
});

describe('spec 1 §4 Token lifecycle: "the next user activity re-runs initialisation"', () => {
  check([
    ['a token that is good is used', ready(), activity, { at: 'asking' }, ['ask']],
    [
      'a flagged one is renewed first',
      ready({ hasTokenError: true }),
      activity,
      { at: 'recovering', callAfter: 'usual' },
      ['authenticate'],
    ],
    [
      'the statistic call goes with the token there is',
      ready({ hasTokenError: true }),
      { ...activity, call: 'exempt' },
      { at: 'asking' },
      ['ask'],
    ],
    ['activity of nobody: the product starts first', NOBODY, activity, { at: 'stopped', why: 'ended' }, []],
  ]);
});

describe('spec 1 §4, §9: "an expired token … re-authenticates the device by its id", 12 h after it was set', () => {
  check([
    ['exactly 12 h: not yet', ready({ tokenSetAt: NOW - 12 * HOUR }), activity, { at: 'asking' }, ['ask']],
    [
      '12 h and a millisecond',
      ready({ tokenSetAt: NOW - 12 * HOUR - 1 }),
      activity,
      { at: 'recovering' },
      ['authenticate'],
    ],
    [
      'the statistic call does not wait for it',
      ready({ tokenSetAt: 0 }),
      { ...activity, call: 'exempt' },
      { at: 'asking' },
      ['ask'],
    ],
    [
      'then the call is made',
      recovering('usual'),
      token,
      { at: 'asking', held: { tokenSetAt: NOW, hasTokenError: false, recoveredAt: NOW } },
      ['save', 'ask'],
    ],
    ['without a call there is none', recovering(null), token, { at: 'ready' }, ['save']],
  ]);
});

describe('spec 1 §4 Token lifecycle: "failure clears storage and restarts", "a 403 shows the unsupported-region message"', () => {
  check([
    ...[400, 401, 404].map(
      (status): Row => [
        `${status}: the device is gone`,
        recovering('usual'),
        noToken(status),
        { at: 'stopped', why: 'ended', held: null },
        ['clear'],
      ],
    ),
    [
      '403 of the device: the session is kept',
      recovering('usual'),
      noToken(403),
      { at: 'stopped', why: 'region', held: held() },
      [],
    ],
    ['403 of a new guest', starting, noToken(403), { at: 'stopped', why: 'region', held: null }, []],
    ...[0, 429, 500, 503].map(
      (status): Row => [
        `${status} says nothing about the device: kept, the flag too`,
        recovering('usual', { hasTokenError: true }),
        noToken(status),
        { at: 'stopped', why: 'offline', held: { hasTokenError: true } },
        ['save'],
      ],
    ),
    ['no answer for a new guest', starting, noToken(0), { at: 'stopped', why: 'offline', held: null }, []],
    [
      'whoever stopped may go on',
      { at: 'stopped', why: 'offline', held: held() },
      activity,
      { at: 'asking' },
      ['ask'],
    ],
  ]);
});

describe('spec 1 §4, §9: device authentication on start', () => {
  const at = (age: number, facts: Partial<Held> = {}) => ready({ tokenSetAt: NOW - age, ...facts });
  check([
    ['skipped within 5 min of the last token', at(5 * MINUTE - 1), start, { at: 'ready' }, []],
    ['not later', at(5 * MINUTE), start, { at: 'recovering', callAfter: null }, ['authenticate']],
    [
      'skipped in token and parental mode, a pending transaction, a child profile',
      at(HOUR),
      { ...start, isSkipped: true },
      { at: 'ready' },
      [],
    ],
    [
      'but an expired token is none',
      at(13 * HOUR),
      { ...start, isSkipped: true },
      { at: 'recovering' },
      ['authenticate'],
    ],
    [
      'nor is a refused one',
      at(MINUTE, { hasTokenError: true }),
      start,
      { at: 'recovering' },
      ['authenticate'],
    ],
  ]);
});

describe('quality S09: one recovery and never a loop', () => {
  const just = { tokenSetAt: NOW, recoveredAt: NOW };
  const recovered = (age: number) => ({ recoveredAt: NOW - age, tokenSetAt: NOW - age });
  check([
    [
      'the new token is refused, too: stop',
      asking(just),
      refused(NOW),
      { at: 'stopped', why: 'refused', held: { hasTokenError: true } },
      ['save'],
    ],
    [
      'within 5 min of a recovery the token is tried, not renewed',
      ready({ ...recovered(5 * MINUTE - 1), hasTokenError: true }),
      activity,
      { at: 'asking' },
      ['ask'],
    ],
    [
      'after them it may be renewed again',
      ready({ ...recovered(5 * MINUTE), hasTokenError: true }),
      activity,
      { at: 'recovering' },
      ['authenticate'],
    ],
    [
      'a late answer: another tab has a newer token, which counts as this tab’s recovery',
      asking({ tokenSetAt: NOW - HOUR }),
      refused(NOW - 1),
      { at: 'asking', held: { tokenSetAt: NOW - 1, recoveredAt: NOW - 1, hasTokenError: false } },
      ['adopt', 'ask'],
    ],
  ]);
});

test('what comes at the wrong moment changes nothing', () => {
  const nonsense: [State, Event][] = [
    [ready(), token],
    [ready(), refused()],
    [NOBODY, { type: 'answered' }],
    [NOBODY, noToken(400)],
    [asking(), noToken(400)],
    [NOBODY, { type: 'loggedOut', hasGuest: true }],
  ];
  for (const [state, event] of nonsense) expect(step(state, event)).toEqual({ state, effects: [] });
});
