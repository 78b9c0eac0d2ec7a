import type { PlayerSource } from '../source';
import type { Span } from './timeline';

/** The blackout that contains a date, in epoch seconds; its last second is not part of it. */
export function blackoutAt(windows: readonly Span[], date: number): Span | null {
  return windows.find(({ start, end }) => start <= date && date < end) ?? null;
}

/** The date of the first picture before the stream has told one; null for films. */
export function expectedDate({ kind, beginAt, startDate }: PlayerSource, now: number): number | null {
  return beginAt ?? startDate ?? (kind === 'live' ? now : null);
}
