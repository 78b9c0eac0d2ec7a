import { removeStored } from './storage';

/** The storage keys of the recently viewed channels and of the recent searches. */
export const RECENT_KEY = 'taspa:recent-channels';
export const SEARCHES_KEY = 'taspa:recent-searches';

/** Called when the viewer logs out or another profile takes over. Browser only. */
export function forgetChannels(): void {
  removeStored('local', RECENT_KEY);
}

/** Called then, and when the viewer removes them. Browser only. */
export function forgetSearches(): void {
  removeStored('local', SEARCHES_KEY);
}
