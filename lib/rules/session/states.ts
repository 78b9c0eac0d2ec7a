/** The states, events and effects of a session. The rules: `machine.ts`. */

export type Viewer = 'guest' | 'user';

/** The token of a session. Times are milliseconds. */
export interface TokenState {
  viewer: Viewer;
  tokenSetAt: number;
  /** Spec 1 §4: the token-error flag. */
  hasTokenError: boolean;
  recoveredAt: number | null;
  /** Spec 1 §4 "Device authentication at the start": logged in by a token in the address. */
  isByToken: boolean;
  /** Spec 1 §4, §6: a child's profile is active. */
  isChild: boolean;
}

/**
 * Spec 1 §4: an authentication failure of the statistic call and of the one-time-code calls does not affect
 * the session; they use the current token.
 */
export type CallKind = 'usual' | 'exempt';

export type Stop =
  /** Spec 1 §4, §8: 403, the region is not served. */
  | 'region'
  /** Spec 1 §4: guests are not allowed, login is forced. */
  | 'login'
  /** Spec 1 §8: the network has no provider. */
  | 'noProvider'
  /** Spec 1 §8 "Auto-auth failure": the line is unknown, and guests are not allowed in its place. */
  | 'line'
  /** Spec 1 §8 error_too_many_devices: the line is known, but its owner has removed devices too often. */
  | 'devices'
  /** No answer; the session stays, and the next activity tries again. */
  | 'offline'
  /** A new token was refused too, so another renewal would not help. */
  | 'refused'
  /** The device was removed; the session is cleared and the product starts again. */
  | 'ended';

export type State =
  | { at: 'nobody' }
  | { at: 'starting'; waitsFor: 'network' | 'guest'; needsKnownLine: boolean }
  | { at: 'starting'; waitsFor: 'autoAuth'; needsKnownLine: boolean; isGuestAllowed: boolean }
  | { at: 'ready'; tokenState: TokenState }
  | { at: 'asking'; tokenState: TokenState; call: CallKind }
  /** `next`: the waiting call; how to start again when a failure restarts the product; null at a logout. */
  | { at: 'recovering'; tokenState: TokenState; next: CallKind | Restart | null }
  | { at: 'stopped'; why: Stop; tokenState: TokenState | null };

export interface Restart {
  needsKnownLine: boolean;
}

export type Event =
  /** The product starts. Spec 1 §4 names the cases in which the start does not authenticate the device. */
  | {
      type: 'start';
      now: number;
      isParentalMode: boolean;
      hasPendingTransaction: boolean;
      needsKnownLine: boolean;
    }
  | { type: 'network'; hasProvider: boolean; isGuestAllowed: boolean; hasAutoAuth: boolean }
  /** Status 0 means no answer. */
  | { type: 'noNetwork'; status: number }
  /** The viewer does something that needs a call. */
  | { type: 'activity'; now: number; call: CallKind }
  | { type: 'answered' }
  /** No answer, or one that says nothing about the token. */
  | { type: 'lost' }
  /** 401. `newest` is when the newest token of this session was set, perhaps by another tab. */
  | { type: 'refused'; now: number; newest: number }
  | { type: 'token'; now: number }
  /** No token from the device authentication, the line or for a new guest; status 0 means no answer. */
  | { type: 'noToken'; status: number; code: string | null; areGuestsAllowed: boolean }
  | { type: 'loggedIn'; now: number }
  | { type: 'loggedOut'; hasGuest: boolean };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

export type Effect =
  | 'ask'
  | 'askNetwork'
  /** Ask the operator about the owner of the line (spec 1 §7 "Auto-auth"). */
  | 'autoAuth'
  | 'authenticate'
  | 'createGuest'
  /** Use the newer token of another tab. */
  | 'adopt'
  | 'save'
  | 'clear'
  | 'removeDevice'
  /** Return to the guest from before the login. */
  | 'returnToGuest';

export interface Step {
  state: State;
  /** In this order; at most the last one causes an event. */
  effects: readonly Effect[];
}

export const stay = (state: State): Step => ({ state, effects: [] });

export function stop(why: Stop, tokenState: TokenState | null, effects: Effect[] = []): Step {
  return { state: { at: 'stopped', why, tokenState }, effects };
}

export function fresh(viewer: Viewer, now: number): TokenState {
  return {
    viewer,
    tokenSetAt: now,
    hasTokenError: false,
    recoveredAt: null,
    isByToken: false,
    isChild: false,
  };
}
