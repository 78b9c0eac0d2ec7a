import { LONGEST_GRANT_MS } from '../grant.ts';

export type PauseTerm = { id: string; startMs: number; endMs: number | null };

/** The pause that a paused subscription is in: the last one that has begun. */
export function runningPause(pauses: readonly PauseTerm[], nowMs: number): PauseTerm | null {
  const begun = pauses.filter(({ startMs }) => startMs <= nowMs);
  return begun.reduce<PauseTerm | null>(
    (latest, one) => (latest && latest.startMs > one.startMs ? latest : one),
    null,
  );
}

/** Not over: waits for its time, or runs. One at a time. */
export function unfinishedPause(pauses: readonly PauseTerm[], nowMs: number): PauseTerm | null {
  return pauses.find(({ endMs }) => endMs === null || endMs > nowMs) ?? null;
}

/**
 * From when on paid time stands still. No stream is given out any more from the first moment of a pause, but one that was given
 * out just before it plays on for as long as its grant lasts: that time is paid for, however short or often the pauses are.
 */
export const stillSince = (pauseStartMs: number): number => pauseStartMs + LONGEST_GRANT_MS;

/** A pause stops time: the paid period moves as a whole by as long as it stood still. */
export function afterPause<Term extends { startMs: number; endMs: number }>(
  term: Term,
  pauseStartMs: number,
  resumeMs: number,
): Term {
  const length = Math.max(0, resumeMs - stillSince(pauseStartMs));
  return { ...term, startMs: term.startMs + length, endMs: term.endMs + length };
}
