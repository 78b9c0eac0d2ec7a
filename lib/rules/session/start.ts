import { LINE_UNKNOWN, TOO_MANY_DEVICES } from './constants';
import { type EventOf, fresh, type Restart, type State, type Step, stay, stop } from './states';

/**
 * How a viewer without a session gets one (spec 1 §3 "Network info", §4 "Session", §8 "Auto-auth failure"),
 * as pure functions.
 */

type Starting = Extract<State, { at: 'starting' }>;

/** The network answer decides who may start a session. */
export function beginStart({ needsKnownLine }: Restart): Step {
  return { state: { at: 'starting', waitsFor: 'network', needsKnownLine }, effects: ['askNetwork'] };
}

export function receiveNetwork(state: State, network: EventOf<'network'>): Step {
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
  return createGuest(needsKnownLine, isGuestAllowed);
}

/** Without an answer a guest is created: the platform refuses it where guests are not allowed. */
export function continueWithoutNetwork(state: State, { status }: EventOf<'noNetwork'>): Step {
  if (state.at !== 'starting' || state.waitsFor !== 'network') return stay(state);
  if (status === 403) return stop('region', null);
  if (state.needsKnownLine) return stop('offline', null);
  return createGuest(false, true);
}

export function enterSession({ waitsFor }: Starting, now: number): Step {
  const viewer = waitsFor === 'guest' ? 'guest' : 'user';
  return { state: { at: 'ready', tokenState: fresh(viewer, now) }, effects: ['save'] };
}

export function refuseStart(state: Starting, { status, code, areGuestsAllowed }: EventOf<'noToken'>): Step {
  if (state.waitsFor === 'autoAuth') {
    if (code === TOO_MANY_DEVICES) return stop('devices', null);
    // The operator refuses a line with it; a region is refused by the platform only.
    const isRegion = status === 403 && code !== LINE_UNKNOWN;
    return isRegion ? stop('region', null) : createGuest(state.needsKnownLine, state.isGuestAllowed);
  }
  if (status !== 403) return stop('offline', null);
  return stop(areGuestsAllowed ? 'region' : 'login', null);
}

/** Where only known lines are served no guest is created, and the viewer sees the reason. */
function createGuest(needsKnownLine: boolean, isGuestAllowed: boolean): Step {
  if (needsKnownLine) return stop('line', null);
  if (!isGuestAllowed) return stop('login', null);
  return { state: { at: 'starting', waitsFor: 'guest', needsKnownLine }, effects: ['createGuest'] };
}
