import type { Snapshot } from '../../catalogue/model.ts';
import { ANONYMOUS, isPurchased, type Viewer, type Watchable } from '../../domain/entitlement.ts';
import { heldPackets } from '../../domain/subscription.ts';
import type { Caller } from '../../http/caller.ts';
import { isAnyOf, rowsByKey } from '../batch.ts';
import type { Database } from '../open.ts';
import { entityLicences, subscriptions } from '../schema/subscriptions.ts';

const rentsOf = rowsByKey(
  (db) => {
    const { userId, contentId, endAt } = entityLicences;
    return db
      .select({ userId, contentId, endAt })
      .from(entityLicences)
      .where(isAnyOf(userId, 'keys'))
      .orderBy(endAt)
      .prepare('own_rents');
  },
  ({ userId }) => userId,
);

/** The user's rented titles, with the ends of the licences. */
export async function licencesOf(db: Database, userId: number, nowMs: number): Promise<Map<string, Date>> {
  const rents = await rentsOf(db)(userId);
  const running = rents.filter(({ endAt }) => endAt.getTime() > nowMs);
  return new Map(running.map(({ contentId, endAt }) => [contentId, endAt]));
}

const termsOf = rowsByKey(
  (db) =>
    db
      .select({
        userId: subscriptions.userId,
        packetId: subscriptions.packetId,
        type: subscriptions.type,
        renew: subscriptions.renew,
        endReason: subscriptions.endReason,
        startAt: subscriptions.startAt,
        endAt: subscriptions.endAt,
        isPaused: subscriptions.isPaused,
      })
      .from(subscriptions)
      .where(isAnyOf(subscriptions.userId, 'keys'))
      .prepare('own_terms'),
  ({ userId }) => userId,
);

/** The end of the licence that a title is watched with; null when the title is open without one. */
export async function licenceOf(
  db: Database,
  userId: number,
  subject: Watchable,
  viewer: Viewer,
  nowMs: number,
): Promise<Date | null> {
  if (isPurchased(subject, { ...viewer, licences: new Set() })) return null;
  const licences = await licencesOf(db, userId, nowMs);
  const ends = (subject.licensedBy ?? []).flatMap((id) => licences.get(id) ?? []);
  return ends.sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** The caller as a viewer for the entitlement rules. */
export async function viewerFor(
  db: Database,
  caller: Caller | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<Viewer> {
  if (!caller) return ANONYMOUS;
  const [terms, licences] = await Promise.all([
    termsOf(db)(caller.userId),
    licencesOf(db, caller.userId, nowMs),
  ]);
  const includedIn = (packetId: number) => snapshot.packets.get(packetId)?.includedIds ?? [];
  return {
    isGuest: caller.isGuest,
    childLevel: caller.childLevel,
    packetIds: heldPackets(terms, includedIn, nowMs),
    licences: new Set(licences.keys()),
  };
}
