import { type Canvas, n, type Point } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';
import { halo } from '../../draw/sky.ts';

/** A planet: lit limb, bands of weather, the night side; optionally rings. */
export function planet(c: Canvas, p: Palette, [x, y]: Point, r: number, light: Point, rings: boolean): void {
  halo(c, [x, y], r * 1.6, p.low, 0.5);
  const ring = (front: boolean) => {
    if (!rings) return;
    c.group(`transform="rotate(-18 ${n(x)} ${n(y)})"`, () => {
      for (const [k, alpha] of [
        [2.05, 0.35],
        [1.85, 0.7],
        [1.6, 0.5],
      ] as const) {
        const d = `M${n(x - r * k)} ${n(y)}A${n(r * k)} ${n(r * k * 0.24)} 0 0 ${front ? 0 : 1} ${n(x + r * k)} ${n(y)}`;
        c.path(
          d,
          'none',
          `stroke="${mix(p.glow, p.low, 0.4)}" stroke-width="${n(r * 0.09)}" opacity="${n(alpha)}"`,
        );
      }
    });
  };
  ring(false);
  c.circle(
    x,
    y,
    r,
    c.radial([x + light[0] * r * 0.5, y + light[1] * r * 0.5], r * 1.5, [
      [0, mix(p.low, p.glow, 0.5)],
      [0.45, p.far],
      [0.8, p.near],
      [1, p.ink],
    ]),
  );
  c.clip(
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`,
    () => {
      for (let i = 0; i < (r > 400 ? 0 : 6); i += 1) {
        const by = y + c.random.range(-0.9, 0.9) * r;
        c.ellipse(
          x + c.random.range(-0.4, 0.4) * r,
          by,
          r * c.random.range(0.6, 1.2),
          r * c.random.range(0.03, 0.1),
          i % 2 ? p.glow : p.near,
          `opacity="0.22" transform="rotate(-18 ${n(x)} ${n(y)})"`,
        );
      }
      c.circle(
        x - light[0] * r * 0.55,
        y - light[1] * r * 0.55,
        r * 1.18,
        c.radial([x - light[0] * r * 0.7, y - light[1] * r * 0.7], r * 1.3, [
          [0, p.ink, 0.95],
          [0.6, p.ink, 0.7],
          [1, p.ink, 0],
        ]),
      );
    },
  );
  ring(true);
}
