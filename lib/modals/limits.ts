/** Spec 3 §9 "Modal transition: 300 ms": hiding lasts as long, nothing when fast (spec 3 §2 Modal shell). */
export const MODAL_HIDE_MS = 300;

/** Spec 3 §9 "Replace delay: 600 ms", counted from the moment the new modal was asked for. */
export const MODAL_REPLACE_MS = 600;
