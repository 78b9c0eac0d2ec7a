import { and, asc, isNull } from 'drizzle-orm';
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
async function licencesOf(db: Database, userId: number, nowMs: number): Promise<Map<string, Date>> {
  const rents = await rentsOf(db)(userId);
  const running = rents.filter(({ endAt }) => endAt.getTime() > nowMs);
  return new Map(running.map(({ contentId, endAt }) => [contentId, endAt]));
}

/** A user's subscriptions that nobody has ended, the earliest first. */
export const subscriptionsOf = rowsByKey(
  (db) =>
    db
      .select()
      .from(subscriptions)
      .where(and(isAnyOf(subscriptions.userId, 'keys'), isNull(subscriptions.endReason)))
      .orderBy(asc(subscriptions.startAt), asc(subscriptions.id))
      .prepare('own_subscriptions'),
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

/** The caller as a viewer of channels. Rents are not read: a channel cannot be rented. */
export async function channelViewerFor(
  db: Database,
  caller: Caller | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<Viewer> {
  if (!caller) return ANONYMOUS;
  const terms = await subscriptionsOf(db)(caller.userId);
  const includedIn = (packetId: number) => snapshot.packets.get(packetId)?.includedIds ?? [];
  return {
    isGuest: caller.isGuest,
    childLevel: caller.childLevel,
    packetIds: heldPackets(terms, includedIn, nowMs),
    licences: ANONYMOUS.licences,
  };
}

/** The caller as a viewer for the entitlement rules of titles and channels. */
export async function viewerFor(
  db: Database,
  caller: Caller | null,
  snapshot: Snapshot,
  nowMs: number,
): Promise<Viewer> {
  if (!caller) return ANONYMOUS;
  const [viewer, licences] = await Promise.all([
    channelViewerFor(db, caller, snapshot, nowMs),
    licencesOf(db, caller.userId, nowMs),
  ]);
  return { ...viewer, licences: new Set(licences.keys()) };
}
