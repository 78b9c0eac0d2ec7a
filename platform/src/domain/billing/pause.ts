import { LONGEST_GRANT_MS } from '../grant.ts';

export type PauseTerm = { id: string; startMs: number; endMs: number | null };

/** The running pause of a paused subscription: the last one that has begun. */
export function runningPause(pauses: readonly PauseTerm[], nowMs: number): PauseTerm | null {
  const begun = pauses.filter(({ startMs }) => startMs <= nowMs);
  return begun.reduce<PauseTerm | null>(
    (latest, one) => (latest && latest.startMs > one.startMs ? latest : one),
    null,
  );
}

/** A pause that is planned or running; there is at most one. */
export function unfinishedPause(pauses: readonly PauseTerm[], nowMs: number): PauseTerm | null {
  return pauses.find(({ endMs }) => endMs === null || endMs > nowMs) ?? null;
}

/**
 * The moment at which the paid time stops. No stream is granted after the start of a pause, but a stream granted just
 * before plays until its grant expires: that time is paid, however short or frequent the pauses are.
 */
export const timeStopsAt = (pauseStartMs: number): number => pauseStartMs + LONGEST_GRANT_MS;

/** A pause stops the paid time: the period moves by the length of the pause. */
export function afterPause<Term extends { startMs: number; endMs: number }>(
  term: Term,
  pauseStartMs: number,
  resumeMs: number,
): Term {
  const length = Math.max(0, resumeMs - timeStopsAt(pauseStartMs));
  return { ...term, startMs: term.startMs + length, endMs: term.endMs + length };
}
