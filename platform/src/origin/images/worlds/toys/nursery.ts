import type { Canvas } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';
import { disc } from '../../draw/sky.ts';

/** A room made of light: wall, floor, a round window or a paper moon. */
export function nursery(c: Canvas, p: Palette, floor: number, x: number, y: number, r: number): void {
  c.fill(
    c.down(0, floor, [
      [0, p.top],
      [0.6, p.mid],
      [1, p.low],
    ]),
  );
  disc(c, [x, y], r, p, 2.2);
  c.rect(
    0,
    floor,
    c.w,
    c.h - floor + 5,
    c.down(floor, c.h, [
      [0, mix(p.near, p.mid, 0.3)],
      [0.5, p.near],
      [1, p.ink],
    ]),
  );
}
