/** The storage key of the recently viewed channels. */
export const RECENT_KEY = 'taspa:recent-channels';

/** Called when the viewer logs out or another profile takes over. Browser only. */
export function forgetChannels(): void {
  try {
    localStorage.removeItem(RECENT_KEY);
  } catch {
    // Nothing was stored either.
  }
}
