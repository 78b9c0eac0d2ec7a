import { RECENT_TOKEN_MS, TOKEN_LIFE_MS } from './constants';

/**
 * The life of a session (spec 1 §4), pure: a state and what happened give the next state and what is to be done.
 * Every road ends: a call leads to one recovery at most, and a recovery to one repeated call.
 */

type Who = 'guest' | 'user';

/** What is known of the token that somebody holds. Times are milliseconds. */
export interface Held {
  who: Who;
  tokenSetAt: number;
  /** Spec 1 §4: the token-error flag. */
  hasTokenError: boolean;
  recoveredAt: number | null;
}

/**
 * Spec 1 §4: an authentication failure of the statistic call and of the one-time-code calls says nothing about the
 * session; they go with the token there is.
 */
export type CallKind = 'usual' | 'exempt';

export type Stop =
  /** Spec 1 §4, §8: 403, the region is not served. */
  | 'region'
  /** Spec 1 §4: guests are not allowed, login is forced. */
  | 'login'
  /** Nobody answers; the session is kept, the next activity tries again. */
  | 'offline'
  /** A token that is new was refused, too: another one would be as well. */
  | 'refused'
  /** The device is not known any more; the session is cleared and the product starts again. */
  | 'ended';

export type State =
  | { at: 'nobody' }
  | { at: 'starting' }
  | { at: 'ready'; held: Held }
  | { at: 'asking'; held: Held; call: CallKind }
  | { at: 'recovering'; held: Held; callAfter: CallKind | null }
  | { at: 'stopped'; why: Stop; held: Held | null };

export type Event =
  /** The product begins. Spec 1 §4 skips: token mode, parental mode, pending transaction, child profile. */
  | { type: 'start'; now: number; isSkipped: boolean }
  /** The viewer does something that needs a call. */
  | { type: 'activity'; now: number; call: CallKind }
  | { type: 'answered' }
  /** No answer, or one that says nothing about the token. */
  | { type: 'lost' }
  /** 401. `newest` is when the newest token of this session was set, perhaps by another tab. */
  | { type: 'refused'; now: number; newest: number }
  | { type: 'token'; now: number }
  /** No token from the device's authentication or for a new guest; status 0 is no answer. */
  | { type: 'noToken'; status: number; areGuestsAllowed: boolean }
  | { type: 'loggedIn'; now: number }
  | { type: 'loggedOut'; hasGuest: boolean };

export type Effect =
  | 'ask'
  | 'authenticate'
  | 'createGuest'
  /** Take the newer token of another tab. */
  | 'adopt'
  | 'save'
  | 'clear'
  | 'removeDevice'
  /** Become the guest again that was there before the login. */
  | 'returnToGuest';

export interface Step {
  state: State;
  /** In this order; at most the last one brings an event. */
  effects: readonly Effect[];
}

export const NOBODY: State = { at: 'nobody' };

export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'loggedIn':
      return { state: { at: 'ready', held: fresh('user', event.now) }, effects: ['save'] };
    case 'loggedOut':
      return logOut(state, event.hasGuest);
    case 'start':
      return start(state, event);
    case 'activity':
      return act(state, event);
    case 'answered':
    case 'lost':
    case 'refused':
      return state.at === 'asking' ? hear(state, event) : stay(state);
    case 'token':
      return receive(state, event.now);
    case 'noToken':
      return goWithout(state, event);
  }
}

function start(state: State, { now, isSkipped }: Extract<Event, { type: 'start' }>): Step {
  const held = heldIn(state);
  if (!held) return { state: { at: 'starting' }, effects: ['createGuest'] };
  const needsToken = isStale(held, now) || (held.hasTokenError && mayRecover(held, now));
  const isRecent = isSkipped || now - held.tokenSetAt < RECENT_TOKEN_MS;
  return needsToken || !isRecent ? recover(held, null) : { state: { at: 'ready', held }, effects: [] };
}

function act(state: State, { now, call }: Extract<Event, { type: 'activity' }>): Step {
  const held = heldIn(state);
  if (!held) return stop('ended', null);
  const needsToken = isStale(held, now) || (held.hasTokenError && mayRecover(held, now));
  if (call === 'usual' && needsToken) return recover(held, call);
  return { state: { at: 'asking', held, call }, effects: ['ask'] };
}

function hear(
  { held, call }: Extract<State, { at: 'asking' }>,
  event: Extract<Event, { type: 'answered' | 'lost' | 'refused' }>,
): Step {
  if (event.type === 'refused' && call === 'usual') return doubt(held, event);
  const isProven = event.type === 'answered' && held.hasTokenError;
  if (!isProven) return { state: { at: 'ready', held }, effects: [] };
  return { state: { at: 'ready', held: { ...held, hasTokenError: false } }, effects: ['save'] };
}

/** A refused token: the viewer is still there and waits, so the next activity is now. */
function doubt(held: Held, { now, newest }: Extract<Event, { type: 'refused' }>): Step {
  if (!mayRecover(held, now)) return stop('refused', { ...held, hasTokenError: true }, ['save']);
  if (newest <= held.tokenSetAt) return recover({ ...held, hasTokenError: true }, 'usual');
  // The answer is late: another tab has recovered meanwhile. Its recovery counts as ours.
  const adopted: Held = { ...held, tokenSetAt: newest, hasTokenError: false, recoveredAt: newest };
  return { state: { at: 'asking', held: adopted, call: 'usual' }, effects: ['adopt', 'ask'] };
}

function receive(state: State, now: number): Step {
  if (state.at === 'starting')
    return { state: { at: 'ready', held: fresh('guest', now) }, effects: ['save'] };
  if (state.at !== 'recovering') return stay(state);
  const held: Held = { ...state.held, tokenSetAt: now, hasTokenError: false, recoveredAt: now };
  if (state.callAfter === null) return { state: { at: 'ready', held }, effects: ['save'] };
  return { state: { at: 'asking', held, call: state.callAfter }, effects: ['save', 'ask'] };
}

function goWithout(state: State, { status, areGuestsAllowed }: Extract<Event, { type: 'noToken' }>): Step {
  if (state.at !== 'starting' && state.at !== 'recovering') return stay(state);
  const held = heldIn(state);
  if (!held && status === 403 && !areGuestsAllowed) return stop('login', null);
  if (status === 403) return stop('region', held);
  // Spec 1 §4: failure clears and restarts. A lost answer says nothing about the device.
  if (held && [400, 401, 404].includes(status)) return stop('ended', null, ['clear']);
  return stop('offline', held, held?.hasTokenError ? ['save'] : []);
}

function logOut(state: State, hasGuest: boolean): Step {
  const held = heldIn(state);
  if (held?.who !== 'user') return stay(state);
  if (!hasGuest) return { state: NOBODY, effects: ['removeDevice', 'clear'] };
  const guest: Held = { ...held, who: 'guest', hasTokenError: false, recoveredAt: null };
  return {
    state: { at: 'recovering', held: guest, callAfter: null },
    effects: ['removeDevice', 'clear', 'returnToGuest'],
  };
}

function fresh(who: Who, now: number): Held {
  return { who, tokenSetAt: now, hasTokenError: false, recoveredAt: null };
}

/** Spec 1 §9: 12 h after the last answer that carried a token. */
function isStale(held: Held, now: number): boolean {
  return now - held.tokenSetAt > TOKEN_LIFE_MS;
}

/** One recovery, never a loop: a token that a recovery brought is not replaced before it is five minutes old. */
function mayRecover(held: Held, now: number): boolean {
  return held.recoveredAt === null || now - held.recoveredAt >= RECENT_TOKEN_MS;
}

function recover(held: Held, callAfter: CallKind | null): Step {
  return { state: { at: 'recovering', held, callAfter }, effects: ['authenticate'] };
}

function stop(why: Stop, held: Held | null, effects: Effect[] = []): Step {
  return { state: { at: 'stopped', why, held }, effects };
}

const stay = (state: State): Step => ({ state, effects: [] });

function heldIn(state: State): Held | null {
  return 'held' in state ? state.held : null;
}
