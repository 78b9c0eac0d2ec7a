import type { Feature } from './feature';
import { createThumbnailLoader, thumbnailUrl } from './thumbnail-loader';
import { readTimeline } from './timeline';

async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

export const thumbnails: Feature = {
  attachSession({ store, commands, now }, { source }, signal) {
    const loader = createThumbnailLoader(decode, (thumbnail) => !signal.aborted && store.set({ thumbnail }));
    commands.handle(
      'preview',
      (preview) => {
        store.set({ preview });
        if (preview === null) {
          loader.stop();
          return store.set({ thumbnail: null });
        }
        if (!source.thumbnails) return;
        const { origin, reach } = readTimeline(store, now());
        // There are no pictures of the future.
        loader.want(thumbnailUrl(source.thumbnails, (origin ?? 0) + Math.min(preview, reach)));
      },
      signal,
    );
    signal.addEventListener('abort', () => {
      loader.stop();
      store.set({ preview: null, thumbnail: null });
    });
  },
};
