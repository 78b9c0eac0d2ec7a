import type { Feature } from './feature';
import { createThumbnailLoader, thumbnailUrl } from './support/thumbnail-loader';
import { fetchPoints } from './support/thumbnail-timings';
import { readTimeline } from './support/timeline';

async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

export const thumbnails: Feature = {
  attachSession({ store, commands, now }, { source }, signal) {
    const loader = createThumbnailLoader(decode, (thumbnail) => !signal.aborted && store.set({ thumbnail }));
    let points: number[] | null = null;
    /** Read once, when the viewer first looks for a moment. */
    const readTimings = () => {
      if (points || !source.thumbnailTimings) return;
      points = [];
      void fetchPoints(source.thumbnailTimings, signal).then((read) => {
        points = read;
      });
    };
    commands.handle(
      'preview',
      (preview) => {
        store.set({ preview });
        if (preview === null) {
          loader.stop();
          return store.set({ thumbnail: null });
        }
        if (!source.thumbnails) return;
        readTimings();
        const { origin, reach } = readTimeline(store, now());
        // There are no pictures of the future.
        loader.want(thumbnailUrl(source.thumbnails, (origin ?? 0) + Math.min(preview, reach), points ?? []));
      },
      signal,
    );
    signal.addEventListener('abort', () => {
      loader.stop();
      store.set({ preview: null, thumbnail: null });
    });
  },
};
