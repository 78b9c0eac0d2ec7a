import type { KindFacts } from './draw.ts';

/** The output formats. */
export const imageFormats = ['jpeg', 'webp', 'avif', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** No smaller or larger picture is ever rendered. */
export const MIN_SIDE = 16;
export const MAX_SIDE = 2160;

export interface ImageSize {
  width: number;
  height: number;
  /** Fill the size and crop the rest (`crop`, `cover`), or fit inside it. */
  fill: boolean;
  format: ImageFormat;
}

type Query = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (Array.isArray(value) ? value[0] : value) as unknown;

/** A side in pixels; invalid values are ignored (wire 1.9: unknown parameters give the original). */
function side(value: unknown): number | undefined {
  const requested = text(value);
  if (typeof requested !== 'string' || !/^\d{1,6}$/.test(requested)) return undefined;
  return Number(requested);
}

const isOn = (value: unknown) => ['1', 'true'].includes(String(text(value) ?? '').toLowerCase());

const ofExtension: Record<string, ImageFormat> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  png: 'png',
};

/** The format for the extension of an address, or undefined. */
export const formatOfExtension = (extension: string): ImageFormat | undefined =>
  Object.hasOwn(ofExtension, extension.toLowerCase()) ? ofExtension[extension.toLowerCase()] : undefined;

function formatFor(query: Query, extension: string, transparent: boolean): ImageFormat {
  const requested = formatOfExtension(String(text(query.format) ?? ''));
  const format = requested ?? formatOfExtension(extension) ?? 'jpeg';
  return transparent && format === 'jpeg' ? 'png' : format;
}

/**
 * The widths that are drawn. Another width is drawn in the next larger one and scaled down: with every size as a picture of
 * its own anybody could request thousands of drawings of one title. The list has the widths of our pages
 * (components/ui/picture), of our own answers (presenters/), and those that older clients request (wire 1.9).
 */
const WIDTHS = [
  ...[16, 32, 48, 64, 96, 120, 144, 160, 180, 200, 240, 288, 300, 320, 360, 404, 408, 450, 480, 540, 600],
  ...[640, 720, 800, 828, 960, 1080, 1200, 1280, 1440, 1600, 1920, MAX_SIDE],
];

/** Crop sizes of older clients that follow from none of the widths (wire 1.9). */
const LEGACY_CUTS: readonly (readonly [number, number])[] = [
  [462, 261],
  [350, 163],
];

/** Shapes that pictures are cropped to, in addition to their own. */
const RATIOS = [1, 4 / 3, 3 / 2, 16 / 9, 21 / 9, 3, 3 / 4, 2 / 3, 9 / 16, 1 / 3];

const stepOf = (width: number): number => WIDTHS.find((step) => step >= Math.round(width)) ?? MAX_SIDE;

/** The crop size of a picture that has to fill `w` by `h`: that shape, or the nearest allowed one, and not smaller. */
function cutTo(w: number, h: number, own: number): { width: number; height: number } {
  const legacy = LEGACY_CUTS.find(([width, height]) => width === w && height === h);
  if (legacy) return { width: legacy[0], height: legacy[1] };
  const wanted = Math.max(1, w) / Math.max(1, h);
  const distance = (ratio: number) => Math.abs(Math.log(ratio / wanted));
  const ratio = [own, ...RATIOS].reduce((best, one) => (distance(one) < distance(best) ? one : best));
  const width = stepOf(Math.max(w, h * ratio));
  return { width, height: width / ratio };
}

/** The result of `w h crop cover format` (wire 1.9) for a picture of this kind. */
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
  const isRequested = w !== undefined || h !== undefined;
  if (!isRequested) return { ...clampSides(kind.width, kind.height), fill, format };
  if (fill && w !== undefined && h !== undefined) {
    const { width, height } = cutTo(w, h, ratio);
    return { ...clampSides(width, height), fill, format };
  }
  const width = stepOf(Math.min(w ?? Infinity, (h ?? Infinity) * ratio));
  return { ...clampSides(width, width / ratio), fill, format };
}

/** Both sides within the limits, with the shape kept as far as possible. */
function clampSides(width: number, height: number): { width: number; height: number } {
  const most = Math.max(width, height);
  const shrink = most > MAX_SIDE ? MAX_SIDE / most : 1;
  const least = Math.max(1, Math.min(width, height) * shrink);
  const grow = least < MIN_SIDE ? MIN_SIDE / least : 1;
  const clamp = (value: number) => Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.round(value * shrink * grow)));
  return { width: clamp(width), height: clamp(height) };
}
