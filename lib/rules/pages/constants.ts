/** Scroll positions beyond which the header hides and turns dark (spec 3 §9). */
export const HIDE_HEADER_BEYOND_PX = 250;
export const DARKEN_HEADER_BEYOND_PX = 140;
