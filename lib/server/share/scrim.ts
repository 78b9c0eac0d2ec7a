import { blend, contrast, parseHex, READABLE, type Rgb, SCRIM_TEXT } from '@/lib/shared/contrast';

/** A weaker scrim would only blur the picture. */
const LEAST = 0.45;
const STEP = 0.01;

/**
 * The strength of a scrim that keeps text readable on the brightest place of the picture (WCAG 1.4.3; DESIGN
 * section 7: computed for each picture). `pixels` are RGB bytes of the area below the text.
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
