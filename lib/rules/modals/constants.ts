/** How long hiding takes (spec 3 §9); 0 where it shall be fast (spec 3 §2 Modal shell). */
export const MODAL_HIDE_MS = 300;

/** When a new modal replaces an open one, counted from its request (spec 3 §9). */
export const MODAL_REPLACE_MS = 600;
