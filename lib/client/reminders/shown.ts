import { readStoredJson, writeStored } from '@/lib/client/browser/storage';

const KEY = 'taspa:reminded';

/** Reminders are about the next minutes: older notices are not needed. */
const MOST = 50;

/** The notices that this browser has shown, in any of its tabs. */
function shown(): string[] {
  const stored = readStoredJson('local', KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}

export const wasShown = (key: string): boolean => shown().includes(key);

export function rememberShown(key: string): void {
  // Without storage the page itself remembers it (components/notify/reminders).
  writeStored('local', KEY, JSON.stringify([key, ...shown()].slice(0, MOST)));
}
