export type SubscriptionTerm = { packetId: number; startAt: Date; endAt: Date | null; isPaused: boolean };

/** Running now: begun, not over, not paused (spec 3, subscriptions). */
function isRunning(term: SubscriptionTerm, nowMs: number): boolean {
  return !term.isPaused && term.startAt.getTime() <= nowMs && (!term.endAt || term.endAt.getTime() > nowMs);
}

/** The packets a viewer holds now; a base packet brings along what is included in it. */
export function heldPackets(
  terms: readonly SubscriptionTerm[],
  includedIn: (packetId: number) => readonly number[],
  nowMs: number,
): Set<number> {
  const held = new Set<number>();
  for (const term of terms) {
    if (!isRunning(term, nowMs)) continue;
    held.add(term.packetId);
    for (const id of includedIn(term.packetId)) held.add(id);
  }
  return held;
}
