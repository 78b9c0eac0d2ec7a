/** Tiles of titles; of persons, channels and history there is no more to say. */
export const PREVIEWED = 'a[data-item][href^="/contents/"]';
