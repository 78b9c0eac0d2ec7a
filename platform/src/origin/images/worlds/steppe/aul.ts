import { mix } from '../../draw/colour.ts';
import { beast, yurt } from '../../draw/figures.ts';
import { heightAt, ranges } from '../../draw/land.ts';
import { grass } from '../../draw/plants.ts';
import { cumulus, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Tents on the summer pasture. */
export const aul: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon + 110 * u);
  for (let i = 0; i < 4; i += 1)
    cumulus(
      c,
      [x + c.random.range(-300, 300) * u, horizon - c.random.range(20, 280) * u],
      c.random.range(130, 260) * u,
      mix(p.low, p.glow, 0.8),
      mix(p.low, p.mid, 0.25),
      0.85,
    );
  ranges(c, p, horizon + 30 * u, horizon + 70 * u, 2, 80 * u, 0.08, 0.22);
  const hills = ranges(c, p, horizon + 130 * u, horizon + 280 * u, 3, 30 * u, 0.4, 0.85, true);
  const line = hills[1] ?? [];
  for (const [dx, size] of [
    [-150, 58],
    [-30, 84],
    [120, 64],
  ] as const) {
    const at = x + dx * u;
    yurt(c, at, heightAt(line, at) + 8 * u, size * u, mix(p.glow, p.far, 0.3), p.near);
  }
  const front = hills[2] ?? [];
  beast(c, 'horse', x + 110 * u, heightAt(front, x + 110 * u) + 10 * u, 92 * u, p.ink, true);
  beast(c, 'horse', x + 10 * u, heightAt(front, x + 10 * u) + 14 * u, 76 * u, p.ink);
  grass(c, front, 120, 30 * u, mix(p.near, p.ink, 0.5));
};
