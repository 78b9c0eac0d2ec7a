import { THUMBNAIL_HEIGHT, THUMBNAIL_REST_MS, THUMBNAIL_STEP_S, THUMBNAIL_WIDTH } from '../../core/constants';
import { pointAt } from './thumbnail-timings';

/** Address of the thumbnail for a second: one of the file of timings, else one for every ten seconds (spec 2 §7). */
export function thumbnailUrl(folder: string, second: number, points: readonly number[] = []): string {
  const tenth = Math.floor(Math.max(0, second) / THUMBNAIL_STEP_S) * THUMBNAIL_STEP_S;
  const step = pointAt(points, second) ?? tenth;
  return `${folder}/${step}.jpg?w=${THUMBNAIL_WIDTH}&h=${THUMBNAIL_HEIGHT}`;
}

/** Requests a thumbnail after the pointer has rested, one at a time; outdated ones are dropped (media 4). */
export function createThumbnailLoader(load: (url: string) => Promise<void>, onShown: (url: string) => void) {
  let wanted: string | null = null;
  let loading: string | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function next() {
    const url = wanted;
    if (loading !== null || url === null) return;
    loading = url;
    // If a thumbnail is missing the last one stays.
    const hasLoaded = await load(url).then(
      () => true,
      () => false,
    );
    loading = null;
    if (wanted === url) {
      wanted = null;
      if (hasLoaded) onShown(url);
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
