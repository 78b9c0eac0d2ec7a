/** On a television the details of an item are requested where the focus stays this long, not on the way there. */
export const FOCUS_REST_MS = 300;
