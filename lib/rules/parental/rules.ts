import { ADULT_AGE } from '@/lib/shared/sites/ages';
import type { ChildLevel } from '@/lib/shared/sites/audience';
import {
  DEFAULT_UNLOCK_MINUTES,
  MINUTE_MS,
  OFF_UNLOCK_MINUTES,
  SUBJECT_GRANT_MS,
  TRANSACTION_GUARD_MS,
  UNLOCK_FLAG_MS,
} from './constants';

/**
 * When the PIN is required (spec 1 §4, §6, spec 2 §5, spec 3 §5), as pure functions. The decisions are in
 * docs/PARENTAL.md.
 */

export const PARENTAL_ACTIONS = ['vod', 'channel', 'program', 'settings', 'pay', 'profile'] as const;

/** An action that may need the PIN (spec 1 §6). */
export type ParentalAction = (typeof PARENTAL_ACTIONS)[number];

export type ParentalStatus = 'set' | 'notset' | 'ignore';

/**
 * Off, on; for channels also 1 (always ask) or minutes since the last unlock (spec 1 §4 "Channel parental
 * check").
 */
type Setting = boolean | number;

/** The parental settings of a device. */
export type ParentalSettings = Record<ParentalAction, Setting> & {
  /** Minutes of an unlock; 0 is off. */
  duration: number;
};

/**
 * Used when nothing was chosen on this device: it protects everything, because a PIN that protects nothing
 * would surprise the parents.
 */
export const DEFAULT_SETTINGS: ParentalSettings = {
  vod: true,
  channel: true,
  program: true,
  settings: true,
  pay: true,
  profile: true,
  duration: DEFAULT_UNLOCK_MINUTES,
};

/** The entered PINs of a session. Times in milliseconds. */
export interface Unlock {
  unlockedAt: number | null;
  /** The item that the PIN was entered for: `channel:3929`. */
  subject: string | null;
  /** The viewer chose to remember it (spec 3 §4 "PIN set"). */
  isRemembered: boolean;
  /** The last successful payment. */
  transactionAt: number | null;
}

/** The item to be watched; null for actions without an age: settings, payments, profiles. */
interface Seen {
  subject: string;
  /** Ages of the title and of its parents (spec 2 §5: the maximum of series and episode). */
  ages: readonly (number | null)[];
  /** Spec 2 §5: in the archive every age rating requires the PIN, and so does an unknown one. */
  isArchive?: boolean;
  /** The device's setting of this channel (spec 1 §3 `parentalChannels`). */
  channelSetting?: number | null;
}

export interface Question {
  action: ParentalAction;
  seen: Seen | null;
  isGuest: boolean;
  /** The age level of a child profile; null for adults. */
  childLevel: ChildLevel | null;
  status: ParentalStatus;
  /** Null: nothing was chosen on this device. */
  settings: ParentalSettings | null;
  unlock: Unlock | null;
  now: number;
  /** Spec 2 §5 "Parental check", "same" mode: it is already being watched. */
  isGoingOn?: boolean;
  /** Spec 1 §6: `ignore_parental_control` of a trusted embed. */
  isTrustedEmbed?: boolean;
}

/** Whether it counts as adult for this viewer. */
export function isAdult(ages: readonly (number | null)[], childLevel: ChildLevel | null): boolean {
  const lowest = childLevel === null ? ADULT_AGE : childLevel + 1;
  return ages.some((age) => age !== null && age >= lowest);
}

/**
 * Whether parental control applies: adult, locked by the parents, or of the archive and not for every age.
 */
function isProtected({ action, seen, childLevel }: Question): boolean {
  if (!seen) return true;
  if (isAdult(seen.ages, childLevel) || (seen.channelSetting ?? 0) > 0) return true;
  if (action !== 'program' || !seen.isArchive) return false;
  // Children have no PIN, and content up to their level is for them.
  return seen.ages.every((age) => age === null || (age > 0 && childLevel === null));
}

/** The duration of an unlock on this device in minutes. */
export function unlockMinutes(settings: ParentalSettings | null, isRemembered: boolean): number {
  if (!isRemembered) return OFF_UNLOCK_MINUTES;
  return (settings ?? DEFAULT_SETTINGS).duration || OFF_UNLOCK_MINUTES;
}

/** Whether the PIN is required now (spec 1 §6 and the sections named there). */
export function isPinNeeded(question: Question): boolean {
  const { action, seen, status, unlock, now } = question;
  // A guest has no PIN: protected content needs a login (`isLoginNeeded`).
  if (question.isGuest || status !== 'set' || question.isTrustedEmbed || question.isGoingOn) return false;
  const setting = settingOf(question);
  if (!setting || !isProtected(question)) return false;
  if (isGuarded(action) && within(unlock?.transactionAt, TRANSACTION_GUARD_MS + 1, now)) return false;
  if (within(unlock?.unlockedAt, UNLOCK_FLAG_MS, now)) return false;
  const isUnlockedSubject = seen !== null && unlock?.subject === seen.subject;
  if (isUnlockedSubject && within(unlock?.unlockedAt, SUBJECT_GRANT_MS, now)) return false;
  // Only the number: `true` is a toggle that is on and uses the common duration.
  if (setting === 1) return true;
  const minutes =
    typeof setting === 'number' ? setting : unlockMinutes(question.settings, unlock?.isRemembered ?? true);
  return !within(unlock?.unlockedAt, minutes * MINUTE_MS, now);
}

/** Spec 1 §6 Guest: access with parental protection prompts sign-in. */
export function isLoginNeeded({ isGuest, seen, isTrustedEmbed }: Question): boolean {
  return isGuest && !isTrustedEmbed && seen !== null && isAdult(seen.ages, null);
}

function settingOf({ action, seen, settings }: Question): Setting {
  const ofChannel = action === 'channel' ? (seen?.channelSetting ?? 0) : 0;
  return ofChannel > 0 ? ofChannel : (settings ?? DEFAULT_SETTINGS)[action];
}

/** Spec 1 §6 for watching, spec 3 §5 for paying. */
function isGuarded(action: ParentalAction): boolean {
  return action === 'vod' || action === 'channel' || action === 'program' || action === 'pay';
}

/** A time in the future comes from a wrong clock and unlocks nothing. */
function within(since: number | null | undefined, ms: number, now: number): boolean {
  return since != null && since <= now && now - since < ms;
}
