import { type Canvas, n, smooth } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { layer, skyline, under } from '../../draw/land.ts';
import type { Palette } from '../../draw/palette.ts';

export function reef(c: Canvas, p: Palette, top: number, depth: number, u: number): void {
  const line = skyline(c, top, 40 * u, 4);
  const colour = mix(layer({ ...p, low: p.mid, far: p.far }, depth), p.ink, depth * 0.4);
  c.path(under(c, line, true), colour);
  const count = Math.round(c.w / u / 46);
  for (let i = 0; i < count; i += 1) {
    const x = c.random.range(0, c.w);
    const foot = top + 30 * u;
    const tall = c.random.range(50, 150) * u * (0.6 + depth * 0.7);
    const tint =
      depth > 0.5 && c.random.chance(0.5)
        ? mix(colour, p.accent, c.random.range(0.25, 0.7))
        : mix(colour, p.far, 0.15);
    const form = c.random.int(0, 2);
    if (form === 0) {
      c.stroke(
        smooth([
          [x, foot],
          [x + 12 * u, foot - tall * 0.35],
          [x - 10 * u, foot - tall * 0.7],
          [x + 6 * u, foot - tall],
        ]),
        tint,
        7 * u * (0.5 + depth),
      );
    } else if (form === 1) {
      for (const a of [-0.7, -0.3, 0.05, 0.4, 0.75])
        c.stroke(
          `M${n(x)} ${n(foot)}Q${n(x + Math.sin(a) * tall * 0.2)} ${n(foot - tall * 0.4)} ${n(x + Math.sin(a) * tall * 0.6)} ${n(foot - tall * 0.7 * Math.cos(a * 0.8))}`,
          tint,
          9 * u * (0.4 + depth),
        );
    } else {
      for (let k = 0; k < 4; k += 1)
        c.circle(
          x + c.random.range(-30, 30) * u,
          foot - c.random.range(0, 30) * u,
          c.random.range(12, 30) * u,
          mix(tint, p.glow, k * 0.04),
        );
    }
  }
}
