import { NOBODY, step } from '@/lib/rules/session/machine';
import type { CallKind, Event, State, TokenState } from '@/lib/rules/session/states';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;

const tokenState = (facts: Partial<TokenState> = {}): TokenState => ({
  viewer: 'user',
  tokenSetAt: NOW - HOUR,
  hasTokenError: false,
  recoveredAt: null,
  isByToken: false,
  isChild: false,
  ...facts,
});
const ready = (facts?: Partial<TokenState>): State => ({ at: 'ready', tokenState: tokenState(facts) });
const asking = (facts?: Partial<TokenState>, call: CallKind = 'usual'): State => ({
  at: 'asking',
  tokenState: tokenState(facts),
  call,
});
type Next = Extract<State, { at: 'recovering' }>['next'];
const recovering = (next: Next, facts?: Partial<TokenState>): State => ({
  at: 'recovering',
  tokenState: tokenState(facts),
  next,
});
const waiting = (waitsFor: 'network' | 'guest', needsKnownLine = false): State => ({
  at: 'starting',
  waitsFor,
  needsKnownLine,
});
const asksLine = ({ needsKnownLine = false, isGuestAllowed = true } = {}): State => ({
  at: 'starting',
  waitsFor: 'autoAuth',
  needsKnownLine,
  isGuestAllowed,
});
const starting = waiting('guest');
const again = { needsKnownLine: false };

const activity: Event = { type: 'activity', now: NOW, call: 'usual' };
const start: Event = {
  type: 'start',
  now: NOW,
  isParentalMode: false,
  hasPendingTransaction: false,
  needsKnownLine: false,
};
const network = (facts: Partial<Extract<Event, { type: 'network' }>> = {}): Event => ({
  type: 'network',
  hasProvider: true,
  isGuestAllowed: true,
  hasAutoAuth: false,
  ...facts,
});
const noNetwork = (status: number): Event => ({ type: 'noNetwork', status });
const token: Event = { type: 'token', now: NOW };
const refused = (newest = 0): Event => ({ type: 'refused', now: NOW, newest });
const noToken = (status: number, areGuestsAllowed = true, code: string | null = null): Event => ({
  type: 'noToken',
  status,
  code,
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

describe('spec 1 §4 Session: "if guests are allowed, a guest user and device are created; otherwise login is forced"', () => {
  check([
    [
      'not logged in: the network call decides who may start (spec 1 §3)',
      NOBODY,
      start,
      { at: 'starting', waitsFor: 'network' },
      ['askNetwork'],
    ],
    [
      'guests are allowed: one is created',
      waiting('network'),
      network(),
      { at: 'starting', waitsFor: 'guest' },
      ['createGuest'],
    ],
    [
      'the guest was created',
      starting,
      token,
      { at: 'ready', tokenState: { viewer: 'guest', tokenSetAt: NOW } },
      ['save'],
    ],
    [
      'guests are not allowed: login is forced, and no guest is created',
      waiting('network'),
      network({ isGuestAllowed: false }),
      { at: 'stopped', why: 'login', tokenState: null },
      [],
    ],
    [
      'the platform refuses the guest: login is forced',
      starting,
      noToken(403, false),
      { at: 'stopped', why: 'login' },
      [],
    ],
    [
      'the network does not answer: a guest is created',
      waiting('network'),
      noNetwork(0),
      { at: 'starting', waitsFor: 'guest' },
      ['createGuest'],
    ],
    [
      'the network refuses the region (spec 1 §8)',
      waiting('network'),
      noNetwork(403),
      { at: 'stopped', why: 'region', tokenState: null },
      [],
    ],
    [
      'spec 1 §8 No provider',
      waiting('network'),
      network({ hasProvider: false, hasAutoAuth: true }),
      { at: 'stopped', why: 'noProvider', tokenState: null },
      [],
    ],
  ]);
});

describe('spec 1 §1, §8 Auto-auth', () => {
  check([
    [
      'an operator with known lines is called before a guest is created',
      waiting('network'),
      network({ hasAutoAuth: true }),
      { at: 'starting', waitsFor: 'autoAuth' },
      ['autoAuth'],
    ],
    [
      'also where guests are not allowed',
      waiting('network'),
      network({ hasAutoAuth: true, isGuestAllowed: false }),
      { at: 'starting', waitsFor: 'autoAuth', isGuestAllowed: false },
      ['autoAuth'],
    ],
    [
      'the line is known: logged in',
      asksLine(),
      token,
      { at: 'ready', tokenState: { viewer: 'user', tokenSetAt: NOW } },
      ['save'],
    ],
    ...[0, 400, 401, 404, 500].map(
      (status): Row => [
        `${status}: falls back to a guest`,
        asksLine(),
        noToken(status),
        { at: 'starting', waitsFor: 'guest' },
        ['createGuest'],
      ],
    ),
    [
      'guests are not allowed: login is forced',
      asksLine({ isGuestAllowed: false }),
      noToken(400),
      { at: 'stopped', why: 'login' },
      [],
    ],
    [
      '403 of the platform: the region',
      asksLine(),
      noToken(403, true, 'permission_denied'),
      { at: 'stopped', why: 'region' },
      [],
    ],
    [
      '403 of the operator is about the line: falls back to a guest',
      asksLine(),
      noToken(403, true, 'auto_auth_failed'),
      { at: 'starting', waitsFor: 'guest' },
      ['createGuest'],
    ],
    [
      '403 of the operator where only known lines are served: the error about the line',
      asksLine({ needsKnownLine: true }),
      noToken(403, true, 'auto_auth_failed'),
      { at: 'stopped', why: 'line' },
      [],
    ],
    [
      '403 at the removal of a device: its own error, and not the region',
      asksLine(),
      noToken(403, true, 'error_too_many_devices'),
      { at: 'stopped', why: 'devices' },
      [],
    ],
    [
      'one operator shows the error instead of falling back to guest',
      asksLine({ needsKnownLine: true }),
      noToken(400),
      { at: 'stopped', why: 'line', tokenState: null },
      [],
    ],
    [
      'also when its network has no auto-auth address',
      waiting('network', true),
      network(),
      { at: 'stopped', why: 'line', tokenState: null },
      [],
    ],
    [
      'and when its network does not answer no guest is created',
      waiting('network', true),
      noNetwork(0),
      { at: 'stopped', why: 'offline', tokenState: null },
      [],
    ],
    [
      'the requirement of the site is known from the start',
      NOBODY,
      { ...start, needsKnownLine: true } as Event,
      { at: 'starting', needsKnownLine: true },
      ['askNetwork'],
    ],
  ]);
});

describe('spec 1 §4 Session: login and logout', () => {
  check([
    [
      'logged in',
      NOBODY,
      { type: 'loggedIn', now: NOW },
      { at: 'ready', tokenState: { viewer: 'user' } },
      ['save'],
    ],
    [
      'a guest logs in: the token of the guest is dropped',
      ready({ viewer: 'guest', hasTokenError: true, recoveredAt: NOW - 1 }),
      { type: 'loggedIn', now: NOW },
      {
        at: 'ready',
        tokenState: { viewer: 'user', tokenSetAt: NOW, hasTokenError: false, recoveredAt: null },
      },
      ['save'],
    ],
    [
      'logout: removes the device, clears, falls back to the guest device',
      ready(),
      { type: 'loggedOut', hasGuest: true },
      { at: 'recovering', tokenState: { viewer: 'guest' }, next: null },
      ['removeDevice', 'clear', 'returnToGuest'],
    ],
    [
      'logout without a guest device: no session',
      ready(),
      { type: 'loggedOut', hasGuest: false },
      { at: 'nobody' },
      ['removeDevice', 'clear'],
    ],
    [
      'the earlier guest device is gone too: no session, and the next start creates a new guest',
      recovering(null, { viewer: 'guest' }),
      noToken(400),
      { at: 'stopped', why: 'ended', tokenState: null },
      ['clear'],
    ],
    [
      'a guest cannot log out',
      ready({ viewer: 'guest' }),
      { type: 'loggedOut', hasGuest: false },
      ready({ viewer: 'guest' }),
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
      { at: 'recovering', tokenState: { hasTokenError: true } },
      ['authenticate'],
    ],
    [
      'not on the statistic and code calls',
      asking({}, 'exempt'),
      refused(),
      { at: 'ready', tokenState: { hasTokenError: false } },
      [],
    ],
    ['a missing answer does not mean a bad token', asking(), { type: 'lost' }, ready(), []],
    [
      'a good answer clears it',
      asking({ hasTokenError: true }),
      { type: 'answered' },
      ready({ hasTokenError: false }),
      ['save'],
    ],
    ['a good answer without the flag changes nothing', asking(), { type: 'answered' }, ready(), []],
  ]);
});

describe('spec 1 §4 Token lifecycle: "the next user activity re-runs initialisation"', () => {
  check([
    ['a valid token is used', ready(), activity, { at: 'asking' }, ['ask']],
    [
      'a flagged token is renewed first',
      ready({ hasTokenError: true }),
      activity,
      { at: 'recovering', next: 'usual' },
      ['authenticate'],
    ],
    [
      'the statistic call uses the token without renewal',
      ready({ hasTokenError: true }),
      { ...activity, call: 'exempt' },
      { at: 'asking' },
      ['ask'],
    ],
    [
      'activity without a session starts the product first',
      NOBODY,
      activity,
      { at: 'stopped', why: 'ended' },
      [],
    ],
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
      'the statistic call does not wait for the renewal',
      ready({ tokenSetAt: 0 }),
      { ...activity, call: 'exempt' },
      { at: 'asking' },
      ['ask'],
    ],
    [
      'then the call is made',
      recovering('usual'),
      token,
      { at: 'asking', tokenState: { tokenSetAt: NOW, hasTokenError: false, recoveredAt: NOW } },
      ['save', 'ask'],
    ],
    ['without a waiting call none is made', recovering(null), token, { at: 'ready' }, ['save']],
  ]);
});

describe('spec 1 §4 Token lifecycle: "failure clears storage and restarts", "a 403 shows the unsupported-region message"', () => {
  check([
    ...[400, 401, 404].map(
      (status): Row => [
        `${status}: the device is gone`,
        recovering('usual'),
        noToken(status),
        { at: 'stopped', why: 'ended', tokenState: null },
        ['clear'],
      ],
    ),
    [
      '403 of the device: the session stays',
      recovering('usual'),
      noToken(403),
      { at: 'stopped', why: 'region', tokenState: tokenState() },
      [],
    ],
    ['403 of a new guest', starting, noToken(403), { at: 'stopped', why: 'region', tokenState: null }, []],
    ...[0, 429, 500, 503].map(
      (status): Row => [
        `${status} says nothing about the device: kept, the flag too`,
        recovering('usual', { hasTokenError: true }),
        noToken(status),
        { at: 'stopped', why: 'offline', tokenState: { hasTokenError: true } },
        ['save'],
      ],
    ),
    [
      'no answer for a new guest',
      starting,
      noToken(0),
      { at: 'stopped', why: 'offline', tokenState: null },
      [],
    ],
    [
      'at the start: cleared, and the product starts again',
      recovering(again),
      noToken(400),
      { at: 'starting', waitsFor: 'network' },
      ['clear', 'askNetwork'],
    ],
    [
      'at the start with 403: the session stays',
      recovering(again),
      noToken(403),
      { at: 'stopped', why: 'region', tokenState: tokenState() },
      [],
    ],
    [
      'a stopped session can start again',
      { at: 'stopped', why: 'offline', tokenState: tokenState() },
      activity,
      { at: 'asking' },
      ['ask'],
    ],
  ]);
});

describe('spec 1 §4, §9: device authentication on start', () => {
  const at = (age: number, facts: Partial<TokenState> = {}) => ready({ tokenSetAt: NOW - age, ...facts });
  check([
    ['skipped within 5 min of the last token', at(5 * MINUTE - 1), start, { at: 'ready' }, []],
    ['not later', at(5 * MINUTE), start, { at: 'recovering', next: again }, ['authenticate']],
    ['skipped in token mode', at(HOUR, { isByToken: true }), start, { at: 'ready' }, []],
    ['skipped in parental mode', at(HOUR), { ...start, isParentalMode: true } as Event, { at: 'ready' }, []],
    [
      'skipped during a pending transaction',
      at(HOUR),
      { ...start, hasPendingTransaction: true } as Event,
      { at: 'ready' },
      [],
    ],
    ['skipped for child profiles (spec 1 §6)', at(HOUR, { isChild: true }), start, { at: 'ready' }, []],
    [
      'but not with an expired token',
      at(13 * HOUR, { isByToken: true, isChild: true }),
      { ...start, isParentalMode: true, hasPendingTransaction: true } as Event,
      { at: 'recovering' },
      ['authenticate'],
    ],
    [
      'nor with a refused one',
      at(MINUTE, { hasTokenError: true, isByToken: true }),
      start,
      { at: 'recovering' },
      ['authenticate'],
    ],
    [
      'the new token is saved, and token mode stays',
      recovering(again, { isByToken: true }),
      token,
      { at: 'ready', tokenState: { tokenSetAt: NOW, isByToken: true } },
      ['save'],
    ],
  ]);
});

describe('quality S09: one recovery and never a loop', () => {
  const just = { tokenSetAt: NOW, recoveredAt: NOW };
  const recovered = (age: number) => ({ recoveredAt: NOW - age, tokenSetAt: NOW - age });
  check([
    [
      'the new token is refused too: stop',
      asking(just),
      refused(NOW),
      { at: 'stopped', why: 'refused', tokenState: { hasTokenError: true } },
      ['save'],
    ],
    [
      'within 5 min of a recovery the token is used without renewal',
      ready({ ...recovered(5 * MINUTE - 1), hasTokenError: true }),
      activity,
      { at: 'asking' },
      ['ask'],
    ],
    [
      'after that it may be renewed again',
      ready({ ...recovered(5 * MINUTE), hasTokenError: true }),
      activity,
      { at: 'recovering' },
      ['authenticate'],
    ],
    [
      'a late answer: another tab has a newer token, which counts as the recovery of this tab',
      asking({ tokenSetAt: NOW - HOUR }),
      refused(NOW - 1),
      { at: 'asking', tokenState: { tokenSetAt: NOW - 1, recoveredAt: NOW - 1, hasTokenError: false } },
      ['adopt', 'ask'],
    ],
  ]);
});

test('an event that does not fit the state changes nothing', () => {
  const nonsense: [State, Event][] = [
    [ready(), token],
    [ready(), refused()],
    [NOBODY, { type: 'answered' }],
    [NOBODY, noToken(400)],
    [asking(), noToken(400)],
    [NOBODY, { type: 'loggedOut', hasGuest: true }],
    [waiting('network'), token],
    [waiting('network'), noToken(403)],
    [starting, network()],
    [asksLine(), noNetwork(0)],
    [ready(), network()],
  ];
  for (const [state, event] of nonsense) expect(step(state, event)).toEqual({ state, effects: [] });
});
