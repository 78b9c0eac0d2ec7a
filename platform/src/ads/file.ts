import { LRUCache } from 'lru-cache';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import type { AudioRendition, Pool, VideoRendition } from '../origin/pool.ts';
import { muxedFile } from './mux.ts';
import { type Spot, spotOf } from './spots.ts';

/** The qualities in a VAST answer: an ad has to start at once, so a small file is better than the best picture. */
export const AD_VIDEO = ['v360', 'v720'] as const satisfies readonly VideoRendition[];
/** Number of files in memory; each has about a megabyte. */
const CACHED_FILES = 8;

const NAME = /^(\w+)-(v360|v720)-(ru|en)\.mp4$/;

/** The file for a viewer of that language; the pool has audio in two languages. */
export function adFileName(spot: Spot, video: (typeof AD_VIDEO)[number], locale: Locale): string {
  const sound = locale === 'en' ? 'en' : 'ru';
  return `${spot.id}-${video}-${sound}.mp4`;
}

/** Builds the media files of spots from the pool, by file name. */
export function adFiles(pool: Pool): (name: string) => Promise<Buffer> {
  async function make(name: string): Promise<Buffer> {
    const [, id = '', video, sound] = NAME.exec(name) ?? [];
    const spot = spotOf(id);
    const clip = spot && (pool.clips.find((one) => one.id === spot.clip) ?? pool.clips[0]);
    if (!spot || !clip) throw new ApiError('not_found');
    const tracks = [video as VideoRendition, `a_${sound}` as AudioRendition] as const;
    return muxedFile(pool, clip, tracks, spot);
  }

  const cache = new LRUCache<string, Buffer>({
    max: CACHED_FILES,
    ignoreFetchAbort: true,
    fetchMethod: make,
  });
  return (name) => cache.forceFetch(name);
}
