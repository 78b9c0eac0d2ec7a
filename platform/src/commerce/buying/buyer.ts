import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { providers, users } from '../../db/schema/session.ts';
import { asSeller, type Seller } from '../../domain/selling.ts';
import { ApiError } from '../../http/errors.ts';

async function termsOf(db: Database, userId: number) {
  const [terms] = await db
    .select({ isGuest: users.isGuest, providerId: users.providerId, config: providers.config })
    .from(users)
    .innerJoin(providers, eq(providers.id, users.providerId))
    .where(eq(users.id, userId));
  if (!terms) throw new ApiError('not_found');
  return terms;
}

/** Whether an additional packet needs a base one at the user's provider (wire 2.9). */
export async function isBaseNeeded(db: Database, userId: number): Promise<boolean> {
  return !(await termsOf(db, userId)).config.isAllowAdditionalPacketsWithoutBase;
}

/** The user as a buyer: guests have to log in first (spec 3 §6), and some providers sell by contract only. */
export async function buyerOf(db: Database, userId: number): Promise<{ seller: Seller; needsBase: boolean }> {
  const { isGuest, providerId, config } = await termsOf(db, userId);
  if (isGuest) throw new ApiError('login_to_buy');
  if (config.disallowSubscribe) {
    throw new ApiError('provider_sells');
  }
  const seller = asSeller({ id: providerId, config });
  return { seller, needsBase: !config.isAllowAdditionalPacketsWithoutBase };
}
