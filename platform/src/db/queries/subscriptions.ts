import { and, eq, gt } from 'drizzle-orm';
import type { Snapshot } from '../../catalogue/model.ts';
import { ANONYMOUS, type Viewer } from '../../domain/entitlement.ts';
import { heldPackets } from '../../domain/subscription.ts';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { entityLicences, subscriptions } from '../schema/subscriptions.ts';

/** Titles the user has rented, and until when. */
export async function licencesOf(db: Database, userId: number, nowMs: number): Promise<Map<string, Date>> {
  const running = await db
    .select({ contentId: entityLicences.contentId, endAt: entityLicences.endAt })
    .from(entityLicences)
    .where(and(eq(entityLicences.userId, userId), gt(entityLicences.endAt, new Date(nowMs))))
    .orderBy(entityLicences.endAt);
  return new Map(running.map(({ contentId, endAt }) => [contentId, endAt]));
}

/** Who the caller is to the rules of watching. */
export async function viewerFor(
  db: Database,
  caller: Caller | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<Viewer> {
  if (!caller) return ANONYMOUS;
  const [terms, licences] = await Promise.all([
    db
      .select({
        packetId: subscriptions.packetId,
        startAt: subscriptions.startAt,
        endAt: subscriptions.endAt,
        isPaused: subscriptions.isPaused,
      })
      .from(subscriptions)
      .where(eq(subscriptions.userId, caller.userId)),
    licencesOf(db, caller.userId, nowMs),
  ]);
  const includedIn = (packetId: number) => snapshot.packets.get(packetId)?.includedIds ?? [];
  return {
    isGuest: caller.isGuest,
    isChild: caller.profileRole === 'child',
    packetIds: heldPackets(terms, includedIn, nowMs),
    licences: new Set(licences.keys()),
  };
}
