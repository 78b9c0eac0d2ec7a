import { removeStored } from './storage';

/** The storage key of the recently viewed channels. */
export const RECENT_KEY = 'taspa:recent-channels';

/** Called when the viewer logs out or another profile takes over. Browser only. */
export function forgetChannels(): void {
  removeStored('local', RECENT_KEY);
}
