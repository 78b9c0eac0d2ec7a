/** Duration of hiding (spec 3 §9); 0 where it has to be fast (spec 3 §2 Modal shell). */
export const MODAL_HIDE_MS = 300;

/** Delay of a modal that replaces an open one, counted from its request (spec 3 §9). */
export const MODAL_REPLACE_MS = 600;

/** How long an alert stays (spec 2 §9 "Timers"); its content is never essential. */
export const ALERT_MS = 3_000;

/** An alert with a button stays longer, and does not close while it has the pointer or the focus. */
export const ALERT_WITH_BUTTON_MS = 10_000;
