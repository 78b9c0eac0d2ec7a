import type Hls from 'hls.js';
import { Events } from 'hls.js';

/**
 * A stream with parts starts where the playlist wants it (PART-HOLD-BACK). Starting at the boundary of a segment, which is faster
 * for other streams, would be up to four seconds later.
 */
export function startLowLatency(hls: Hls): void {
  hls.once(Events.LEVEL_LOADED, (_event, { details }) => {
    if (details.partTarget > 0) hls.config.startOnSegmentBoundary = false;
  });
}
