import { watchKeys } from '../core/store';
import { TEXT_OFF } from '../core/tracks';
import { type Feature, intervalUntil } from './feature';

const NONE: readonly string[] = [];
/** `timeupdate` fires four times a second, too rarely for subtitles of one second. */
const CUE_CHECK_MS = 100;

/** Subtitles drawn by the player: the same in every engine, and readable by tests. */
export const subtitles: Feature = {
  attach({ store, commands, settings }, signal) {
    store.set({ cueStyle: settings.get('cueStyle') });
    commands.handle(
      'setCueStyle',
      (change) => {
        const cueStyle = { ...store.get('cueStyle'), ...change };
        settings.set('cueStyle', cueStyle);
        store.set({ cueStyle });
      },
      signal,
    );
  },
  attachSession({ store }, session, signal) {
    const update = () => {
      const track = store.get('textId');
      const cues =
        track === TEXT_OFF || session.remote ? NONE : session.cues.at(track, session.media.currentTime);
      if (cues.join('\n') !== store.get('cues').join('\n')) store.set({ cues });
    };
    watchKeys(store, ['textId'], update, signal);
    signal.addEventListener('abort', () => store.set({ cues: NONE }));
    intervalUntil(CUE_CHECK_MS, update, signal);
  },
};
