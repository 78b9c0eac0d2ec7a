import type { Canvas } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';

export const ball = (c: Canvas, p: Palette, x: number, y: number, r: number, colour: string) => {
  c.ellipse(x, y + r, r, r * 0.16, p.ink, 'opacity="0.4"');
  c.circle(
    x,
    y,
    r,
    c.radial([x - r * 0.35, y - r * 0.4], r * 1.5, [
      [0, mix(colour, '#ffffff', 0.55)],
      [0.4, colour],
      [1, mix(colour, p.ink, 0.55)],
    ]),
  );
};
