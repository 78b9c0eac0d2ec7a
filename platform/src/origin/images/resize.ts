import type { KindFacts } from './draw.ts';

/** Formats that are sent. */
export const imageFormats = ['jpeg', 'webp', 'avif', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Nothing smaller or larger is ever rendered, whatever is asked. */
export const MIN_SIDE = 16;
export const MAX_SIDE = 2160;

export interface ImageSize {
  width: number;
  height: number;
  /** Fill the size and cut what hangs over (`crop`, `cover`), or fit inside it. */
  fill: boolean;
  format: ImageFormat;
}

type Query = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (Array.isArray(value) ? value[0] : value) as unknown;

/** A side in pixels; rubbish is as good as nothing (wire 1.9: unknown parameters give the original). */
function side(value: unknown): number | undefined {
  const asked = text(value);
  if (typeof asked !== 'string' || !/^\d{1,6}$/.test(asked)) return undefined;
  return Number(asked);
}

const isOn = (value: unknown) => ['1', 'true'].includes(String(text(value) ?? '').toLowerCase());

const ofExtension: Record<string, ImageFormat> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  png: 'png',
};

/** The format an address' ending names, or nothing when it names none. */
export const formatOfExtension = (extension: string): ImageFormat | undefined =>
  Object.hasOwn(ofExtension, extension.toLowerCase()) ? ofExtension[extension.toLowerCase()] : undefined;

function formatFor(query: Query, extension: string, transparent: boolean): ImageFormat {
  const asked = formatOfExtension(String(text(query.format) ?? ''));
  const format = asked ?? formatOfExtension(extension) ?? 'jpeg';
  return transparent && format === 'jpeg' ? 'png' : format;
}

/** What `w h crop cover format` (wire 1.9) come to for a picture of this kind. */
export function sizeFor(
  kind: Pick<KindFacts, 'width' | 'height' | 'transparent'>,
  query: Query,
  extension: string,
): ImageSize {
  const ratio = kind.width / kind.height;
  const fill = isOn(query.crop) || isOn(query.cover);
  const format = formatFor(query, extension, kind.transparent ?? false);
  const w = side(query.w);
  const h = side(query.h);
  let width: number;
  let height: number;
  if (w !== undefined && h !== undefined) {
    width = fill ? w : Math.min(w, h * ratio);
    height = fill ? h : Math.min(h, w / ratio);
  } else if (w !== undefined) [width, height] = [w, w / ratio];
  else if (h !== undefined) [width, height] = [h * ratio, h];
  else [width, height] = [kind.width, kind.height];
  return { ...clampSides(width, height), fill, format };
}

/** Both sides within the limits, the shape kept as far as it can be. */
function clampSides(width: number, height: number): { width: number; height: number } {
  const most = Math.max(width, height);
  const shrink = most > MAX_SIDE ? MAX_SIDE / most : 1;
  const least = Math.max(1, Math.min(width, height) * shrink);
  const grow = least < MIN_SIDE ? MIN_SIDE / least : 1;
  const clamp = (value: number) => Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.round(value * shrink * grow)));
  return { width: clamp(width), height: clamp(height) };
}
