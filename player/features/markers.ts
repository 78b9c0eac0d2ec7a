import { skippableAt } from '../core/markers';
import { type Feature, onMedia } from './feature';

/** Chapters of the title, and the part on screen that can be skipped: recap, intro, credits. */
export const markers: Feature = {
  attachSession({ store, commands }, { source, target: media }, signal) {
    const { markers: parts = [], chapters = [] } = source;
    store.set({ chapters, marker: null });
    if (parts.length === 0) return;
    const read = () => store.set({ marker: skippableAt(parts, media.currentTime) });
    onMedia(media, ['timeupdate', 'seeked'], read, signal);
    commands.handle(
      'skipMarker',
      () => {
        const end = store.get('marker')?.end;
        if (end) commands.send('seek', end);
      },
      signal,
    );
  },
};
