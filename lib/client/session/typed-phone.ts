import { hasTabs } from '@/lib/client/browser/of-document';

const KEY = 'taspa:typed-phone';

/** In a host app that shows one page at a time the texts of the login take its place: the typed number is there after the way back. */
export function keepTypedPhone(digits: string | null): void {
  if (!digits || hasTabs()) return;
  try {
    sessionStorage.setItem(KEY, digits);
  } catch {
    // Without storage it is typed again.
  }
}

/** The number that was kept; once. */
export function takeTypedPhone(): string | null {
  try {
    const digits = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return digits;
  } catch {
    return null;
  }
}
