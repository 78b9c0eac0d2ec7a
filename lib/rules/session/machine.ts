import { RECENT_TOKEN_MS, TOKEN_LIFE_MS } from './constants';
import { beginStart, continueWithoutNetwork, enterSession, receiveNetwork, refuseStart } from './start';
import { type Event, type EventOf, fresh, type Held, type State, type Step, stay, stop } from './states';

/**
 * The life of a session (spec 1 §4) as a pure function: a state and an event give the next state and its
 * effects. Every path ends: a call causes one recovery at most, a recovery one repeated call; a start causes
 * one network call, one line call and one guest.
 */

export const NOBODY: State = { at: 'nobody' };

export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'loggedIn':
      return { state: { at: 'ready', held: fresh('user', event.now) }, effects: ['save'] };
    case 'loggedOut':
      return logOut(state, event.hasGuest);
    case 'start':
      return start(state, event);
    case 'network':
      return receiveNetwork(state, event);
    case 'noNetwork':
      return continueWithoutNetwork(state, event);
    case 'activity':
      return act(state, event);
    case 'answered':
    case 'lost':
    case 'refused':
      return state.at === 'asking' ? receiveAnswer(state, event) : stay(state);
    case 'token':
      return receiveToken(state, event.now);
    case 'noToken':
      return receiveNoToken(state, event);
  }
}

function start(state: State, event: EventOf<'start'>): Step {
  const { now, needsKnownLine } = event;
  const held = heldIn(state);
  if (!held) return beginStart({ needsKnownLine });
  const needsToken = isStale(held, now) || (held.hasTokenError && mayRecover(held, now));
  if (!needsToken && skipsDevice(held, event)) return { state: { at: 'ready', held }, effects: [] };
  return recover(held, { needsKnownLine });
}

/** Spec 1 §4: when the start does not authenticate the device. An invalid token is handled elsewhere. */
function skipsDevice(held: Held, { now, isParentalMode, hasPendingTransaction }: EventOf<'start'>): boolean {
  const isRecent = now - held.tokenSetAt < RECENT_TOKEN_MS;
  return held.isByToken || isParentalMode || hasPendingTransaction || held.isChild || isRecent;
}

function act(state: State, { now, call }: EventOf<'activity'>): Step {
  const held = heldIn(state);
  if (!held) return stop('ended', null);
  const needsToken = isStale(held, now) || (held.hasTokenError && mayRecover(held, now));
  if (call === 'usual' && needsToken) return recover(held, call);
  return { state: { at: 'asking', held, call }, effects: ['ask'] };
}

function receiveAnswer(
  { held, call }: Extract<State, { at: 'asking' }>,
  event: EventOf<'answered' | 'lost' | 'refused'>,
): Step {
  if (event.type === 'refused' && call === 'usual') return handleRefusal(held, event);
  const isProven = event.type === 'answered' && held.hasTokenError;
  if (!isProven) return { state: { at: 'ready', held }, effects: [] };
  return { state: { at: 'ready', held: { ...held, hasTokenError: false } }, effects: ['save'] };
}

/** A refused token: the viewer is waiting, so this counts as the next activity. */
function handleRefusal(held: Held, { now, newest }: EventOf<'refused'>): Step {
  if (!mayRecover(held, now)) return stop('refused', { ...held, hasTokenError: true }, ['save']);
  if (newest <= held.tokenSetAt) return recover({ ...held, hasTokenError: true }, 'usual');
  // The answer is late: another tab has recovered meanwhile, and that counts as our recovery.
  const adopted: Held = { ...held, tokenSetAt: newest, hasTokenError: false, recoveredAt: newest };
  return { state: { at: 'asking', held: adopted, call: 'usual' }, effects: ['adopt', 'ask'] };
}

function receiveToken(state: State, now: number): Step {
  if (state.at === 'starting') return waitsForToken(state) ? enterSession(state, now) : stay(state);
  if (state.at !== 'recovering') return stay(state);
  const held: Held = { ...state.held, tokenSetAt: now, hasTokenError: false, recoveredAt: now };
  if (typeof state.next !== 'string') return { state: { at: 'ready', held }, effects: ['save'] };
  return { state: { at: 'asking', held, call: state.next }, effects: ['save', 'ask'] };
}

function receiveNoToken(state: State, event: EventOf<'noToken'>): Step {
  if (state.at === 'starting') return waitsForToken(state) ? refuseStart(state, event) : stay(state);
  if (state.at !== 'recovering') return stay(state);
  const { held, next } = state;
  const { status } = event;
  if (status === 403) return stop('region', held);
  // A missing answer says nothing about the device.
  if (![400, 401, 404].includes(status)) return stop('offline', held, held.hasTokenError ? ['save'] : []);
  // Spec 1 §4: failure clears and restarts. A waiting call fails, and its caller starts again.
  if (next === null || typeof next === 'string') return stop('ended', null, ['clear']);
  const restarted = beginStart(next);
  return { ...restarted, effects: ['clear', ...restarted.effects] };
}

const waitsForToken = (state: Extract<State, { at: 'starting' }>): boolean => state.waitsFor !== 'network';

function logOut(state: State, hasGuest: boolean): Step {
  const held = heldIn(state);
  if (held?.who !== 'user') return stay(state);
  if (!hasGuest) return { state: NOBODY, effects: ['removeDevice', 'clear'] };
  const guest: Held = fresh('guest', held.tokenSetAt);
  return {
    state: { at: 'recovering', held: guest, next: null },
    effects: ['removeDevice', 'clear', 'returnToGuest'],
  };
}

/** Spec 1 §9: 12 h after the last answer that carried a token. */
function isStale(held: Held, now: number): boolean {
  return now - held.tokenSetAt > TOKEN_LIFE_MS;
}

/** One recovery, never a loop: a token from a recovery is not replaced within its first five minutes. */
function mayRecover(held: Held, now: number): boolean {
  return held.recoveredAt === null || now - held.recoveredAt >= RECENT_TOKEN_MS;
}

function recover(held: Held, next: Extract<State, { at: 'recovering' }>['next']): Step {
  return { state: { at: 'recovering', held, next }, effects: ['authenticate'] };
}

function heldIn(state: State): Held | null {
  return 'held' in state ? state.held : null;
}
