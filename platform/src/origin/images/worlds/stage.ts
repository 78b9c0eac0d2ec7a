import type { Canvas } from '../draw/canvas.ts';
import type { Palette } from '../draw/palette.ts';

/** The positions of objects on the sheet. */
export interface Stage {
  /** Centre of the main object in sheet units: on the right on wide art, because text covers the left. */
  x: number;
  horizon: number;
  /** A unit of drawing: 1 on a sheet of 600 units. */
  u: number;
  /** The mood is dark: a few compositions depend on it. */
  dark: boolean;
  merry: boolean;
}

/** A composition: paints a whole picture on an empty sheet. */
export type Scene = (c: Canvas, p: Palette, s: Stage) => void;
