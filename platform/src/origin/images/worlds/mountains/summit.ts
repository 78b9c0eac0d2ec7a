import { mix } from '../../draw/colour.ts';
import { ranges, skyline, under } from '../../draw/land.ts';
import { peak } from '../../draw/peak.ts';
import { pines } from '../../draw/plants.ts';
import { crescent, disc, fog, sky, stars } from '../../draw/sky.ts';
import { water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** One great snowy mountain over a lake or a wood. */
export const summit: Scene = (c, p, { x, horizon, u }) => {
  const light = c.random.sign() as 1 | -1;
  sky(c, p, horizon + 60 * u);
  stars(c, 50, horizon * 0.6, p.glow);
  if (c.random.chance(0.5)) crescent(c, [x + 150 * u * light, horizon * 0.3], 26 * u, p, light);
  else disc(c, [x + 120 * u * light, horizon * 0.42], 46 * u, p, 5);
  const base = horizon + 120 * u;
  peak(c, p, { x: x - 230 * u, top: horizon - 90 * u, base, half: 260 * u, depth: 0.12, light });
  peak(c, p, { x: x + 250 * u, top: horizon - 60 * u, base, half: 240 * u, depth: 0.16, light });
  peak(c, p, { x, top: horizon - 270 * u, base, half: 330 * u, depth: 0.3, light });
  fog(c, base - 20 * u, 160 * u, p.low, 0.55);
  const shore = ranges(c, p, base + 10 * u, base + 60 * u, 2, 34 * u, 0.45, 0.7);
  pines(c, shore[1] ?? [], Math.round(c.w / 14 / u), 62 * u, mix(p.near, p.ink, 0.4));
  const lake = base + 92 * u;
  water(c, p, lake);
  c.rect(0, lake, c.w, 3 * u, p.glow, 'opacity="0.35"');
  const bank = skyline(c, c.h - 40 * u, 40 * u, 4);
  c.path(under(c, bank), p.ink);
  pines(c, bank, 7, 230 * u, p.ink, c.random.chance(0.5) ? [-0.03, 0.24] : [0.78, 1.05]);
};
