import type { Canvas } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';
import { halo, stars } from '../../draw/sky.ts';

/** Night with a soft galaxy across it. */
export function deep(c: Canvas, p: Palette, u: number, x: number): void {
  c.fill(
    c.down(0, c.h, [
      [0, p.ink],
      [0.45, p.top],
      [0.85, p.mid],
      [1, p.near],
    ]),
  );
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    halo(
      c,
      [x + (t - 0.5) * 620 * u, c.h * (0.62 - t * 0.45)],
      c.random.range(180, 330) * u,
      mix(p.mid, p.low, c.random.range(0.2, 0.9)),
      0.4,
      0.6,
    );
  }
  stars(c, 220, c.h, p.glow);
}
