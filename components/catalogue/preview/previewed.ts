/** Selects tiles of titles; promotions, persons, channels and history have no further details. */
export const PREVIEWED = 'a[data-item][href^="/contents/"]:not([data-promo])';
