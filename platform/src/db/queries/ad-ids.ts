import { asc, eq } from 'drizzle-orm';
import type { Database } from '../open.ts';
import { adIds } from '../schema/ads.ts';

type AdId = { id: string; identifier: string; vendor: string };

const shown = { id: adIds.id, identifier: adIds.identifier, vendor: adIds.vendor };

export function adIdsOf(db: Database, userId: number): Promise<AdId[]> {
  return db.select(shown).from(adIds).where(eq(adIds.userId, userId)).orderBy(asc(adIds.vendor));
}

/** One per vendor: when viewers reset the identifier of a device, the old one is useless. */
export async function saveAdId(
  db: Database,
  userId: number,
  { identifier, vendor }: Omit<AdId, 'id'>,
  createdAt: Date,
): Promise<AdId> {
  const [saved] = await db
    .insert(adIds)
    .values({ userId, identifier, vendor, createdAt })
    .onConflictDoUpdate({ target: [adIds.userId, adIds.vendor], set: { identifier, createdAt } })
    .returning(shown);
  if (!saved) throw new Error('an insert that returns nothing');
  return saved;
}
