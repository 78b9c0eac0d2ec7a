import { readStored, removeStored, writeStored } from '@/lib/client/browser/storage';

/**
 * A subscriber of an operator who logged in, and left the login before city and address were chosen (spec 3 §4 "Login modal steps"). This
 * browser remembers it, so that they are led there again. Browser only.
 */
const KEY = 'taspa:home-left';

/** In this tab they have been led there, and have left again. */
const LED_BACK = 'taspa:home-led-back';

export function rememberLeftHome(): void {
  // Without storage they choose at the next login.
  writeStored('local', KEY, '1');
}

export function forgetLeftHome(): void {
  removeStored('local', KEY);
}

/** Whether to lead them there; true once in a tab. */
export function takeLeftHome(): boolean {
  if (readStored('local', KEY) === null || readStored('session', LED_BACK) !== null) return false;
  return writeStored('session', LED_BACK, '1');
}
