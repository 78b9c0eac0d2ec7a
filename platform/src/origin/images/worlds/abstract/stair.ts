import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { standing } from '../../draw/figures.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Someone on a stair in front of a great disc. */
export const stair: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.top],
      [0.6, p.mid],
      [1, p.near],
    ]),
  );
  const r = 230 * u;
  halo(c, [x, horizon], r * 2, p.low, 0.7);
  c.circle(
    x,
    horizon,
    r,
    c.down(horizon - r, horizon + r, [
      [0, p.glow],
      [0.55, p.low],
      [1, p.far],
    ]),
  );
  c.circle(x, horizon, r * 1.25, 'none', `stroke="${p.low}" stroke-width="${n(2 * u)}" opacity="0.5"`);
  c.circle(x, horizon, r * 1.5, 'none', `stroke="${p.low}" stroke-width="${n(1.4 * u)}" opacity="0.3"`);
  const side = c.random.sign();
  const steps = 12;
  let d = `M${n(x + side * 420 * u)} ${n(c.h + 10)}`;
  const run = 44 * u;
  const rise = 32 * u;
  let [sx, sy] = [x - side * 30 * u, horizon + 120 * u];
  let top = '';
  for (let i = 0; i < steps * 2; i += 1) {
    top += `L${n(sx)} ${n(sy)}`;
    sx -= side * run;
    top += `L${n(sx)} ${n(sy)}`;
    sy += rise;
  }
  d = `M${n(x + side * 110 * u)} ${n(c.h + 10)}V${n(horizon + 120 * u)}${top}L${n(sx)} ${n(c.h + 10)}Z`;
  c.path(
    d,
    c.linear(
      [x - 200 * u, horizon],
      [x + 200 * u, c.h],
      [
        [0, mix(p.near, p.ink, 0.5)],
        [1, p.ink],
      ],
    ),
  );
  standing(
    c,
    c.random.pick(['coat', 'dress', 'hat'] as const),
    x + side * 30 * u,
    horizon + 121 * u,
    130 * u,
    p.ink,
    side < 0,
  );
};
