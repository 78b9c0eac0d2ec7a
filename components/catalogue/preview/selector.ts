/** Selects tiles of titles; promotions, persons, channels and history have no further details. */
export const PREVIEW_SELECTOR = 'a[data-item][href^="/contents/"]:not([data-promo])';
