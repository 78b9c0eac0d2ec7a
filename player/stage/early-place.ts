/** Marks the place in the frame of a player, as the server draws it, for a picture that comes before the player itself. */
export const EARLY_PLACE = 'data-early';
