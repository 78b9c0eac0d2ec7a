import { NO_FRAME_MS } from '../constants';

export interface WatchdogSample {
  now: number;
  /** Somebody wants moving pictures: play was asked for, the tab is visible, the network is there. */
  wanted: boolean;
  /** Media seconds. */
  time: number;
}

/**
 * Some streams stall without any error (media 7.16): says true once when playback was wanted
 * and the position has not moved for 10 s, then starts counting again.
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
