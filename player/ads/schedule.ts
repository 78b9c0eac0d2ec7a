import type { AdInfo, Breaks } from '@/lib/rules/playback/breaks';
import { AD_COOLDOWN_S, PREPARE_AHEAD_S } from './constants';

/** What one player remembers of breaks. Times are seconds of a steady clock. */
export interface AdMemory {
  /** When the last break with an ad ended. */
  endedAt: number | null;
  /** Spec 2 §4: when all ads of a break failed. */
  failedAt: number | null;
  /** The last title or channel whose start had a break, so that a retry or a new stream of it gets no second one. */
  startedSubject: string | null;
  /** Seconds of content since the start or the last middle roll; below 0 after one that was left out. */
  watched: number;
}

export const noBreaks: AdMemory = { endedAt: null, failedAt: null, startedSubject: null, watched: 0 };

/** Spec 2 §9: a period between two ads, and a rest after a failure. */
export function mayInterrupt({ endedAt, failedAt }: AdMemory, { period }: AdInfo, now: number): boolean {
  if (endedAt !== null && now - endedAt < period) return false;
  return failedAt === null || now - failedAt >= AD_COOLDOWN_S;
}

/** Packshots and the pre-roll come once for each subject. */
export function isNewSubject({ startedSubject }: AdMemory, { subject }: Breaks): boolean {
  return startedSubject !== subject;
}

/** Packshots come with the first break of a subject, so that a step through free channels is not held up each time. */
export function arePackshotsDue(memory: AdMemory, breaks: Breaks, now: number): boolean {
  const { ads, packshots } = breaks;
  return (
    packshots.length > 0 && isNewSubject(memory, breaks) && (ads === null || mayInterrupt(memory, ads, now))
  );
}

export function isPreRollDue(memory: AdMemory, breaks: Breaks, now: number): boolean {
  const { ads } = breaks;
  return (
    ads !== null && ads.rolls.pre.length > 0 && isNewSubject(memory, breaks) && mayInterrupt(memory, ads, now)
  );
}

/** A middle roll by the tick: far away, near enough to be loaded, or due. */
export function middleRoll({ watched }: AdMemory, ads: AdInfo): 'far' | 'near' | 'due' {
  if (ads.rolls.middle.length === 0 || ads.middlePeriod <= 0) return 'far';
  if (watched >= ads.middlePeriod) return 'due';
  return watched >= ads.middlePeriod - PREPARE_AHEAD_S ? 'near' : 'far';
}
