import { beast, standing } from '../../draw/figures.ts';
import { heightAt, layer, skyline, under } from '../../draw/land.ts';
import { pines } from '../../draw/plants.ts';
import { birds, disc, fog, halo, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Pines in mist, rank behind rank. */
export const ranks: Scene = (c, p, { x, horizon, u, dark }) => {
  sky(c, p, c.h * 0.8);
  disc(c, [x, horizon - 100 * u], 110 * u, p, 3);
  birds(c, [x + 80 * u, horizon - 190 * u], 6, 12 * u, p.near);
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const line = skyline(c, horizon + 60 * u + t * (c.h - horizon - 150 * u), 60 * u, 4);
    const colour = layer(p, 0.1 + t * 0.86);
    pines(c, line, Math.round(c.w / u / (20 + t * 26)), (90 + t * 170) * u, colour);
    c.path(under(c, line), colour);
    if (i < 4) fog(c, horizon + 150 * u + t * (c.h - horizon - 150 * u), 130 * u, p.low, 0.45 - t * 0.3);
    if (i === 3) {
      const at = x + 30 * u;
      const lift = heightAt(line, at) + 6 * u;
      halo(c, [at, lift - 40 * u], 130 * u, p.glow, 0.5);
      if (dark) standing(c, 'hat', at, lift, 96 * u, p.ink);
      else
        beast(
          c,
          c.random.pick(['deer', 'fox', 'wolf'] as const),
          at,
          lift,
          110 * u,
          p.ink,
          c.random.chance(0.5),
        );
    }
  }
};
