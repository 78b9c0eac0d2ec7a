import { mix } from '../../draw/colour.ts';
import { beast } from '../../draw/figures.ts';
import { heightAt, ranges, skyline, under } from '../../draw/land.ts';
import { grass } from '../../draw/plants.ts';
import { birds, disc, sky, stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Wild animals at dusk: wolf or deer on the hill. */
export const wild: Scene = (c, p, { x, horizon, u, dark }) => {
  const line = horizon + 150 * u;
  sky(c, p, line + 40 * u);
  stars(c, 110, horizon, p.glow);
  disc(c, [x + 10 * u, line - 150 * u], 165 * u, p, 2.3);
  ranges(c, p, line - 10 * u, line + 60 * u, 3, 50 * u, 0.12, 0.6);
  const hill = skyline(c, line + 90 * u, 30 * u, 4);
  c.path(
    under(c, hill),
    c.down(line + 60 * u, c.h, [
      [0, mix(p.near, p.ink, 0.5)],
      [0.5, p.ink],
      [1, p.ink],
    ]),
  );
  const kind = dark ? 'wolf' : c.random.pick(['deer', 'horse', 'fox', 'wolf'] as const);
  beast(
    c,
    kind,
    x - 10 * u,
    heightAt(hill, x) + 8 * u,
    (kind === 'fox' ? 150 : 190) * u,
    p.ink,
    c.random.chance(0.5),
  );
  birds(c, [x - 100 * u, horizon - 60 * u], 5, 11 * u, p.ink);
  grass(c, hill, 120, 34 * u, p.ink);
};
