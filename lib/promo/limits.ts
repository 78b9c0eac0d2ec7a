/** Spec 3 §5, §9: a promo code is required and has at most 15 characters. */
export const PROMO_CODE_LENGTH = 15;

/** Spec 3 §5: "The check sends the condition user_must_have_credit_card": the card is linked in a later step. */
export const CARD_CONDITION = 'user_must_have_credit_card';

/** Spec 3 §4 Promo wizard: "polls every 300 ms (600 ms while pending)". */
export const CARD_POLL_MS = 300;
export const CARD_PENDING_POLL_MS = 600;

/** Spec 3 §9 "Checking counter: 6": so often the code is asked once more whether the new card is enough for it. */
export const MOST_CHECKS = 6;

/** Spec 3 §9 "failure threshold 20": so many checks in a row without an answer are a failure of the link. */
export const MOST_FAILURES = 20;

/** Spec 3 §9 "Promo link button reset: 10 s". */
export const LINK_RESET_MS = 10_000;

/** Spec 3 §9 "Transaction poll: max 600 s of checking": a page of a bank that nobody comes back from. */
export const MOST_CHECKING_MS = 600_000;
