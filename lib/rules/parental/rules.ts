import {
  ADULT_AGE,
  CHILD_MAX_AGE,
  DEFAULT_UNLOCK_MINUTES,
  MINUTE_MS,
  OFF_UNLOCK_MINUTES,
  SUBJECT_GRANT_MS,
  TRANSACTION_GUARD_MS,
  UNLOCK_FLAG_MS,
} from './constants';

/** When the PIN is asked for (spec 1 §4, §6, spec 2 §5, spec 3 §5), pure. The rulings are in docs/PARENTAL.md. */

export const PARENTAL_ACTIONS = ['vod', 'channel', 'program', 'settings', 'pay', 'profile'] as const;

/** What somebody is about to do (spec 1 §6). */
export type ParentalAction = (typeof PARENTAL_ACTIONS)[number];

export type ParentalStatus = 'set' | 'notset' | 'ignore';

/** Off, on; for channels also 1 (always ask) or minutes since the last unlock (spec 1 §4 "Channel parental check"). */
type Setting = boolean | number;

/** What a device asks the PIN for. */
export type ParentalSettings = Record<ParentalAction, Setting> & {
  /** Minutes that a PIN is good for; 0 is off. */
  duration: number;
};

/** Nothing was chosen on this device: a PIN that protects nothing would be a surprise, so it protects everything. */
export const DEFAULT_SETTINGS: ParentalSettings = {
  vod: true,
  channel: true,
  program: true,
  settings: true,
  pay: true,
  profile: true,
  duration: DEFAULT_UNLOCK_MINUTES,
};

/** What a session knows of PINs that were entered. Times in milliseconds. */
export interface Unlock {
  unlockedAt: number | null;
  /** What the PIN was entered for: `channel:3929`. */
  subject: string | null;
  /** Whoever entered it wanted it remembered (spec 3 §4 "PIN set"). */
  isRemembered: boolean;
  /** The last payment that succeeded. */
  transactionAt: number | null;
}

/** What is about to be seen; null for what has no age: settings, payments, profiles. */
interface Seen {
  subject: string;
  /** Of the title and of all that it belongs to (spec 2 §5: the maximum of series and episode). */
  ages: readonly (number | null)[];
  /** Spec 2 §5: of the archive any age rating is asked for, and an unknown one. */
  isArchive?: boolean;
  /** What the device says of this channel (spec 1 §3 `parentalChannels`). */
  channelSetting?: number | null;
}

export interface Question {
  action: ParentalAction;
  seen: Seen | null;
  isGuest: boolean;
  isChild: boolean;
  status: ParentalStatus;
  /** Null: nothing was chosen on this device. */
  settings: ParentalSettings | null;
  unlock: Unlock | null;
  now: number;
  /** Spec 2 §5 "Parental check", "same" mode: it is being watched already. */
  isGoingOn?: boolean;
  /** Spec 1 §6: `ignore_parental_control` of an embed that is known to be an allowed one. */
  isTrustedEmbed?: boolean;
}

/** Rated for adults, as far as this viewer is concerned. */
export function isAdult(ages: readonly (number | null)[], isChild: boolean): boolean {
  return ages.some((age) => age !== null && (age >= ADULT_AGE || (isChild && age > CHILD_MAX_AGE)));
}

/** Something that parental control is about: rated for adults, locked by the parents, or of the archive, unless for every age. */
function isProtected({ action, seen, isChild }: Question): boolean {
  if (!seen) return true;
  if (isAdult(seen.ages, isChild) || (seen.channelSetting ?? 0) > 0) return true;
  if (action !== 'program' || !seen.isArchive) return false;
  // What is rated up to 12 is for children, who have no PIN to enter.
  return seen.ages.every((age) => age === null || (age > 0 && !isChild));
}

/** How long a PIN is good for on this device, in minutes. */
export function unlockMinutes(settings: ParentalSettings | null, isRemembered: boolean): number {
  if (!isRemembered) return OFF_UNLOCK_MINUTES;
  return (settings ?? DEFAULT_SETTINGS).duration || OFF_UNLOCK_MINUTES;
}

/** Spec 1 §6 and the sections named there: whether this needs the PIN now. */
export function isPinNeeded(question: Question): boolean {
  const { action, seen, status, unlock, now } = question;
  // A guest has no PIN: what is protected needs a login (`isLoginNeeded`).
  if (question.isGuest || status !== 'set' || question.isTrustedEmbed || question.isGoingOn) return false;
  const setting = settingOf(question);
  if (!setting || !isProtected(question)) return false;
  if (isGuarded(action) && within(unlock?.transactionAt, TRANSACTION_GUARD_MS + 1, now)) return false;
  if (within(unlock?.unlockedAt, UNLOCK_FLAG_MS, now)) return false;
  const isUnlockedSubject = seen !== null && unlock?.subject === seen.subject;
  if (isUnlockedSubject && within(unlock?.unlockedAt, SUBJECT_GRANT_MS, now)) return false;
  // Only the number: `true` is a toggle that is on, and follows the duration like the others.
  if (setting === 1) return true;
  const minutes =
    typeof setting === 'number' ? setting : unlockMinutes(question.settings, unlock?.isRemembered ?? true);
  return !within(unlock?.unlockedAt, minutes * MINUTE_MS, now);
}

/** Spec 1 §6 Guest: access with parental protection prompts sign-in. */
export function isLoginNeeded({ isGuest, seen, isTrustedEmbed }: Question): boolean {
  return isGuest && !isTrustedEmbed && seen !== null && isAdult(seen.ages, false);
}

function settingOf({ action, seen, settings }: Question): Setting {
  const ofChannel = action === 'channel' ? (seen?.channelSetting ?? 0) : 0;
  return ofChannel > 0 ? ofChannel : (settings ?? DEFAULT_SETTINGS)[action];
}

/** Spec 1 §6 for what is watched, spec 3 §5 for paying. */
function isGuarded(action: ParentalAction): boolean {
  return action === 'vod' || action === 'channel' || action === 'program' || action === 'pay';
}

/** A moment that lies ahead is of a clock that was wrong, and opens nothing. */
function within(since: number | null | undefined, ms: number, now: number): boolean {
  return since != null && since <= now && now - since < ms;
}
