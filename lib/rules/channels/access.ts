import type { MyChannel } from './view';

/**
 * What becomes of a channel that somebody opens (spec 2 §4 "Channel loading"): `unavailable` says why, `closed` shows what opens
 * it, `open` plays; `unknown` is asked of the platform with the stream.
 */
export type ChannelAccess = 'unavailable' | 'closed' | 'open' | 'unknown';

export function accessOf(
  channel: { isFree: boolean; isAvailable: boolean },
  own: Pick<MyChannel, 'isPurchased' | 'isAvailable'> | null,
  /** Null until the browser is asked. */
  isPerson: boolean | null,
): ChannelAccess {
  if (!(own?.isAvailable ?? channel.isAvailable)) return 'unavailable';
  if (channel.isFree || own?.isPurchased) return 'open';
  // Guests have bought nothing, so no guest session is started to find that out.
  if (own || isPerson === false) return 'closed';
  return 'unknown';
}
