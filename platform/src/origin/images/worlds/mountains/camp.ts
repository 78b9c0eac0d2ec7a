import { beast, yurt } from '../../draw/figures.ts';
import { heightAt, ranges, skyline, under } from '../../draw/land.ts';
import { peak } from '../../draw/peak.ts';
import { crescent, fog, sky, stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A camp under the mountains at night: one lit tent. */
export const camp: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon + 120 * u);
  stars(c, 150, horizon, p.glow);
  crescent(c, [x - 140 * u, horizon * 0.35], 34 * u, p);
  peak(c, p, {
    x: x + 120 * u,
    top: horizon - 190 * u,
    base: horizon + 215 * u,
    half: 300 * u,
    depth: 0.28,
    light: -1,
  });
  peak(c, p, {
    x: x - 190 * u,
    top: horizon - 100 * u,
    base: horizon + 215 * u,
    half: 270 * u,
    depth: 0.36,
    light: -1,
  });
  fog(c, horizon + 110 * u, 140 * u, p.low, 0.4);
  const hills = ranges(c, p, horizon + 150 * u, horizon + 250 * u, 2, 44 * u, 0.6, 0.86, true);
  const line = hills[1] ?? [];
  const lamp = p.accent;
  yurt(c, x, heightAt(line, x) + 10 * u, 74 * u, p.ink, lamp);
  yurt(c, x - 130 * u, heightAt(line, x - 130 * u) + 6 * u, 46 * u, p.ink, lamp);
  beast(c, 'horse', x + 150 * u, heightAt(line, x + 150 * u) + 6 * u, 54 * u, p.ink);
  const near = skyline(c, c.h * 0.94, 46 * u, 4);
  c.path(under(c, near), p.ink);
};
