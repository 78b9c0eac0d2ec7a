import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { ApiError, type ErrorCode } from './errors.ts';

/**
 * Who may call a route (wire 1.2):
 * - `open`    nobody is looked at; a stale token does no harm (logins must work with one)
 * - `public`  anyone, but a token that is sent, a viewer's or a provider's, must be valid
 * - `user`    any valid token of a viewer
 * - `device`  only a token from /auth/device; a login token gets 401
 * - `provider` a provider's own system, by `?token=`
 */
export type Access = 'open' | 'public' | 'user' | 'device' | 'provider';

/** The person and device behind a token. */
export interface Caller {
  grade: 'user' | 'device';
  tokenHash: string;
  userId: number;
  isGuest: boolean;
  providerId: number;
  timezone: string;
  deviceId: string | null;
  profileId: string | null;
  profileRole: 'adult' | 'child' | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route under /v2 must say it. */
    access?: Access;
    /** The failures a caller must expect of this route, beside those that its access and its schema bring. */
    errors?: readonly ErrorCode[];
    /** Whether a child profile may call it, else 403; see `refusesChildren`. */
    forChildren?: boolean;
  }
  interface FastifyRequest {
    /** Null on `open` routes and where no token was sent. */
    caller: Caller | null;
    /** The provider whose system calls (`?token=`); null where no such token was sent, and on `open` routes. */
    callingProviderId: number | null;
    locale: import('./locale.ts').Locale;
  }
}

/** Spec 2 §6: a child profile gets a catalogue of its own. */
export function isChild(caller: Caller | null): boolean {
  return caller?.profileRole === 'child';
}

/**
 * Whether a child profile is refused by a route. Children read and change nothing, unless the route says otherwise: so a new one
 * that spends or changes the account is the parents' from its first day.
 */
export function refusesChildren(config: FastifyContextConfig, method: string | string[]): boolean {
  const { access, forChildren = method === 'GET' || method === 'HEAD' } = config;
  const isLookedAt = access === 'public' || access === 'user' || access === 'device';
  return isLookedAt && !forChildren;
}

/** Refuses what a child must not do itself. */
export function refuseChild(caller: Caller | null): void {
  if (isChild(caller)) throw new ApiError('permission_denied', { message: 'not_for_children' });
}

/** The caller of a route whose access is `user` or `device`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new ApiError('not_authenticated');
  return request.caller;
}
