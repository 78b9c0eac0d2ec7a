import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { layer, ranges, skyline, under } from '../../draw/land.ts';
import { pines } from '../../draw/plants.ts';
import { disc, halo, sky, stars } from '../../draw/sky.ts';
import { glitter, water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** A cabin by a forest lake, lit from within. */
export const cabin: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 160 * u;
  sky(c, p, line);
  stars(c, 100, horizon, p.glow);
  disc(c, [x - 130 * u, horizon - 140 * u], 54 * u, p, 5);
  ranges(c, p, line - 90 * u, line - 60 * u, 2, 70 * u, 0.12, 0.3);
  const bank = skyline(c, line - 10 * u, 16 * u, 4);
  pines(c, bank, Math.round(c.w / u / 16), 150 * u, layer(p, 0.62));
  c.path(under(c, bank), layer(p, 0.7));
  const [hx, foot] = [x + 20 * u, line + 6 * u];
  halo(c, [hx, foot - 40 * u], 190 * u, p.accent, 0.6);
  c.rect(hx - 70 * u, foot - 70 * u, 140 * u, 72 * u, p.ink);
  c.path(
    `M${n(hx - 92 * u)} ${n(foot - 66 * u)}L${n(hx)} ${n(foot - 136 * u)}L${n(hx + 92 * u)} ${n(foot - 66 * u)}Z`,
    mix(p.near, p.ink, 0.6),
  );
  c.rect(hx + 34 * u, foot - 140 * u, 16 * u, 44 * u, p.ink);
  for (const dx of [-48, 20]) c.rect(hx + dx * u, foot - 52 * u, 28 * u, 28 * u, p.accent);
  c.rect(hx - 12 * u, foot - 50 * u, 24 * u, 52 * u, mix(p.accent, p.glow, 0.4));
  water(c, p, line + 4 * u);
  glitter(c, hx, line + 6 * u, c.h * 0.92, 70 * u, p.accent);
  glitter(c, x - 130 * u, line + 6 * u, c.h * 0.92, 34 * u, p.glow);
  const near = skyline(c, c.h * 0.95, 40 * u, 4);
  pines(c, near, 4, 300 * u, p.ink, [-0.02, 0.14]);
  pines(c, near, 3, 260 * u, p.ink, [0.9, 1.04]);
  c.path(under(c, near), p.ink);
};
