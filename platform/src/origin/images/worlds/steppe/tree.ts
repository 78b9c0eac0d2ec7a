import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { couple, standing } from '../../draw/figures.ts';
import { heightAt, ranges, ridge, skyline } from '../../draw/land.ts';
import { grass } from '../../draw/plants.ts';
import { crescent, disc, rays, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A single tree and someone who came to it. */
export const tree: Scene = (c, p, { x, horizon, u, dark }) => {
  const line = horizon + 170 * u;
  sky(c, p, line);
  if (dark) crescent(c, [x + 170 * u, horizon * 0.4], 34 * u, p);
  else rays(c, [x + 10 * u, line - 130 * u], 800 * u, p.glow, 0.16, 13);
  disc(c, [x + 20 * u, line - 140 * u], 130 * u, p, 2.6);
  ranges(c, p, line, line + 10 * u, 1, 14 * u, 0.4, 0.4, true);
  const hill = skyline(c, line + 50 * u, 26 * u, 3).map(
    ([px, py]) => [px, py - 30 * u * Math.exp(-(((px - x) / (240 * u)) ** 2))] as const,
  );
  ridge(c, hill, p, 0.92, true);
  const foot = heightAt(hill, x) + 8 * u;
  c.path(
    `M${n(x - 14 * u)} ${n(foot)}Q${n(x - 4 * u)} ${n(foot - 80 * u)} ${n(x - 24 * u)} ${n(foot - 160 * u)}L${n(x - 8 * u)} ${n(foot - 130 * u)}L${n(x + 2 * u)} ${n(foot - 190 * u)}L${n(x + 8 * u)} ${n(foot - 120 * u)}L${n(x + 34 * u)} ${n(foot - 160 * u)}Q${n(x + 8 * u)} ${n(foot - 80 * u)} ${n(x + 18 * u)} ${n(foot)}Z`,
    p.ink,
  );
  for (let i = 0; i < 30; i += 1) {
    const a = c.random.range(0, Math.PI * 2);
    const reach = Math.sqrt(c.random.next());
    c.ellipse(
      x + Math.cos(a) * reach * 118 * u,
      foot - 215 * u + Math.sin(a) * reach * 70 * u,
      c.random.range(22, 46) * u,
      c.random.range(14, 30) * u,
      mix(p.ink, p.near, c.random.range(0, 0.45)),
    );
  }
  const at = x + 110 * u * c.random.sign();
  if (c.random.chance(0.5)) couple(c, at, heightAt(hill, at) + 6 * u, 78 * u, p.ink, true);
  else
    standing(
      c,
      c.random.pick(['coat', 'dress', 'hat'] as const),
      at,
      heightAt(hill, at) + 6 * u,
      84 * u,
      p.ink,
    );
  grass(c, hill, 110, 26 * u, p.ink);
};
