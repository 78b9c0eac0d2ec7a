import { type Canvas, n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';

/** A hot-air balloon: gores in two colours, a basket on its ropes. */
export function balloon(
  c: Canvas,
  p: Palette,
  x: number,
  y: number,
  r: number,
  pair: readonly [string, string],
): void {
  const [one, two] = pair;
  const outline = `M${n(x - r * 0.2)} ${n(y + r * 1.32)}C${n(x - r * 0.5)} ${n(y + r * 0.95)} ${n(x - r)} ${n(y + r * 0.55)} ${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}C${n(x + r)} ${n(y + r * 0.55)} ${n(x + r * 0.5)} ${n(y + r * 0.95)} ${n(x + r * 0.2)} ${n(y + r * 1.32)}Z`;
  c.path(outline, one);
  for (const [a, b] of [
    [-0.72, -0.36],
    [0, 0.36],
    [0.72, 1],
  ] as const) {
    const gore = (k: number) =>
      `C${n(x + r * k * 1.32)} ${n(y - r * 0.55)} ${n(x + r * k * 1.32)} ${n(y + r * 0.5)} ${n(x + r * 0.2 * k)} ${n(y + r * 1.32)}`;
    const back = (k: number) =>
      `C${n(x + r * k * 1.32)} ${n(y + r * 0.5)} ${n(x + r * k * 1.32)} ${n(y - r * 0.55)} ${n(x)} ${n(y - r)}`;
    c.path(`M${n(x)} ${n(y - r)}${gore(a)}L${n(x + r * 0.2 * b)} ${n(y + r * 1.32)}${back(b)}Z`, two);
  }
  c.path(
    outline,
    c.linear(
      [x - r, 0],
      [x + r, 0],
      [
        [0, p.glow, 0.35],
        [0.45, p.glow, 0],
        [1, p.ink, 0.5],
      ],
    ),
  );
  c.stroke(
    `M${n(x - r * 0.19)} ${n(y + r * 1.32)}L${n(x - r * 0.13)} ${n(y + r * 1.66)}M${n(x + r * 0.19)} ${n(y + r * 1.32)}L${n(x + r * 0.13)} ${n(y + r * 1.66)}`,
    p.ink,
    Math.max(1, r * 0.02),
  );
  c.rect(x - r * 0.16, y + r * 1.64, r * 0.32, r * 0.26, mix(p.ink, p.near, 0.4), `rx="${n(r * 0.04)}"`);
}
