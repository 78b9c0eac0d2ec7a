import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets, promoKeys } from '../../db/schema/commerce.ts';
import { type ProviderConfig, providers, users } from '../../db/schema/session.ts';
import { promoKeyUses } from '../../db/schema/subscriptions.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { CARD_CONDITION, promoCost, promoKeyOf, promoRefusal } from '../../domain/promo.ts';
import { hasCommonPrices } from '../../domain/selling.ts';
import { ApiError } from '../../http/errors.ts';
import { balanceOf } from '../ledger.ts';
import { cardsOf } from '../payments/cards.ts';

export type PromoKey = typeof promoKeys.$inferSelect;

/** Finds a key as it was typed; 404 with an explanation. */
export async function findPromoKey(db: Database, typed: string): Promise<PromoKey> {
  const [found] = await db
    .select()
    .from(promoKeys)
    .where(eq(promoKeys.key, promoKeyOf(typed)));
  if (!found) throw new ApiError('promo_unknown');
  return found;
}

async function providerOf(db: Database, userId: number) {
  const [found] = await db
    .select({ isGuest: users.isGuest, config: providers.config })
    .from(users)
    .innerJoin(providers, eq(providers.id, users.providerId))
    .where(eq(users.id, userId));
  if (!found) throw new ApiError('not_found');
  return found;
}

async function isUsedBy(db: Database, userId: number, key: string): Promise<boolean> {
  const [use] = await db
    .select({ id: promoKeyUses.id })
    .from(promoKeyUses)
    .where(and(eq(promoKeyUses.userId, userId), eq(promoKeyUses.key, key)));
  return use !== undefined;
}

async function arePacketsThere(db: Database, { packetIds }: PromoKey): Promise<boolean> {
  const ids = [...new Set(packetIds)];
  const found = await db.select({ id: packets.id }).from(packets).where(inArray(packets.id, ids));
  return found.length === ids.length;
}

/** A guest has no account for a key (spec 3 §5: a check first requires login). */
function refuseGuest({ isGuest }: { isGuest: boolean }): void {
  if (isGuest) throw new ApiError('login_to_buy', { message: 'promo_login' });
}

/** Whether a key works only with a linked card: its own condition, its provider's, or what is refunded, which proves one. */
export const isCardNeeded = (key: PromoKey, { promoNeedsLinkedCard }: ProviderConfig): boolean =>
  key.needsCard || promoNeedsLinkedCard || (key.isPaid && key.neededRefund);

type Question = {
  userId: number;
  key: PromoKey;
  now: number;
  /** Conditions that are not checked now, because a later step handles them. */
  ignored?: ReadonlySet<string>;
  /**
   * The user is about to pay for the key, and to link a card if the key needs one: these two conditions are not
   * checked.
   */
  isPaying?: boolean;
};

/** Throws with an explanation when the user may not use a key. */
export async function permitPromoKey(
  db: Database,
  { userId, key, now, ignored, isPaying = false }: Question,
): Promise<void> {
  const provider = await providerOf(db, userId);
  refuseGuest(provider);
  const { config } = provider;
  // The packet left the catalogue, so the key has nothing to give.
  if (!(await arePacketsThere(db, key))) throw new ApiError('promo_inactive');
  // This provider gives gifts itself.
  if (config.disallowSubscribe) throw new ApiError('promo_inactive', { message: 'provider_sells' });
  const isAboutMoney = toMinor(key.amount) > 0;
  if (isAboutMoney && !hasCommonPrices({ currency: config.currency.iso })) {
    throw new ApiError('promo_currency');
  }
  const isCardIgnored = ignored?.has(CARD_CONDITION) ?? false;
  const refusal = promoRefusal(
    {
      isActive: key.isActive,
      expiresAtMs: key.expiresAt?.getTime() ?? null,
      usesLeft: key.usesLeft,
      isUsedBefore: await isUsedBy(db, userId, key.key),
      needsCard: isCardNeeded(key, config) && !isCardIgnored && !isPaying,
      hasCard: (await cardsOf(db, userId)).length > 0,
      cost: isCardIgnored || isPaying ? 0 : promoCost({ ...key, amount: toMinor(key.amount) }),
      balance: await balanceOf(db, userId),
    },
    now,
  );
  if (!refusal) return;
  const sum = { amount: key.amount, format: config.currency.format };
  throw new ApiError(refusal, { params: { sum } });
}

/** Takes one of the uses left; false when another user took the last one. */
export async function takeUse(tx: Database, key: string): Promise<boolean> {
  const taken = await tx
    .update(promoKeys)
    .set({ usesLeft: sql`${promoKeys.usesLeft} - 1` })
    .where(and(eq(promoKeys.key, key), or(isNull(promoKeys.usesLeft), gt(promoKeys.usesLeft, 0))))
    .returning({ key: promoKeys.key });
  return taken.length > 0;
}
