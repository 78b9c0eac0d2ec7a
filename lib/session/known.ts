import { KNOWN_COOKIE, KNOWN_KINDS, type KnownKind } from './constants';

/** Of which kind this browser's session is, told by a cookie that carries nothing else; null without one. Browser only. */
export function knownKind(): KnownKind | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${KNOWN_COOKIE}=`));
  return cookie ? readKind(cookie.slice(KNOWN_COOKIE.length + 1)) : null;
}

/** Whether this browser has a session at all. Browser only. */
export function isKnownViewer(): boolean {
  return knownKind() !== null;
}

function readKind(value: string): KnownKind {
  return KNOWN_KINDS.find((kind) => kind === value) ?? 'guest';
}
