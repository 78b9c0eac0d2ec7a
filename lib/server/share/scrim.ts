import { blend, contrast, parseHex, READABLE, type Rgb, SCRIM_TEXT } from '@/lib/shared/contrast';

/** A scrim that cannot be seen would only blur the art. */
const LEAST = 0.45;
const STEP = 0.01;

/**
 * Strength of a scrim under which text stays readable over the brightest place of the art (WCAG 1.4.3; DESIGN section 7:
 * computed, never hoped for). `pixels` are RGB bytes of the part that text may cover.
 */
export function scrimOver(pixels: Uint8Array, scrim: Rgb): number {
  const ink = parseHex(SCRIM_TEXT) ?? [255, 255, 255];
  let alpha = LEAST;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const pixel: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    while (alpha < 1 && contrast(ink, blend(scrim, pixel, alpha)) < READABLE) alpha += STEP;
  }
  return Math.min(1, alpha);
}
