/** The subscription with which this browser is registered for pushes of the account. Browser only. */
const KEY = 'taspa:web-push';

export function rememberRegistration(endpoint: string): void {
  try {
    localStorage.setItem(KEY, endpoint);
  } catch {
    // Then the page asks for pushes itself, too.
  }
}

export function isRegistered(endpoint: string): boolean {
  try {
    return localStorage.getItem(KEY) === endpoint;
  } catch {
    return false;
  }
}

/** The registration ends with the device of the account, so with the logout; the browser keeps its subscription. */
export function forgetRegistration(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}
