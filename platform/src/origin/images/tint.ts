import { mix } from './draw/colour.ts';
import { paletteOf } from './draw/palette.ts';
import type { ImageSubject } from './subject.ts';

/** Between the sky and the land of the picture: the hue that a viewer remembers of it. */
const LAND_SHARE = 0.3;

/** The colour of a drawn picture, for the page around it. A photograph has none, so its title keeps its own. */
export function tintOf(subject: ImageSubject): string | undefined {
  if (subject.photo) return undefined;
  const { mid, near } = paletteOf(subject);
  return mix(mid, near, LAND_SHARE);
}
