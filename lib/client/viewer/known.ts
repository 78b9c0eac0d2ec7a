import {
  KNOWN_COOKIE,
  LOGIN_COOKIE,
  LOGIN_REQUIRED,
  REGION_CLOSED,
  REGION_COOKIE,
} from '@/lib/rules/session/constants';
import { KNOWN_KINDS, type KnownKind } from '@/lib/shared/sites/known-kind';

/** Of which kind this browser's session is, told by a cookie that carries nothing else; null without one. Browser only. */
export function knownKind(): KnownKind | null {
  const kind = cookieOf(KNOWN_COOKIE);
  return kind === null ? null : readKind(kind);
}

/** Whether this browser has a session at all. Browser only. */
export function isKnownViewer(): boolean {
  return knownKind() !== null;
}

/** Whether somebody is logged in. Browser only. */
export function isPersonKnown(): boolean {
  const kind = knownKind();
  return kind === 'user' || kind === 'child';
}

/** Whether nobody is a guest here (a hint of the server's says so, or the site) and nobody is logged in. Browser only. */
export function isLoginRequired(forcesLogin: boolean): boolean {
  return (forcesLogin || cookieOf(LOGIN_COOKIE) === LOGIN_REQUIRED) && !isPersonKnown();
}

/** Whether a hint of the server's says that this browser's region is not served. Browser only. */
export function isRegionClosed(): boolean {
  return cookieOf(REGION_COOKIE) === REGION_CLOSED;
}

function readKind(value: string): KnownKind {
  return KNOWN_KINDS.find((kind) => kind === value) ?? 'guest';
}

function cookieOf(name: string): string | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}
