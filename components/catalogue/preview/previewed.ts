/** Tiles of titles; those of promotions, persons, channels and history have nothing more to tell. */
export const PREVIEWED = 'a[data-item][href^="/contents/"]:not([data-promo])';
