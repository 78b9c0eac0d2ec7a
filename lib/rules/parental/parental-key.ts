/** SWR caches the parental state of the server under this key. */
export const PARENTAL_KEY = 'parental';
