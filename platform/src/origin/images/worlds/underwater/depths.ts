import { type Canvas, n } from '../../draw/canvas.ts';
import type { Palette } from '../../draw/palette.ts';
import { halo } from '../../draw/sky.ts';

export function depths(c: Canvas, p: Palette, x: number, u: number): void {
  c.fill(
    c.down(0, c.h, [
      [0, p.top],
      [0.28, p.mid],
      [0.7, p.low],
      [1, p.ink],
    ]),
  );
  halo(c, [x, -20 * u], 560 * u, p.glow, 0.9);
  for (let i = 0; i < 9; i += 1) {
    const rx = x + c.random.range(-340, 300) * u;
    const w = c.random.range(14, 56) * u;
    c.path(
      `M${n(rx)} -5H${n(rx + w)}L${n(rx + w * 3 + 130 * u)} ${n(c.h * 0.9)}H${n(rx - w + 60 * u)}Z`,
      c.down(0, c.h * 0.85, [
        [0, p.glow, 0.3],
        [1, p.glow, 0],
      ]),
    );
  }
}
