import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { entityLicences } from '../../db/schema/subscriptions.ts';
import { ApiError } from '../../http/errors.ts';
import type { PurchaseType } from '../subscriptions/subscriptions.ts';

/** A title with a running rent cannot be rented again. */
export async function refuseRented(
  db: Database,
  userId: number,
  { contentId }: PurchaseType,
  now: number,
): Promise<void> {
  if (contentId === null) return;
  const isRunning = and(
    eq(entityLicences.userId, userId),
    eq(entityLicences.contentId, contentId),
    gt(entityLicences.endAt, new Date(now)),
  );
  const [running] = await db.select({ id: entityLicences.id }).from(entityLicences).where(isRunning);
  if (running) throw new ApiError('already_rented');
}
