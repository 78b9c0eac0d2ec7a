/** Spec 3 §5: a promo code has at most 15 characters. */
export const PROMO_KEY_LENGTH = 15;

/** The condition that a client may leave out of a check (spec 3 §5). */
export const CARD_CONDITION = 'user_must_have_credit_card';

/** Keys are read aloud and typed on remote controls: case and extra spaces do not matter. */
export function promoKeyOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The data that decides whether a user may use a key. */
export type PromoFacts = {
  isActive: boolean;
  expiresAtMs: number | null;
  /** Null: unlimited. */
  usesLeft: number | null;
  /** Each user may use it once. */
  isUsedBefore: boolean;
  needsCard: boolean;
  hasCard: boolean;
  /** Its cost, and the balance to pay it from; in hundredths. */
  cost: number;
  balance: number;
};

export type PromoRefusal =
  | 'promo_inactive'
  | 'promo_expired'
  | 'promo_used_up'
  | 'promo_used'
  | 'promo_needs_card'
  | 'promo_needs_payment';

/** Why a key is refused, or null. Reasons that nobody can change come first, reasons that the user can fix last. */
export function promoRefusal(facts: PromoFacts, nowMs: number): PromoRefusal | null {
  if (!facts.isActive) return 'promo_inactive';
  if (facts.expiresAtMs !== null && facts.expiresAtMs <= nowMs) return 'promo_expired';
  if (facts.isUsedBefore) return 'promo_used';
  if (facts.usesLeft !== null && facts.usesLeft <= 0) return 'promo_used_up';
  if (facts.needsCard && !facts.hasCard) return 'promo_needs_card';
  return facts.cost > facts.balance ? 'promo_needs_payment' : null;
}

/**
 * The amount that a paid key charges to the account. One with a refunded payment charges nothing: it only proves that there
 * is a card, which linking one with that amount does (spec 3 §3 Promo data, §7).
 */
export function promoCost(key: { isPaid: boolean; neededRefund: boolean; amount: number }): number {
  return key.isPaid && !key.neededRefund ? key.amount : 0;
}
