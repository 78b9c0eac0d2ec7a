import { rider, standing } from '../../draw/figures.ts';
import { heightAt, ranges, ridge, skyline } from '../../draw/land.ts';
import { clouds, disc, fog, sky, stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Ridge behind ridge, a great sun low between them, someone on the last rock. */
export const valley: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon);
  if (c.random.chance(0.5)) stars(c, 60, horizon * 0.5, p.glow);
  disc(c, [x, horizon - 60 * u], c.random.range(80, 130) * u, p);
  clouds(c, p, horizon - 150 * u, 90 * u, 5, 0.35);
  ranges(c, p, horizon, c.h * 0.86, 4, 95 * u, 0.04, 0.68);
  fog(c, c.h * 0.74, 130 * u, p.low, 0.3);
  const rock = skyline(c, c.h * 0.93, 70 * u, 4, 0.45);
  ridge(c, rock, p, 0.97);
  const at = x + 60 * u * c.random.sign();
  const foot = heightAt(rock, at) + 4 * u;
  if (c.random.chance(0.4)) rider(c, at, foot, 120 * u, p.ink, c.random.chance(0.5));
  else standing(c, c.random.pick(['pack', 'coat', 'hat', 'dress'] as const), at, foot, 92 * u, p.ink);
};
