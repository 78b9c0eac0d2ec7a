import { BOUNDARY_TOLERANCE_S } from '../constants';
import type { Programme } from '../source';

/** The value for the live edge where a second of a channel is expected (spec 2 §4 Stream start). */
export const LIVE = 0;

/**
 * The second that follows a stream which ended at a date: the start of the next programme, or that date itself. The
 * date alone is not enough, because the schedule counts whole seconds and may differ by some seconds from the stream.
 */
export function followingSecond(date: number, programmes: readonly Programme[]): number {
  const distance = ({ start }: Programme) => Math.abs(start - date);
  const near = programmes.filter((programme) => distance(programme) <= BOUNDARY_TOLERANCE_S);
  const [next] = near.sort((a, b) => distance(a) - distance(b));
  return next ? next.start : Math.round(date);
}
