import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { standing } from '../../draw/figures.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A door of light in the dark. */
export const door: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.ink],
      [0.6, p.near],
      [1, p.ink],
    ]),
  );
  const foot = horizon + 170 * u;
  const top = horizon - 190 * u;
  const w = 86 * u;
  halo(c, [x, horizon], 420 * u, p.mid, 0.8);
  c.rect(
    x - w,
    top,
    w * 2,
    foot - top,
    c.down(top, foot, [
      [0, p.low],
      [1, p.glow],
    ]),
  );
  c.path(
    `M${n(x - w)} ${n(foot)}H${n(x + w)}L${n(x + w * 3.2)} ${n(c.h + 5)}H${n(x - w * 2.2)}Z`,
    c.down(foot, c.h, [
      [0, p.glow, 0.95],
      [0.5, p.low, 0.5],
      [1, p.low, 0],
    ]),
  );
  c.path(
    `M${n(x + w)} ${n(top)}L${n(x + w * 1.8)} ${n(top - 30 * u)}V${n(foot + 50 * u)}L${n(x + w)} ${n(foot)}Z`,
    c.linear(
      [x + w, 0],
      [x + w * 1.8, 0],
      [
        [0, mix(p.near, p.low, 0.35)],
        [1, p.near],
      ],
    ),
  );
  c.circle(x + w * 1.62, horizon + 10 * u, 5 * u, p.accent);
  const shape = c.random.pick(['coat', 'hat', 'dress', 'child'] as const);
  const tall = (shape === 'child' ? 130 : 190) * u;
  c.path(
    `M${n(x - 20 * u)} ${n(foot + 14 * u)}H${n(x + 20 * u)}L${n(x + 76 * u)} ${n(c.h * 0.98)}H${n(x + 4 * u)}Z`,
    p.ink,
    'opacity="0.45"',
  );
  standing(c, shape, x, foot + 16 * u, tall, p.ink);
};
