import type Hls from 'hls.js';
import { Events } from 'hls.js';

/**
 * A stream with parts is played where the playlist wants it (PART-HOLD-BACK). Starting at the boundary of a segment, which is faster
 * for other streams, would be up to four seconds later; and hls.js would go back by a second at every stall, for as long as
 * the channel is on.
 */
export function startLowLatency(hls: Hls): void {
  hls.once(Events.LEVEL_LOADED, (_event, { details }) => {
    if (details.partTarget <= 0) return;
    hls.config.startOnSegmentBoundary = false;
    hls.config.liveSyncOnStallIncrease = 0;
  });
}
