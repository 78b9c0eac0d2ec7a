import { mix } from '../../draw/colour.ts';
import { boat } from '../../draw/figures.ts';
import { birds, clouds, disc, sky } from '../../draw/sky.ts';
import { glitter, water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** Sun going down in open water, a boat on its path. */
export const sunset: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 90 * u;
  sky(c, p, line);
  const r = c.random.range(110, 170) * u;
  disc(c, [x, line - r * 0.25], r, p, 2.8);
  clouds(c, p, line - 190 * u, 120 * u, 7, 0.45);
  water(c, p, line);
  glitter(c, x, line, c.h * 0.97, 120 * u, p.glow);
  c.rect(0, line - 1, c.w, 2 * u, mix(p.low, p.glow, 0.5));
  boat(c, x + 34 * u * c.random.sign(), line + 70 * u, 150 * u, p.ink, mix(p.near, p.ink, 0.4));
  birds(c, [x - 110 * u, line - 220 * u], 5, 13 * u, p.ink);
};
