import { REFUSAL_COOKIE } from '@/lib/rules/session/constants';
import { takeCookie } from './take-cookie';

/**
 * The text of the platform when it refused the region (spec 1 §8: "The auth error text is kept"), for the
 * page that shows it. Browser only.
 */
const KEY = 'taspa.region-said';

export const storeRegionMessage = (sentence: string): void => sessionStorage.setItem(KEY, sentence);

/** Null when nothing was stored. A login by a link leaves its text in a cookie, because no script has sent it. */
export function readRegionMessage(): string | null {
  const left = takeCookie(REFUSAL_COOKIE);
  if (left) storeRegionMessage(left);
  return sessionStorage.getItem(KEY);
}

export const forgetRegionMessage = (): void => sessionStorage.removeItem(KEY);
