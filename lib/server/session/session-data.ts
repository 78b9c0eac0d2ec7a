import type { Unlock } from '@/lib/rules/parental/rules';
import type { Profile } from '@/lib/rules/profiles/profile';
import type { ChildLevel } from '@/lib/shared/sites/audience';

/** The contents of the sealed cookie. Script cannot read it (DESIGN section 4 "Gateway"). */
export interface Session {
  /**
   * New at every login and at every change of rights, so that an id from before has no rights (quality S07).
   */
  id: string;
  userId: number;
  deviceId: string;
  /** The device token of the platform. */
  token: string;
  /** Milliseconds; renewed by every answer with a token (spec 1 §4). */
  tokenSetAt: number;
  /** The platform refused this token (spec 1 §4 "Token lifecycle"). */
  hasTokenError: boolean;
  /** When the device was last authenticated again, in milliseconds; null before the first time. */
  recoveredAt: number | null;
  startedAt: number;
  isGuest: boolean;
  name: string | null;
  phone: string | null;
  /** The guest from before the login, for the logout (spec 1 §4 "Logout"). */
  guestBefore: GuestBefore | null;
  /** The serial of this browser's device (spec 1 §3 "Locally stored values"). */
  serial: string | null;
  /** Logged in by a token in the address: no device authentication at the start (spec 1 §4). */
  isByToken: boolean;
  /** The active profile; null when the platform has none. */
  profile: SessionProfile | null;
  /**
   * Entered PINs, and payments that made one unnecessary (spec 1 §6); null before any. Not in the cookie: the
   * process stores it under the session id (`shared-sessions.ts`).
   */
  parental: Unlock | null;
  /** The site of the login. */
  site: string | null;
}

export interface SessionProfile {
  id: string;
  name: string;
  /** The name is the platform's, in the language of the login. */
  isUnnamed?: boolean | undefined;
  role: 'adult' | 'child';
  /** The age up to which a child sees content; null for adults, absent in cookies from before there were levels. */
  ageLevel?: ChildLevel | null;
  icon: string | null;
}

/** The part of a profile that the cookie contains. */
export function sessionProfileOf({ id, name, isUnnamed, role, ageLevel, icon }: Profile): SessionProfile {
  return { id, name, ...(isUnnamed ? { isUnnamed } : {}), role, ageLevel, icon };
}

export interface GuestBefore {
  userId: number;
  deviceId: string;
}
