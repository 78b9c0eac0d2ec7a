import { type Canvas, n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';

export function cube(c: Canvas, p: Palette, x: number, foot: number, s: number, colour: string): void {
  c.rect(
    x - s / 2,
    foot - s,
    s,
    s,
    c.down(foot - s, foot, [
      [0, mix(colour, p.glow, 0.2)],
      [1, mix(colour, p.ink, 0.25)],
    ]),
    `rx="${n(s * 0.09)}"`,
  );
  c.circle(x, foot - s / 2, s * 0.26, mix(colour, p.glow, 0.65));
}
