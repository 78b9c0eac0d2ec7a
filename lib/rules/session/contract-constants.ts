/** The payment of a contract is polled as often as a transaction (spec 3 §4 Transaction check). */
export const CONTRACT_POLL_MS = 5_000;

/** Spec 3 §4: not longer than 600 s. */
export const CONTRACT_WATCH_MS = 600_000;
