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

/** A pause stops time: the paid period moves as a whole, so that as much of it is left afterwards as before. */
export function afterPause<Term extends { startMs: number; endMs: number }>(
  term: Term,
  pauseStartMs: number,
  resumeMs: number,
): Term {
  const length = Math.max(0, resumeMs - pauseStartMs);
  return { ...term, startMs: term.startMs + length, endMs: term.endMs + length };
}
