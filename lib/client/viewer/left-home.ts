/**
 * A subscriber of an operator who logged in, and left the login before city and address were chosen (spec 3 §4 "Login modal steps"). This
 * browser remembers it, so that they are led there again. Browser only.
 */
const KEY = 'taspa:home-left';

/** In this tab they have been led there, and have left again. */
const ASKED = 'taspa:home-asked';

export function rememberLeftHome(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage they choose at the next login.
  }
}

export function forgetLeftHome(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Whether to lead them there; true once in a tab. */
export function takeLeftHome(): boolean {
  try {
    if (localStorage.getItem(KEY) === null || sessionStorage.getItem(ASKED) !== null) return false;
    sessionStorage.setItem(ASKED, '1');
    return true;
  } catch {
    return false;
  }
}
