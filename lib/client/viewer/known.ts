import {
  FORCED_LOGIN_COOKIE,
  KNOWN_COOKIE,
  LOGIN_REQUIRED,
  REGION_CLOSED,
  REGION_COOKIE,
} from '@/lib/rules/session/constants';
import { KNOWN_KINDS, type KnownKind } from '@/lib/shared/sites/known-kind';

/**
 * The kind of this browser's session, from a cookie with no other content; null without one. Browser only.
 */
export function knownKind(): KnownKind | null {
  const kind = cookieOf(KNOWN_COOKIE);
  return kind === null ? null : readKind(kind);
}

/** Whether this browser has a session at all. Browser only. */
export function hasSession(): boolean {
  return knownKind() !== null;
}

/** Whether the viewer is logged in. Browser only. */
export function hasUserSession(): boolean {
  const kind = knownKind();
  return kind !== null && kind !== 'guest';
}

/** The same for a viewer who may not be loaded yet, or could not be read: then the cookie says it. Browser only. */
export const isLoggedIn = (viewer: { state: string } | null): boolean =>
  viewer ? viewer.state === 'user' : hasUserSession();

/**
 * Whether guests are not allowed here (by a cookie of the server, or by the site) and the viewer is not
 * logged in. Browser only.
 */
export function isLoginRequired(forcesLogin: boolean): boolean {
  return (forcesLogin || cookieOf(FORCED_LOGIN_COOKIE) === LOGIN_REQUIRED) && !hasUserSession();
}

/** Whether a cookie of the server says that this region is not served. Browser only. */
export function isRegionClosed(): boolean {
  return cookieOf(REGION_COOKIE) === REGION_CLOSED;
}

function readKind(value: string): KnownKind {
  return KNOWN_KINDS.find((kind) => kind === value) ?? 'guest';
}

/** A cookie that pages may read; null without it. Browser only. */
export function cookieOf(name: string): string | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}
