/** Spec 3 §5: a promo code has at most 15 characters. */
export const PROMO_KEY_LENGTH = 15;

/** What a client may ask to be left out of a check (spec 3 §5). */
export const CARD_CONDITION = 'user_must_have_credit_card';

/** Keys are told by voice and typed on remote controls: case and stray spaces do not matter. */
export function promoKeyOf(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What decides whether a key works for a user now. */
export type PromoFacts = {
  isActive: boolean;
  expiresAtMs: number | null;
  /** Null: as often as people come. */
  usesLeft: number | null;
  /** Once a person. */
  isUsedBefore: boolean;
  needsCard: boolean;
  hasCard: boolean;
  /** What has to be paid for it, and what is there to pay it with; in hundredths. */
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

/** Why a key does not work, or null. What nobody can change comes first, what the user can do about it last. */
export function promoRefusal(facts: PromoFacts, nowMs: number): PromoRefusal | null {
  if (!facts.isActive) return 'promo_inactive';
  if (facts.expiresAtMs !== null && facts.expiresAtMs <= nowMs) return 'promo_expired';
  if (facts.isUsedBefore) return 'promo_used';
  if (facts.usesLeft !== null && facts.usesLeft <= 0) return 'promo_used_up';
  if (facts.needsCard && !facts.hasCard) return 'promo_needs_card';
  return facts.cost > facts.balance ? 'promo_needs_payment' : null;
}

/**
 * What a paid key takes from the account. One whose payment is given back takes nothing: it only wants to see that there is a
 * card, which is what linking one with that amount shows (spec 3 §3 Promo data, §7).
 */
export function promoCost(key: { isPaid: boolean; neededRefund: boolean; amount: number }): number {
  return key.isPaid && !key.neededRefund ? key.amount : 0;
}
