import * as v from 'valibot';
import { artOrNull, numberOrNull } from '@/lib/platform/http/wire';
import type { GraphicTitle } from '@/lib/rules/catalogue/view';

/** A picture in several sizes (spec 2 §3 "Row item"). */
export const ScaledImageWire = v.object({
  tv_x1: artOrNull,
  tv_x3: artOrNull,
  mobile_x3: artOrNull,
  tv_width_pt: numberOrNull,
  tv_height_pt: numberOrNull,
});

type Wire = v.InferOutput<typeof ScaledImageWire> | null | undefined;

/** The address of the largest size; `Picture` and `srcset` ask for smaller ones. */
export const largest = (image: Wire): string | null =>
  image?.tv_x3 ?? image?.mobile_x3 ?? image?.tv_x1 ?? null;

/** The drawn title; null when the platform does not say how large it is, because its place could not be kept. */
export function toGraphicTitle(image: Wire): GraphicTitle | null {
  const src = largest(image);
  const width = image?.tv_width_pt;
  const height = image?.tv_height_pt;
  return src && width && height ? { src, width, height } : null;
}
