/** Tiles of channels, wherever they are. */
export const PREVIEWED = 'a[data-channel]';
