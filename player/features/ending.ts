import { followingStart } from '../core/time/start';
import { type Feature, onMedia } from './feature';

/** Spec 2 §4: in the archive the next programme follows by itself. */
export const ending: Feature = {
  attachSession({ store, options, now }, { media, source }, signal) {
    onMedia(
      media,
      ['ended'],
      () => {
        options().onEnded?.();
        const next = store.get('programme')?.end ?? store.get('date');
        if (source.kind === 'archive' && next !== null)
          options().onRequestTime?.(followingStart(next, now()));
      },
      signal,
    );
  },
};
