import { POSITION_JUMP_S, STATISTICS_INTERVAL_S } from './constants';

/** The position of the viewer in one playback. */
export interface WatchedPosition {
  statId: string | null;
  /** Seconds into the film or programme. */
  position: number;
  /** Seconds watched of it. */
  watched: number;
}

/**
 * Whether the platform has to hear of this position (spec 2 §7 "Analytics events"): at the first one of a playback, after
 * thirty more seconds of playing, and after a jump, because playback is resumed there.
 */
export function isReportDue(sent: WatchedPosition | null, now: WatchedPosition): boolean {
  if (sent?.statId !== now.statId) return true;
  const played = now.watched - sent.watched;
  return (
    played >= STATISTICS_INTERVAL_S || Math.abs(now.position - sent.position - played) >= POSITION_JUMP_S
  );
}
