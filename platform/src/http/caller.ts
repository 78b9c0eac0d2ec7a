import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { ChildLevel } from '../domain/age.ts';
import { ApiError, type ErrorCode } from './errors.ts';

/**
 * Who may call a route (wire 1.2):
 * - `open`    no token is checked; an outdated one is allowed (logins must work with one)
 * - `public`  everybody, but a token that is sent, a viewer's or a provider's, must be valid
 * - `user`    any valid token of a viewer
 * - `device`  only a token from /auth/device; a login token gets 401
 * - `provider` a provider's own system, by `?token=`
 */
export type Access = 'open' | 'public' | 'user' | 'device' | 'provider';

/** The user and device of a token. */
export interface Caller {
  grade: 'user' | 'device';
  tokenHash: string;
  userId: number;
  isGuest: boolean;
  providerId: number;
  timezone: string;
  deviceId: string | null;
  profileId: string | null;
  /** The age level of the child profile in use; null for adults. */
  childLevel: ChildLevel | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route under /v2 must declare it. */
    access?: Access;
    /** The failures of this route, in addition to those that follow from its access and schema. */
    errors?: readonly ErrorCode[];
    /** Whether a child profile may call it, otherwise 403; see `refusesChildren`. */
    forChildren?: boolean;
  }
  interface FastifyRequest {
    /** Null on `open` routes and without a token. */
    caller: Caller | null;
    /** The provider whose system calls (`?token=`); null without such a token, and on `open` routes. */
    callingProviderId: number | null;
    locale: import('./locale.ts').Locale;
  }
}

/** Spec 2 §6: a child profile has a catalogue of its own. */
export function isChild(caller: Caller | null): boolean {
  return caller !== null && caller.childLevel !== null;
}

/**
 * Whether a route refuses child profiles. Children may read but change nothing, unless the route allows it: so a new route
 * that spends money or changes the account is closed to children from the start.
 */
export function refusesChildren(config: FastifyContextConfig, method: string | string[]): boolean {
  const { access, forChildren = method === 'GET' || method === 'HEAD' } = config;
  const isLookedAt = access === 'public' || access === 'user' || access === 'device';
  return isLookedAt && !forChildren;
}

/** The refusal of what a child may not do or see. */
export const notForChildren = (): ApiError =>
  new ApiError('permission_denied', { message: 'not_for_children' });

/** Refuses an action that a child may not do. */
export function refuseChild(caller: Caller | null): void {
  if (isChild(caller)) throw notForChildren();
}

/** The caller of a route whose access is `user` or `device`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new ApiError('not_authenticated');
  return request.caller;
}

/** Refuses a guest a change for which an account is needed. */
export function refuseGuest({ isGuest }: { isGuest: boolean }): void {
  if (isGuest) throw new ApiError('permission_denied', { message: 'guest_change' });
}

/** The caller of such a route, who must not be a guest. */
export function registeredCallerOf(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  refuseGuest(caller);
  return caller;
}
