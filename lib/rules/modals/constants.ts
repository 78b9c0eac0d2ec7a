/** Duration of hiding (spec 3 §9); 0 where it has to be fast (spec 3 §2 Modal shell). */
export const MODAL_HIDE_MS = 300;

/** Delay of a modal that replaces an open one, counted from its request (spec 3 §9). */
export const MODAL_REPLACE_MS = 600;
