import { type PauseTerm, runningPause } from './pause.ts';

/** The time-dependent part of a subscription. */
export type ClockedTerm = {
  id: string;
  endMs: number | null;
  isPaused: boolean;
  pauses: readonly PauseTerm[];
};
export type ClockEvent = { subscriptionId: string; at: number; kind: 'resume' | 'pause' | 'due' };

function pausing({ id, endMs, pauses }: ClockedTerm, now: number): ClockEvent[] {
  // A pause that ended before it was started, or that lies after the end of the period, does not begin.
  const begins = pauses.filter(
    (pause) =>
      pause.startMs <= now &&
      (pause.endMs === null || pause.endMs > now) &&
      (endMs === null || pause.startMs < endMs),
  );
  return begins.map(({ startMs }) => ({ subscriptionId: id, at: startMs, kind: 'pause' }));
}

function eventsOf(term: ClockedTerm, now: number): ClockEvent[] {
  const { id, endMs, isPaused, pauses } = term;
  if (isPaused) {
    const until = runningPause(pauses, now)?.endMs ?? null;
    return until !== null && until <= now ? [{ subscriptionId: id, at: until, kind: 'resume' }] : [];
  }
  const due: ClockEvent[] =
    endMs !== null && endMs <= now ? [{ subscriptionId: id, at: endMs, kind: 'due' }] : [];
  return [...pausing(term, now), ...due];
}

/** The first event that is due. Of two events at one moment the first term in the list wins. */
export function nextEvent(terms: readonly ClockedTerm[], now: number): ClockEvent | null {
  const events = terms.flatMap((term) => eventsOf(term, now));
  return events.reduce<ClockEvent | null>((first, one) => (first && first.at <= one.at ? first : one), null);
}
