import { standing } from '../../draw/figures.ts';
import { heightAt, skyline, under } from '../../draw/land.ts';
import { peak } from '../../draw/peak.ts';
import { fog } from '../../draw/sky.ts';
import { glitter, water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';
import { curtains } from './curtains.ts';

/** Over a fjord. */
export const fjord: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 190 * u;
  curtains(c, p, 0, horizon + 60 * u, u);
  peak(c, p, { x: x - 220 * u, top: horizon - 30 * u, base: line, half: 260 * u, depth: 0.5, light: 1 });
  peak(c, p, { x: x + 210 * u, top: horizon + 10 * u, base: line, half: 250 * u, depth: 0.56, light: -1 });
  peak(c, p, { x: x + 20 * u, top: horizon + 70 * u, base: line, half: 170 * u, depth: 0.4, light: 1 });
  fog(c, line, 70 * u, p.low, 0.5);
  water(c, p, line);
  glitter(c, x, line, c.h, 190 * u, p.glow);
  const near = skyline(c, c.h * 0.93, 34 * u, 4);
  c.path(under(c, near), p.ink);
  standing(
    c,
    c.random.pick(['pack', 'coat'] as const),
    x + 10 * u,
    heightAt(near, x + 10 * u) + 5 * u,
    100 * u,
    p.ink,
  );
};
