/** From this width on a page is not mobile (spec 2 §9 "Breakpoints"); `$medium` of styles/tokens.scss. */
const MEDIUM_PX = 933;

export const FROM_MEDIUM = `(min-width: ${MEDIUM_PX}px)`;
export const BELOW_MEDIUM = `(max-width: ${MEDIUM_PX - 0.02}px)`;
