const STEP = 5;
/** A shorter rest is added to the programme before it. */
const SHORTEST = 20;
const LONGEST = 130;

/**
 * The length of a programme's slot in the rest of a daypart: its own length up to the next five minutes, the whole
 * rest if no other programme fits, and never so long that the next one has no room.
 */
export function slotLength(minutes: number, left: number): number {
  const wanted = Math.max(SHORTEST, Math.ceil(minutes / STEP) * STEP);
  if (left - wanted >= SHORTEST) return wanted;
  return left <= LONGEST ? left : left - SHORTEST;
}
