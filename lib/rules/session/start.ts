import { type EventOf, fresh, type Restart, type State, type Step, stay, stop } from './states';

/**
 * How a viewer without a session gets one (spec 1 §3 "Network info", §4 "Session", §8 "Auto-auth failure"),
 * as pure functions.
 */

type Starting = Extract<State, { at: 'starting' }>;

/** The network answer decides who may start a session. */
export function begin({ needsKnownLine }: Restart): Step {
  return { state: { at: 'starting', waitsFor: 'network', needsKnownLine }, effects: ['askNetwork'] };
}

export function hearOfNetwork(state: State, network: EventOf<'network'>): Step {
  if (state.at !== 'starting' || state.waitsFor !== 'network') return stay(state);
  const { needsKnownLine } = state;
  const { hasProvider, hasAutoAuth, isGuestAllowed } = network;
  if (!hasProvider) return stop('noProvider', null);
  if (hasAutoAuth) {
    return {
      state: { at: 'starting', waitsFor: 'autoAuth', needsKnownLine, isGuestAllowed },
      effects: ['autoAuth'],
    };
  }
  return beGuest(needsKnownLine, isGuestAllowed);
}

/** Without an answer a guest is created: the platform refuses it where guests are not allowed. */
export function missNetwork(state: State, { status }: EventOf<'noNetwork'>): Step {
  if (state.at !== 'starting' || state.waitsFor !== 'network') return stay(state);
  if (status === 403) return stop('region', null);
  if (state.needsKnownLine) return stop('offline', null);
  return beGuest(false, true);
}

export function getIn({ waitsFor }: Starting, now: number): Step {
  const who = waitsFor === 'guest' ? 'guest' : 'user';
  return { state: { at: 'ready', held: fresh(who, now) }, effects: ['save'] };
}

export function stayOut(state: Starting, { status, areGuestsAllowed }: EventOf<'noToken'>): Step {
  if (state.waitsFor === 'autoAuth') {
    return status === 403 ? stop('region', null) : beGuest(state.needsKnownLine, state.isGuestAllowed);
  }
  if (status !== 403) return stop('offline', null);
  return stop(areGuestsAllowed ? 'region' : 'login', null);
}

/** Where only known lines are served no guest is created, and the viewer sees the reason. */
function beGuest(needsKnownLine: boolean, isGuestAllowed: boolean): Step {
  if (needsKnownLine) return stop('line', null);
  if (!isGuestAllowed) return stop('login', null);
  return { state: { at: 'starting', waitsFor: 'guest', needsKnownLine }, effects: ['createGuest'] };
}
