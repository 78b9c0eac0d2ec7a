/** The background of every page (`styles/tokens.scss`); files of a brand cannot read styles. */
export const GROUND = '#080b14';
