/** Selects tiles of channels on any page. */
export const PREVIEWED = 'a[data-channel]';
