import type Hls from 'hls.js';
import { Events, type LevelLoadedData } from 'hls.js';
import { timeAtDate } from './dates';

/** Begins at a date instead of the first second or the live edge. Dates are known with the first playlist, not before. */
export function beginAt(hls: Hls, date: number): void {
  function onLoaded(_event: Events.LEVEL_LOADED, { details }: LevelLoadedData) {
    hls.off(Events.LEVEL_LOADED, onLoaded);
    const time = timeAtDate(details, date);
    const latest = hls.liveSyncPosition ?? details.edge;
    if (time !== null && time > details.fragmentStart && time < latest) hls.startLoad(time);
  }
  hls.on(Events.LEVEL_LOADED, onLoaded);
}
