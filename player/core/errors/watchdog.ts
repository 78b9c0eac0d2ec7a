import { NO_FRAME_MS } from '../constants';

export interface WatchdogSample {
  now: number;
  /** Whether pictures should move: play was requested, the tab is visible, and there is a network. */
  wanted: boolean;
  /** Media seconds. */
  time: number;
}

/**
 * Some streams stall without any error (media 7.16): returns true once when playback should run and the position has
 * not moved for 10 s, then starts counting again.
 */
export function createWatchdog(limitMs = NO_FRAME_MS) {
  let time = Number.NaN;
  let since: number | null = null;

  return (sample: WatchdogSample): boolean => {
    const moved = sample.time !== time;
    time = sample.time;
    if (!sample.wanted || moved || since === null) {
      since = sample.wanted ? sample.now : null;
      return false;
    }
    if (sample.now - since < limitMs) return false;
    since = sample.now;
    return true;
  };
}
