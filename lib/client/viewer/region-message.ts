import { readStored, removeStored, writeStored } from '@/lib/client/browser/storage';
import { REFUSAL_COOKIE } from '@/lib/rules/session/constants';
import { takeCookie } from './take-cookie';

/**
 * The text of the platform when it refused the region (spec 1 §8: "The auth error text is kept"), for the
 * page that shows it. Browser only.
 */
const KEY = 'taspa:region-message';

export function storeRegionMessage(sentence: string): void {
  writeStored('session', KEY, sentence);
}

/** Null when nothing was stored. A login by a link leaves its text in a cookie, because no script has sent it. */
export function readRegionMessage(): string | null {
  const left = takeCookie(REFUSAL_COOKIE);
  if (left) storeRegionMessage(left);
  // Without storage this page still shows it.
  return readStored('session', KEY) ?? left;
}

export const forgetRegionMessage = (): void => removeStored('session', KEY);
