import { type Canvas, n } from '../../draw/canvas.ts';
import type { Palette } from '../../draw/palette.ts';

export function bubbles(c: Canvas, x: number, y: number, p: Palette, u: number): void {
  for (let i = 0; i < 22; i += 1)
    c.circle(
      x + c.random.range(-60, 60) * u,
      y - c.random.range(0, 330) * u,
      c.random.range(1.5, 7) * u,
      'none',
      `stroke="${p.glow}" stroke-width="${n(1.2 * u)}" opacity="0.55"`,
    );
}
