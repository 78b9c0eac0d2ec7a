/** A page over another one is left this long after it was closed, when its animation has ended (spec 2 §4). */
export const CLOSE_WAIT_MS = 200;
