import sharp from 'sharp';
import { Lru } from './lru.ts';

/** The size thumbnails have in the pool, which is the one the player asks for (spec 2 §7 channel thumbnails). */
const WIDTH = 196;
const HEIGHT = 110;
const SIDE = { min: 16, max: 640 };
const KEPT = 200;

export type ThumbSize = { width: number; height: number };

function side(value: unknown, fallback: number): number {
  const wanted = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : fallback;
  return Math.min(SIDE.max, Math.max(SIDE.min, wanted));
}

/** The size asked for by `w` and `h`, within reason; rubbish means the stored size. */
export function thumbSize(query: Record<string, unknown>): ThumbSize {
  const width = side(query.w, WIDTH);
  const height = side(query.h, Math.round((width * HEIGHT) / WIDTH));
  return { width, height };
}

/** Resizes thumbnails; there are few of them and a seek bar asks for the same ones again and again. */
export function thumbResizer(): (key: string, stored: Buffer, size: ThumbSize) => Promise<Buffer> {
  const known = new Lru<Promise<Buffer>>(KEPT);
  return (key, stored, { width, height }) => {
    if (width === WIDTH && height === HEIGHT) return Promise.resolve(stored);
    const name = `${key} ${width}x${height}`;
    const found = known.get(name);
    if (found) return found;
    const made = sharp(stored).resize(width, height, { fit: 'cover' }).jpeg({ quality: 80 }).toBuffer();
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
  };
}
