import { eq } from 'drizzle-orm';
import type { Snapshot } from '../../catalogue/model.ts';
import { ANONYMOUS, type Viewer } from '../../domain/entitlement.ts';
import { heldPackets } from '../../domain/subscription.ts';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { subscriptions } from '../schema/subscriptions.ts';

/** Who the caller is to the rules of watching. */
export async function viewerFor(
  db: Database,
  caller: Caller | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<Viewer> {
  if (!caller) return ANONYMOUS;
  const terms = await db
    .select({
      packetId: subscriptions.packetId,
      startAt: subscriptions.startAt,
      endAt: subscriptions.endAt,
      isPaused: subscriptions.isPaused,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, caller.userId));
  const includedIn = (packetId: number) => snapshot.packets.get(packetId)?.includedIds ?? [];
  return {
    isGuest: caller.isGuest,
    isChild: caller.profileRole === 'child',
    packetIds: heldPackets(terms, includedIn, nowMs),
  };
}
