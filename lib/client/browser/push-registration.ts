import { readStored, removeStored, writeStored } from './storage';

/** The subscription with which this browser is registered for pushes of the account. Browser only. */
const KEY = 'taspa:web-push';

export function rememberRegistration(endpoint: string): void {
  // Without storage the page asks for pushes itself, too.
  writeStored('local', KEY, endpoint);
}

export function isRegistered(endpoint: string): boolean {
  return readStored('local', KEY) === endpoint;
}

/** The registration ends with the device of the account, so with the logout; the browser keeps its subscription. */
export function forgetRegistration(): void {
  removeStored('local', KEY);
}
