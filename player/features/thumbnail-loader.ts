import { THUMBNAIL_HEIGHT, THUMBNAIL_REST_MS, THUMBNAIL_STEP_S, THUMBNAIL_WIDTH } from '../core/constants';

/** Address of the picture for a second: there is one for every ten (spec 2 §7). */
export function thumbnailUrl(folder: string, second: number): string {
  const step = Math.floor(Math.max(0, second) / THUMBNAIL_STEP_S) * THUMBNAIL_STEP_S;
  return `${folder}/${step}.jpg?w=${THUMBNAIL_WIDTH}&h=${THUMBNAIL_HEIGHT}`;
}

/** Asks only after the pointer rests, one at a time; what is no longer wanted is dropped (media 4). */
export function createThumbnailLoader(load: (url: string) => Promise<void>, onShown: (url: string) => void) {
  let wanted: string | null = null;
  let loading: string | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function next() {
    const url = wanted;
    if (loading !== null || url === null) return;
    loading = url;
    // A missing thumbnail leaves the last one on screen.
    const arrived = await load(url).then(
      () => true,
      () => false,
    );
    loading = null;
    if (wanted === url) {
      wanted = null;
      if (arrived) onShown(url);
    } else void next();
  }

  return {
    want(url: string) {
      wanted = url;
      clearTimeout(rest);
      rest = setTimeout(() => void next(), THUMBNAIL_REST_MS);
    },
    stop() {
      wanted = null;
      clearTimeout(rest);
    },
  };
}
