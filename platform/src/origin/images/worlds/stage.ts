import type { Canvas } from '../draw/canvas.ts';
import type { Palette } from '../draw/palette.ts';

/** Where things stand on the sheet. */
export interface Stage {
  /** Middle of what matters, in sheet units: to the right on wide art, whose left carries text. */
  x: number;
  horizon: number;
  /** A unit of drawing: 1 on a 600-unit sheet. */
  u: number;
  /** Dangerous, tender, merry: a few compositions differ by it. */
  dark: boolean;
  merry: boolean;
}

/** A composition: lays a whole picture on an empty sheet. */
export type Scene = (c: Canvas, p: Palette, s: Stage) => void;
