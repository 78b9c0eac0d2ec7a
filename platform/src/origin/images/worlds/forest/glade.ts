import { beast } from '../../draw/figures.ts';
import { heightAt, layer, skyline, under } from '../../draw/land.ts';
import { grass, pines } from '../../draw/plants.ts';
import { disc, fog, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A glade: the creature of the wood against a huge disc. */
export const glade: Scene = (c, p, { x, horizon, u, dark }) => {
  sky(c, p, c.h * 0.75);
  disc(c, [x, horizon], 205 * u, p, 1.9);
  const back = skyline(c, horizon + 160 * u, 20 * u, 4);
  pines(c, back, Math.round(c.w / u / 20), 150 * u, layer(p, 0.3));
  c.path(under(c, back), layer(p, 0.35));
  fog(c, horizon + 150 * u, 150 * u, p.low, 0.5);
  const hill = skyline(c, horizon + 220 * u, 20 * u, 3);
  c.path(
    under(c, hill, true),
    c.down(horizon + 190 * u, c.h, [
      [0, layer(p, 0.85)],
      [0.5, p.ink],
      [1, p.ink],
    ]),
  );
  const kind = dark ? 'wolf' : c.random.pick(['deer', 'deer', 'fox', 'horse'] as const);
  beast(c, kind, x, heightAt(hill, x) + 8 * u, (kind === 'fox' ? 180 : 250) * u, p.ink, c.random.chance(0.5));
  grass(c, hill, 170, 60 * u, p.ink);
  pines(c, hill, 4, 480 * u, p.ink, [-0.06, 0.14]);
  pines(c, hill, 4, 430 * u, p.ink, [0.88, 1.06]);
};
