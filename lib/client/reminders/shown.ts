const KEY = 'taspa:reminded';

/** Reminders are about the next minutes: older notices are not needed. */
const MOST = 50;

/** The notices that this browser has shown, in any of its tabs. */
function shown(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

export const wasShown = (key: string): boolean => shown().includes(key);

export function rememberShown(key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([key, ...shown()].slice(0, MOST)));
  } catch {
    // Without storage the page itself remembers it (components/notify/reminders).
  }
}
