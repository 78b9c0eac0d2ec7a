import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** The width of thumbnails in the pool, which is the one that players request (spec 2 §7 channel thumbnails). */
const WIDTH = 196;
const HEIGHT = 110;
const SIDE = { min: 16, max: 640 };
const MAX_CACHED = 200;

export type ThumbSize = { width: number; height: number };

function side(value: unknown, fallback: number): number {
  const wanted = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : fallback;
  return Math.min(SIDE.max, Math.max(SIDE.min, wanted));
}

/** The size requested by `w` and `h`, within limits; invalid values mean the stored size. */
export function thumbSize(query: Record<string, unknown>): ThumbSize {
  const width = side(query.w, WIDTH);
  const height = side(query.h, Math.round((width * HEIGHT) / WIDTH));
  return { width, height };
}

/** Resizes thumbnails and caches them: there are few, and a seek bar requests the same ones many times. */
export function thumbResizer(): (key: string, stored: Buffer, size: ThumbSize) => Promise<Buffer> {
  const cache = new LRUCache<string, Buffer, { stored: Buffer } & ThumbSize>({
    max: MAX_CACHED,
    ignoreFetchAbort: true,
    // `async`: the cache waits only for promises of its own realm.
    fetchMethod: async (_name, _stale, { context: { stored, width, height } }) =>
      sharp(stored).resize(width, height, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer(),
  });
  return async (key, stored, { width, height }) => {
    if (width === WIDTH && height === HEIGHT) return stored;
    return cache.forceFetch(`${key} ${width}x${height}`, { context: { stored, width, height } });
  };
}
