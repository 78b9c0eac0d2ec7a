/**
 * The text of the platform when it refused the region (spec 1 §8: "The auth error text is kept"), for the
 * page that shows it. Browser only.
 */
const KEY = 'taspa.region-said';

export const storeRegionMessage = (sentence: string): void => sessionStorage.setItem(KEY, sentence);

/** Null when nothing was stored. */
export const readRegionMessage = (): string | null => sessionStorage.getItem(KEY);

export const forgetRegionMessage = (): void => sessionStorage.removeItem(KEY);
