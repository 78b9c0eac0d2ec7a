import { type Canvas, n, type Point } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';
import { stars } from '../../draw/sky.ts';

/** Curtains of light: a waving hem, its glow rising in strips. */
export function curtains(c: Canvas, p: Palette, top: number, bottom: number, u: number, count = 3): void {
  c.fill(
    c.down(0, bottom, [
      [0, p.ink],
      [0.4, p.top],
      [1, mix(p.mid, p.low, 0.5)],
    ]),
  );
  stars(c, 130, bottom, '#ffffff');
  const hues = [p.glow, mix(p.glow, p.accent, 0.5), mix(p.accent, '#b07cff', 0.55)];
  for (let k = 0; k < count; k += 1) {
    const colour = hues[k % hues.length] as string;
    const base = top + (bottom - top) * (0.5 + k * 0.2);
    const phase = c.random.next() * 7;
    const hem: Point[] = [];
    for (let i = 0; i <= 84; i += 1) {
      const t = i / 84;
      hem.push([
        t * (c.w + 60 * u) - 30 * u,
        base + Math.sin(t * 5 + phase) * 70 * u + Math.sin(t * 13 + phase * 2) * 18 * u,
      ]);
    }
    for (let i = 0; i < hem.length - 1; i += 1) {
      const [a, b] = [hem[i] as Point, hem[i + 1] as Point];
      const tall = (210 + 90 * Math.sin(i * 0.23 + phase) + 26 * Math.sin(i * 1.7)) * u;
      const y = Math.max(a[1], b[1]);
      const strength = 0.34 + 0.16 * Math.sin(i * 0.37 + phase) + 0.1 * Math.sin(i * 2.3 + phase);
      const paint = c.down(y - tall, y + 34 * u, [
        [0, colour, 0],
        [0.45, colour, strength * 0.45],
        [0.82, mix(colour, '#ffffff', 0.15), strength * 1.3],
        [1, colour, 0],
      ]);
      c.path(
        `M${n(a[0])} ${n(a[1] + 34 * u)}L${n(b[0] + 0.6)} ${n(b[1] + 34 * u)}V${n(b[1] - tall)}H${n(a[0])}Z`,
        paint,
      );
    }
  }
}
