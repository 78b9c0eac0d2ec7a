import type Hls from 'hls.js';
import { Events } from 'hls.js';

/**
 * Plays a stream with parts at the live position that the playlist asks for (PART-HOLD-BACK). Starting at a segment
 * boundary is faster for other streams, but would add up to four seconds of latency here. Without the second setting
 * hls.js would move the live position back by a second at every stall.
 */
export function startLowLatency(hls: Hls): void {
  hls.once(Events.LEVEL_LOADED, (_event, { details }) => {
    if (details.partTarget <= 0) return;
    hls.config.startOnSegmentBoundary = false;
    hls.config.liveSyncOnStallIncrease = 0;
  });
}
