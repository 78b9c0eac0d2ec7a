import { RECENT_TOKEN_MS, TOKEN_LIFE_MS } from './constants';
import { beginStart, continueWithoutNetwork, enterSession, receiveNetwork, refuseStart } from './start';
import {
  type Event,
  type EventOf,
  fresh,
  type State,
  type Step,
  stay,
  stop,
  type TokenState,
} from './states';

/**
 * The life of a session (spec 1 §4) as a pure function: a state and an event give the next state and its
 * effects. Every path ends: a call causes one recovery at most, a recovery one repeated call; a start causes
 * one network call, one line call and one guest.
 */

export const NOBODY: State = { at: 'nobody' };

export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'loggedIn':
      return { state: { at: 'ready', tokenState: fresh('user', event.now) }, effects: ['save'] };
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
  const tokenState = tokenStateIn(state);
  if (!tokenState) return beginStart({ needsKnownLine });
  const needsToken = isStale(tokenState, now) || (tokenState.hasTokenError && mayRecover(tokenState, now));
  if (!needsToken && skipsDevice(tokenState, event))
    return { state: { at: 'ready', tokenState }, effects: [] };
  return recover(tokenState, { needsKnownLine });
}

/** Spec 1 §4: when the start does not authenticate the device. An invalid token is handled elsewhere. */
function skipsDevice(
  tokenState: TokenState,
  { now, isParentalMode, hasPendingTransaction }: EventOf<'start'>,
): boolean {
  const isRecent = now - tokenState.tokenSetAt < RECENT_TOKEN_MS;
  return tokenState.isByToken || isParentalMode || hasPendingTransaction || tokenState.isChild || isRecent;
}

function act(state: State, { now, call }: EventOf<'activity'>): Step {
  const tokenState = tokenStateIn(state);
  if (!tokenState) return stop('ended', null);
  const needsToken = isStale(tokenState, now) || (tokenState.hasTokenError && mayRecover(tokenState, now));
  if (call === 'usual' && needsToken) return recover(tokenState, call);
  return { state: { at: 'asking', tokenState, call }, effects: ['ask'] };
}

function receiveAnswer(
  { tokenState, call }: Extract<State, { at: 'asking' }>,
  event: EventOf<'answered' | 'lost' | 'refused'>,
): Step {
  if (event.type === 'refused' && call === 'usual') return handleRefusal(tokenState, event);
  const isProven = event.type === 'answered' && tokenState.hasTokenError;
  if (!isProven) return { state: { at: 'ready', tokenState }, effects: [] };
  return { state: { at: 'ready', tokenState: { ...tokenState, hasTokenError: false } }, effects: ['save'] };
}

/** A refused token: the viewer is waiting, so this counts as the next activity. */
function handleRefusal(tokenState: TokenState, { now, newest }: EventOf<'refused'>): Step {
  if (!mayRecover(tokenState, now)) return stop('refused', { ...tokenState, hasTokenError: true }, ['save']);
  if (newest <= tokenState.tokenSetAt) return recover({ ...tokenState, hasTokenError: true }, 'usual');
  // The answer is late: another tab has recovered meanwhile, and that counts as our recovery.
  const adopted: TokenState = {
    ...tokenState,
    tokenSetAt: newest,
    hasTokenError: false,
    recoveredAt: newest,
  };
  return { state: { at: 'asking', tokenState: adopted, call: 'usual' }, effects: ['adopt', 'ask'] };
}

function receiveToken(state: State, now: number): Step {
  if (state.at === 'starting') return waitsForToken(state) ? enterSession(state, now) : stay(state);
  if (state.at !== 'recovering') return stay(state);
  const tokenState: TokenState = {
    ...state.tokenState,
    tokenSetAt: now,
    hasTokenError: false,
    recoveredAt: now,
  };
  if (typeof state.next !== 'string') return { state: { at: 'ready', tokenState }, effects: ['save'] };
  return { state: { at: 'asking', tokenState, call: state.next }, effects: ['save', 'ask'] };
}

function receiveNoToken(state: State, event: EventOf<'noToken'>): Step {
  if (state.at === 'starting') return waitsForToken(state) ? refuseStart(state, event) : stay(state);
  if (state.at !== 'recovering') return stay(state);
  const { tokenState, next } = state;
  const { status } = event;
  if (status === 403) return stop('region', tokenState);
  // A missing answer says nothing about the device.
  if (![400, 401, 404].includes(status))
    return stop('offline', tokenState, tokenState.hasTokenError ? ['save'] : []);
  // Spec 1 §4: failure clears and restarts. A waiting call fails, and its caller starts again.
  if (next === null || typeof next === 'string') return stop('ended', null, ['clear']);
  const restarted = beginStart(next);
  return { ...restarted, effects: ['clear', ...restarted.effects] };
}

const waitsForToken = (state: Extract<State, { at: 'starting' }>): boolean => state.waitsFor !== 'network';

function logOut(state: State, hasGuest: boolean): Step {
  const tokenState = tokenStateIn(state);
  if (tokenState?.viewer !== 'user') return stay(state);
  if (!hasGuest) return { state: NOBODY, effects: ['removeDevice', 'clear'] };
  const guest: TokenState = fresh('guest', tokenState.tokenSetAt);
  return {
    state: { at: 'recovering', tokenState: guest, next: null },
    effects: ['removeDevice', 'clear', 'returnToGuest'],
  };
}

/** Spec 1 §9: 12 h after the last answer that carried a token. */
function isStale(tokenState: TokenState, now: number): boolean {
  return now - tokenState.tokenSetAt > TOKEN_LIFE_MS;
}

/** One recovery, never a loop: a token from a recovery is not replaced within its first five minutes. */
function mayRecover(tokenState: TokenState, now: number): boolean {
  return tokenState.recoveredAt === null || now - tokenState.recoveredAt >= RECENT_TOKEN_MS;
}

function recover(tokenState: TokenState, next: Extract<State, { at: 'recovering' }>['next']): Step {
  return { state: { at: 'recovering', tokenState, next }, effects: ['authenticate'] };
}

function tokenStateIn(state: State): TokenState | null {
  return 'tokenState' in state ? state.tokenState : null;
}
