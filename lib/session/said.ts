/**
 * What the platform said when it refused the region (spec 1 §8: "The auth error text is kept"), for the page that tells of it.
 * Browser only.
 */
const KEY = 'taspa.region-said';

export const keepSaid = (sentence: string): void => sessionStorage.setItem(KEY, sentence);

/** Null when nothing was kept. */
export const readSaid = (): string | null => sessionStorage.getItem(KEY);

export const forgetSaid = (): void => sessionStorage.removeItem(KEY);
