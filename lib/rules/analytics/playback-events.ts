import { UPDATES_AT_S, WATCH_TV_S } from './constants';
import type { Played, UntimedEvent } from './events';

/**
 * Derives the events of one player from its reports (spec 2 §7): a start for each title, updates at fixed
 * seconds, and the event after five minutes of television. `watched` are the seconds since the title started
 * to play.
 */
export function playbackEvents() {
  let current: string | null = null;
  let last = 0;
  return (played: Played, watched: number): UntimedEvent[] => {
    const key = `${played.statId}/${played.channelId ?? played.contentId}/${played.startType}`;
    const events: UntimedEvent[] = [];
    if (key !== current) {
      current = key;
      last = 0;
      events.push({ type: 'playbackStart', ...played });
    }
    const passed = (second: number) => last < second && watched >= second;
    const isUpdate = UPDATES_AT_S.some(passed);
    if (isUpdate) events.push({ type: 'playbackUpdate', watched: Math.floor(watched), ...played });
    if (played.channelId !== undefined && passed(WATCH_TV_S)) {
      events.push({ type: 'target', name: 'watch_tv_5min', channelId: played.channelId });
    }
    last = Math.max(last, watched);
    return events;
  };
}
