/** How long a browser keeps what its viewer prefers (spec 1 §9 "Cookie lifetime"): the longest time that browsers allow. */
export const PREFERENCE_DAYS = 400;
