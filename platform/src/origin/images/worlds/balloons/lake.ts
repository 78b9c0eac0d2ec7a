import { layer, ranges, ridge, skyline } from '../../draw/land.ts';
import { disc, sky } from '../../draw/sky.ts';
import { water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';
import { balloon } from './balloon.ts';
import { dress } from './dress.ts';

/** Balloons over a lake among rocks. */
export const lake: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 200 * u;
  sky(c, p, line);
  disc(c, [x + 120 * u, line - 70 * u], 70 * u, p, 4);
  ranges(c, p, line - 60 * u, line - 10 * u, 3, 70 * u, 0.1, 0.45);
  water(c, p, line, layer(p, 0.8));
  for (const [dx, dy, r] of [
    [-130, -110, 84],
    [110, -190, 62],
    [30, 40, 40],
    [-30, -290, 26],
  ] as const) {
    const pair = dress(c, p);
    balloon(c, p, x + dx * u, horizon + dy * u, r * u, pair);
    c.ellipse(
      x + dx * u,
      line + (line - horizon - dy * u) * 0.32,
      r * 0.8 * u,
      r * 0.5 * u,
      pair[0],
      'opacity="0.25"',
    );
  }
  ridge(c, skyline(c, c.h * 0.93, 40 * u, 4), p, 0.97);
};
