/** Tiles of titles; of promotions, persons, channels and history there is no more to say. */
export const PREVIEWED = 'a[data-item][href^="/contents/"]:not([data-promo])';
