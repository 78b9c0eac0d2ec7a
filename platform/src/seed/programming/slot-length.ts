const STEP = 5;
/** A rest shorter than this is given to the programme before it. */
const SHORTEST = 20;
const LONGEST = 130;

/**
 * How long a programme's slot is when so much of the daypart is left: its own length up to the next five minutes, all that is
 * left when nothing could follow, and never so long that the next one has no room.
 */
export function slotLength(minutes: number, left: number): number {
  const wanted = Math.max(SHORTEST, Math.ceil(minutes / STEP) * STEP);
  if (left - wanted >= SHORTEST) return wanted;
  return left <= LONGEST ? left : left - SHORTEST;
}
