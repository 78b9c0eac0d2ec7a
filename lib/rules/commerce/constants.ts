import { RESEND_SECONDS } from '@/lib/shared/phone';

/** Spec 3 §9: a payment is checked every 5 s. */
export const CHECK_MS = 5_000;

/** Spec 3 §9: at most 600 s of checking at a time. */
export const CHECKING_MS = 600_000;

/** Spec 3 §9: a payment ends 3600 s after it was created. */
export const PAYMENT_LIFE_MS = 3_600_000;

/** The earlier payments of one order: a code is sent once in a minute, so more cannot have been left in the life of a payment. */
export const MOST_EARLIER = PAYMENT_LIFE_MS / (RESEND_SECONDS * 1000);

/**
 * A payment whose answer was lost is sent again with the same key: the wait before each repetition. Afterwards the viewer
 * decides when.
 */
export const RESEND_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000];

/** A viewer who waits longer for the answer of the server is told so. */
export const LATE_MS = 3_000;

/** The page of a bank that has not loaded in its frame by then is offered in a window. */
export const FRAME_LOAD_MS = 15_000;

/** A card is marked this long before it expires: time for another payment, and for a new card. */
export const EXPIRY_WARNING_MS = 30 * 86_400_000;

/** A purchase that is stored in a tab is continued for this long, which is longer than any payment. */
export const STORED_MS = 2 * PAYMENT_LIFE_MS;

/** The longest address to which a bank returns, with the purchase that it names, in characters. */
export const LONGEST_RETURN = 2_000;

/** The limits of one refill (docs/MONEY.md Paying); the platform refuses other amounts. */
export const REFILL_MIN = 1;
export const REFILL_MAX = 500_000;
/** Offered beside the field, in the currency of the account. */
export const REFILL_SUMS = [1_000, 3_000, 5_000] as const;

/** The type of a packet that supports somebody and opens nothing. */
export const DONATION = 'donation';

/** Spec 3 §9: what a free packet counts where the platform does not say it. */
export const FREE_PACKET = { channels: 140, price: 0 };
