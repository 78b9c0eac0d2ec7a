import { watchKeys } from '../core/store';
import { TEXT_OFF } from '../core/tracks';
import { every, type Feature } from './feature';

const NONE: readonly string[] = [];
/** `timeupdate` comes four times a second, too seldom for lines of one second. */
const LOOK_MS = 100;

/** The player's own subtitles: the same in every engine, and readable by a test. */
export const subtitles: Feature = {
  attachSession({ store }, session, signal) {
    const look = () => {
      const track = store.get('textId');
      const cues = track === TEXT_OFF ? NONE : session.cues.at(track, session.media.currentTime);
      if (cues.join('\n') !== store.get('cues').join('\n')) store.set({ cues });
    };
    watchKeys(store, ['textId'], look, signal);
    signal.addEventListener('abort', () => store.set({ cues: NONE }));
    every(LOOK_MS, look, signal);
  },
};
