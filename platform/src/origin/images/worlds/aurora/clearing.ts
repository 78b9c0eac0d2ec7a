import { mix } from '../../draw/colour.ts';
import { beast, couple } from '../../draw/figures.ts';
import { heightAt, ranges, skyline, under } from '../../draw/land.ts';
import { pines } from '../../draw/plants.ts';
import type { Scene } from '../stage.ts';
import { curtains } from './curtains.ts';

/** Pines in a ring, looking up. */
export const clearing: Scene = (c, p, { x, horizon, u }) => {
  curtains(c, p, 0, horizon + 180 * u, u, 3);
  ranges(c, p, horizon + 190 * u, horizon + 210 * u, 1, 50 * u, 0.45, 0.45);
  const back = skyline(c, horizon + 240 * u, 20 * u, 4);
  pines(c, back, Math.round(c.w / u / 17), 130 * u, mix(p.near, p.low, 0.25));
  c.path(under(c, back), mix(p.near, p.low, 0.25));
  const hill = skyline(c, horizon + 300 * u, 20 * u, 3);
  pines(c, hill, 5, 420 * u, p.ink, [-0.05, 0.2]);
  pines(c, hill, 5, 380 * u, p.ink, [0.82, 1.05]);
  c.path(under(c, hill), p.ink);
  if (c.random.chance(0.5))
    beast(c, 'wolf', x, heightAt(hill, x) + 6 * u, 130 * u, p.ink, c.random.chance(0.5));
  else couple(c, x, heightAt(hill, x) + 6 * u, 110 * u, p.ink, c.random.chance(0.5));
};
