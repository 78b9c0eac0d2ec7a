import { rider } from '../../draw/figures.ts';
import { heightAt, ranges, ridge, skyline } from '../../draw/land.ts';
import { grass } from '../../draw/plants.ts';
import { clouds, disc, fog, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A rider before an enormous sun. */
export const horseman: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 150 * u;
  sky(c, p, line);
  disc(c, [x, line - 120 * u], 190 * u, p, 2.1);
  clouds(c, p, line - 160 * u, 130 * u, 6, 0.4);
  ranges(c, p, line - 10 * u, line + 20 * u, 2, 26 * u, 0.15, 0.4, true);
  const hill = skyline(c, line + 70 * u, 30 * u, 3);
  ridge(c, hill, p, 0.85, true);
  rider(c, x, heightAt(hill, x) + 8 * u, 210 * u, p.ink, c.random.chance(0.5));
  grass(c, hill, 150, 40 * u, p.ink);
  fog(c, c.h * 0.95, 220 * u, p.ink, 0.6);
};
