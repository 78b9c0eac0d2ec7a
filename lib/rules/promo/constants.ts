/** Spec 3 §5, §9: a promo code is required and has at most 15 characters. */
export const PROMO_CODE_LENGTH = 15;

/** The first check omits this condition (spec 3 §5), because the card is linked in a later step. */
export const CARD_CONDITION = 'user_must_have_credit_card';

/** How often the linking of a card is polled (spec 3 §4 Promo wizard), and how often while it is pending. */
export const CARD_POLL_MS = 300;
export const CARD_PENDING_POLL_MS = 600;

/** How often the code is checked again after linking the card (spec 3 §9). */
export const MOST_CHECKS = 6;

/** After this number of consecutive failed checks the link has failed (spec 3 §9). */
export const MOST_FAILURES = 20;

/** When the link button can be pressed again (spec 3 §9). */
export const LINK_RESET_MS = 10_000;

/** The longest check of a transaction (spec 3 §9): some viewers never return from the page of the bank. */
export const MOST_CHECKING_MS = 600_000;
