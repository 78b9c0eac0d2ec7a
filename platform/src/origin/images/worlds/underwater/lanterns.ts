import { n, smooth } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { depths } from './depths.ts';
import { reef } from './reef.ts';

/** Jellyfish lamps in the deep. */
export const lanterns: Scene = (c, p, { x, horizon, u }) => {
  depths(c, p, x, u);
  c.fill(
    c.down(0, c.h, [
      [0, p.ink, 0.1],
      [1, p.ink, 0.65],
    ]),
  );
  const jelly = (jx: number, jy: number, r: number, colour: string) => {
    halo(c, [jx, jy], r * 2.6, colour, 0.5);
    for (let i = -3; i <= 3; i += 1)
      c.stroke(
        smooth([
          [jx + i * r * 0.24, jy],
          [jx + i * r * 0.3 + r * 0.2, jy + r * 0.9],
          [jx + i * r * 0.2 - r * 0.16, jy + r * 1.8],
          [jx + i * r * 0.26, jy + r * c.random.range(2.2, 3)],
        ]),
        colour,
        r * 0.05,
        'opacity="0.65"',
      );
    c.path(
      `M${n(jx - r)} ${n(jy)}C${n(jx - r)} ${n(jy - r * 1.25)} ${n(jx + r)} ${n(jy - r * 1.25)} ${n(jx + r)} ${n(jy)}Q${n(jx + r * 0.75)} ${n(jy + r * 0.26)} ${n(jx + r * 0.5)} ${n(jy + r * 0.04)}Q${n(jx + r * 0.25)} ${n(jy + r * 0.26)} ${n(jx)} ${n(jy + r * 0.04)}Q${n(jx - r * 0.25)} ${n(jy + r * 0.26)} ${n(jx - r * 0.5)} ${n(jy + r * 0.04)}Q${n(jx - r * 0.75)} ${n(jy + r * 0.26)} ${n(jx - r)} ${n(jy)}Z`,
      c.down(jy - r, jy + r * 0.2, [
        [0, mix(colour, '#ffffff', 0.55), 0.95],
        [1, colour, 0.6],
      ]),
    );
  };
  jelly(x - 150 * u, horizon - 130 * u, 44 * u, p.far);
  jelly(x + 170 * u, horizon - 60 * u, 56 * u, mix(p.mid, p.glow, 0.3));
  jelly(x - 10 * u, horizon + 20 * u, 116 * u, p.accent);
  for (let i = 0; i < 40; i += 1)
    c.circle(
      c.random.range(0, c.w),
      c.random.range(0, c.h),
      c.random.range(0.8, 2.4) * u,
      p.glow,
      'opacity="0.6"',
    );
  reef(c, p, c.h * 0.92, 0.9, u);
};
