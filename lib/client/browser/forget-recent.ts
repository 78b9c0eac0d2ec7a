/** Where this browser keeps the channels viewed last. */
export const RECENT_KEY = 'taspa:recent-channels';

/** Somebody left, or handed the device to another. Browser only. */
export function forgetChannels(): void {
  try {
    localStorage.removeItem(RECENT_KEY);
  } catch {
    // Nothing was kept either.
  }
}
