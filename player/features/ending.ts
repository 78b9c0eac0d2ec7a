import { followingSecond } from '../core/time/start';
import { type Feature, onMedia } from './feature';

/** Spec 2 §4: in the archive the next programme follows. */
export const ending: Feature = {
  attachSession({ store, options }, { media, source }, signal) {
    onMedia(
      media,
      ['ended'],
      () => {
        options().onEnded?.();
        const date = store.get('date');
        if (source.kind === 'archive' && date !== null)
          options().onRequestTime?.(followingSecond(date, store.get('programmes')), 'continues');
      },
      signal,
    );
  },
};
