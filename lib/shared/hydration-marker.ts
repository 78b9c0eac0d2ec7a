/** Set on the document once, when the whole page reacts to input. */
export const HYDRATED = 'taspa:hydrated';
