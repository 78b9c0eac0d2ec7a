import { type EventOf, fresh, type Restart, type State, type Step, stay, stop } from './states';

/** How nobody becomes somebody (spec 1 §3 "Network info", §4 "Session", §8 "Auto-auth failure"), pure. */

type Starting = Extract<State, { at: 'starting' }>;

/** The network says who provides here, and whom they let in. */
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

/** Without an answer guests are tried: the platform refuses them itself where there may be none. */
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

/** Where only known lines are served, nobody becomes a guest, and is told why. */
function beGuest(needsKnownLine: boolean, isGuestAllowed: boolean): Step {
  if (needsKnownLine) return stop('line', null);
  if (!isGuestAllowed) return stop('login', null);
  return { state: { at: 'starting', waitsFor: 'guest', needsKnownLine }, effects: ['createGuest'] };
}
