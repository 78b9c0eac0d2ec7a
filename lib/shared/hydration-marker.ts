/** Told to the document once, when all of the page answers to whoever uses it. */
export const HYDRATED = 'taspa:alive';
