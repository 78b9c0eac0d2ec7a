/** What a session can be, what can happen to it, and what may be done about it. The rules: `machine.ts`. */

export type Viewer = 'guest' | 'user';

/** What is known of the token that somebody holds. Times are milliseconds. */
export interface Held {
  who: Viewer;
  tokenSetAt: number;
  /** Spec 1 §4: the token-error flag. */
  hasTokenError: boolean;
  recoveredAt: number | null;
  /** Spec 1 §4 "Device authentication at the start": came in by a token in the address. */
  isByToken: boolean;
  /** Spec 1 §4, §6: a child's profile is in use. */
  isChild: boolean;
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
  /** Spec 1 §8: the network belongs to no provider. */
  | 'noProvider'
  /** Spec 1 §8 "Auto-auth failure": nobody knows the line, and no guest stands in for its owner. */
  | 'line'
  /** Nobody answers; the session is kept, the next activity tries again. */
  | 'offline'
  /** A token that is new was refused, too: another one would be as well. */
  | 'refused'
  /** The device is not known any more; the session is cleared and the product starts again. */
  | 'ended';

export type State =
  | { at: 'nobody' }
  | { at: 'starting'; waitsFor: 'network' | 'guest'; needsKnownLine: boolean }
  | { at: 'starting'; waitsFor: 'autoAuth'; needsKnownLine: boolean; isGuestAllowed: boolean }
  | { at: 'ready'; held: Held }
  | { at: 'asking'; held: Held; call: CallKind }
  /** `next`: the call that waits; how to start again where a failure makes the product start again; null at a logout. */
  | { at: 'recovering'; held: Held; next: CallKind | Restart | null }
  | { at: 'stopped'; why: Stop; held: Held | null };

export interface Restart {
  needsKnownLine: boolean;
}

export type Event =
  /** The product begins. Spec 1 §4 names what the start does not authenticate the device in. */
  | {
      type: 'start';
      now: number;
      isParentalMode: boolean;
      hasPendingTransaction: boolean;
      needsKnownLine: boolean;
    }
  | { type: 'network'; hasProvider: boolean; isGuestAllowed: boolean; hasAutoAuth: boolean }
  /** Status 0 is no answer. */
  | { type: 'noNetwork'; status: number }
  /** The viewer does something that needs a call. */
  | { type: 'activity'; now: number; call: CallKind }
  | { type: 'answered' }
  /** No answer, or one that says nothing about the token. */
  | { type: 'lost' }
  /** 401. `newest` is when the newest token of this session was set, perhaps by another tab. */
  | { type: 'refused'; now: number; newest: number }
  | { type: 'token'; now: number }
  /** No token from the device's authentication, the line or for a new guest; status 0 is no answer. */
  | { type: 'noToken'; status: number; areGuestsAllowed: boolean }
  | { type: 'loggedIn'; now: number }
  | { type: 'loggedOut'; hasGuest: boolean };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export type Effect =
  | 'ask'
  | 'askNetwork'
  /** Ask the operator who the line belongs to (spec 1 §7 "Auto-auth"). */
  | 'autoAuth'
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

export const stay = (state: State): Step => ({ state, effects: [] });

export function stop(why: Stop, held: Held | null, effects: Effect[] = []): Step {
  return { state: { at: 'stopped', why, held }, effects };
}

export function fresh(who: Viewer, now: number): Held {
  return { who, tokenSetAt: now, hasTokenError: false, recoveredAt: null, isByToken: false, isChild: false };
}
