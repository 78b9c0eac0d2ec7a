/** Selects tiles of channels on any page. */
export const PREVIEW_SELECTOR = 'a[data-channel]';
