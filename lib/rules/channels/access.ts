import type { MyChannel } from './view';

/**
 * The state of an opened channel (spec 2 §4 "Channel loading"): `unavailable` shows the reason, `closed`
 * shows the offers, `open` plays; `unknown` is decided by the stream call.
 */
export type ChannelAccess = 'unavailable' | 'closed' | 'open' | 'unknown';

export function accessOf(
  channel: { isFree: boolean; isAvailable: boolean },
  own: Pick<MyChannel, 'isPurchased' | 'isAvailable'> | null,
  /** Null before the browser has been checked. */
  isUser: boolean | null,
): ChannelAccess {
  if (!(own?.isAvailable ?? channel.isAvailable)) return 'unavailable';
  if (channel.isFree || own?.isPurchased) return 'open';
  // Guests have no purchases, so no guest session is started to check that.
  if (own || isUser === false) return 'closed';
  return 'unknown';
}
