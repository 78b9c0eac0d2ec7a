import { hasTabs } from '@/lib/client/browser/of-document';
import { readStored, removeStored, writeStored } from '@/lib/client/browser/storage';

const KEY = 'taspa:typed-phone';

/** In a host app that shows one page at a time the texts of the login take its place: the typed number is there after the way back. */
export function keepTypedPhone(digits: string | null): void {
  if (!digits || hasTabs()) return;
  // Without storage it is typed again.
  writeStored('session', KEY, digits);
}

/** The number that was kept; once. */
export function takeTypedPhone(): string | null {
  const digits = readStored('session', KEY);
  removeStored('session', KEY);
  return digits;
}
