import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { heightAt, ranges, ridge, skyline } from '../../draw/land.ts';
import { disc } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { deep } from './deep.ts';

/** Moons in a row behind a desert, an observatory awake. */
export const observatory: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  const [ox, oy] = [x, horizon + 190 * u];
  for (let i = 7; i > 0; i -= 1)
    c.circle(
      x,
      horizon - 60 * u,
      i * 62 * u,
      'none',
      `stroke="${p.glow}" stroke-width="${n(1.2 * u)}" opacity="${n(0.55 - i * 0.06)}"`,
    );
  for (let i = 1; i < 7; i += 1) {
    const a = c.random.range(0, Math.PI * 2);
    c.circle(
      x + Math.cos(a) * i * 62 * u,
      horizon - 60 * u + Math.sin(a) * i * 62 * u,
      c.random.range(6, 17) * u,
      c.random.pick([p.glow, p.accent, p.low]),
    );
  }
  disc(c, [x, horizon - 60 * u], 34 * u, p, 5);
  ranges(c, p, oy - 10 * u, oy + 20 * u, 2, 60 * u, 0.35, 0.6);
  const hill = skyline(c, oy + 70 * u, 30 * u, 4).map(
    ([px, py]) => [px, py - 60 * u * Math.exp(-(((px - ox) / (200 * u)) ** 2))] as const,
  );
  ridge(c, hill, p, 0.96);
  const foot = heightAt(hill, ox) + 10 * u;
  c.rect(ox - 62 * u, foot - 56 * u, 124 * u, 60 * u, p.ink);
  c.path(
    `M${n(ox - 70 * u)} ${n(foot - 54 * u)}a${n(70 * u)} ${n(70 * u)} 0 0 1 ${n(140 * u)} 0Z`,
    mix(p.near, p.ink, 0.4),
  );
  c.path(
    `M${n(ox - 6 * u)} ${n(foot - 56 * u)}L${n(ox - 10 * u)} ${n(foot - 124 * u)}h${n(24 * u)}L${n(ox + 20 * u)} ${n(foot - 56 * u)}Z`,
    p.accent,
    'opacity="0.85"',
  );
  c.rect(ox + 26 * u, foot - 36 * u, 16 * u, 40 * u, p.accent);
};
