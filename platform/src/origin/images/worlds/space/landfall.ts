import { mix } from '../../draw/colour.ts';
import { standing } from '../../draw/figures.ts';
import { heightAt, ranges, ridge, skyline } from '../../draw/land.ts';
import { fog } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { deep } from './deep.ts';
import { planet } from './planet.ts';

/** Someone on another world, a giant planet over the ridge. */
export const landfall: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  planet(c, p, [x + 40 * u, horizon - 70 * u], 210 * u, [-0.7, -0.6], c.random.chance(0.6));
  c.circle(x - 190 * u, horizon - 240 * u, 22 * u, mix(p.glow, p.low, 0.3));
  ranges(c, p, horizon + 150 * u, c.h * 0.84, 3, 80 * u, 0.25, 0.75);
  fog(c, c.h * 0.74, 130 * u, p.low, 0.3);
  const hill = skyline(c, c.h * 0.9, 40 * u, 4);
  ridge(c, hill, p, 0.97);
  standing(c, 'pack', x - 30 * u, heightAt(hill, x - 30 * u) + 5 * u, 110 * u, p.ink);
};
