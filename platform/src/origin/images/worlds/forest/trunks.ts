import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { couple, standing } from '../../draw/figures.ts';
import { layer } from '../../draw/land.ts';
import { fog, halo, rays } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Between tall trunks, a path of light. */
export const trunks: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.mid],
      [0.5, p.low],
      [1, p.near],
    ]),
  );
  halo(c, [x, horizon + 40 * u], 520 * u, p.glow, 1);
  rays(c, [x, horizon - 60 * u], 900 * u, p.glow, 0.3, 10);
  const birch = c.random.chance(0.4);
  const floor = horizon + 250 * u;
  c.rect(
    0,
    floor - 60 * u,
    c.w,
    c.h,
    c.down(floor - 60 * u, c.h, [
      [0, mix(p.low, p.far, 0.6)],
      [0.35, p.near],
      [1, p.ink],
    ]),
  );
  c.path(
    `M${n(x - 14 * u)} ${n(floor - 58 * u)}Q${n(x + 60 * u)} ${n(floor + 40 * u)} ${n(x - 130 * u)} ${n(c.h + 5)}H${n(x + 190 * u)}Q${n(x + 150 * u)} ${n(floor + 60 * u)} ${n(x + 14 * u)} ${n(floor - 58 * u)}Z`,
    c.down(floor, c.h, [
      [0, p.glow, 0.75],
      [1, p.glow, 0.08],
    ]),
  );
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const count = Math.round((14 - i * 2) * (c.w / u / 600));
    for (let k = 0; k < count; k += 1) {
      const px = c.random.range(-0.02, 1.02) * c.w;
      if (Math.abs(px - x) < (20 + t * t * 190) * u) continue;
      const w = (7 + t * t * 50) * u;
      const foot = floor - 50 * u + t * t * 250 * u;
      const body = layer(p, 0.1 + t * 0.88);
      const pale = birch && t < 0.9 ? mix(p.glow, body, 0.45 + t * 0.3) : body;
      c.path(
        `M${n(px - w / 2)} 0H${n(px + w / 2)}L${n(px + w * 0.6)} ${n(foot - w)}Q${n(px + w * 0.7)} ${n(foot)} ${n(px + w * 1.2)} ${n(foot + w * 0.3)}H${n(px - w * 1.2)}Q${n(px - w * 0.7)} ${n(foot)} ${n(px - w * 0.6)} ${n(foot - w)}Z`,
        px < x
          ? c.linear(
              [px - w, 0],
              [px + w, 0],
              [
                [0, body],
                [1, mix(pale, p.glow, 0.18)],
              ],
            )
          : c.linear(
              [px - w, 0],
              [px + w, 0],
              [
                [0, mix(pale, p.glow, 0.18)],
                [1, body],
              ],
            ),
      );
      if (birch && t > 0.2)
        for (let m = 0; m < 7; m += 1)
          c.rect(
            px - w / 2,
            c.random.range(0, foot - w),
            w * c.random.range(0.3, 0.8),
            w * 0.12,
            p.ink,
            'opacity="0.6"',
          );
    }
    fog(c, floor - 40 * u, 260 * u, p.low, 0.22 - t * 0.15);
  }
  if (c.random.chance(0.5)) couple(c, x + 6 * u, floor + 50 * u, 116 * u, p.ink, true);
  else
    standing(c, c.random.pick(['coat', 'dress', 'pack'] as const), x + 6 * u, floor + 50 * u, 120 * u, p.ink);
};
