import { mix } from '../../draw/colour.ts';
import { beast, yurt } from '../../draw/figures.ts';
import { heightAt, ranges, skyline, under } from '../../draw/land.ts';
import type { Palette } from '../../draw/palette.ts';
import { pines } from '../../draw/plants.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { curtains } from './curtains.ts';

/** Snowy hills, a lit tent, reindeer. */
export const night: Scene = (c, p, { x, horizon, u }) => {
  curtains(c, p, 0, horizon + 110 * u, u, 2);
  const snow: Palette = { ...p, near: mix(p.near, p.glow, 0.28), far: mix(p.far, p.glow, 0.3) };
  ranges(c, snow, horizon + 130 * u, horizon + 200 * u, 2, 50 * u, 0.3, 0.5);
  const hill = skyline(c, horizon + 270 * u, 24 * u, 3);
  c.path(
    under(c, hill, true),
    c.down(horizon + 240 * u, c.h, [
      [0, mix(p.low, p.glow, 0.35)],
      [0.4, mix(p.near, p.low, 0.35)],
      [1, p.ink],
    ]),
  );
  pines(c, hill, 7, 110 * u, p.ink, [0.02, 0.3]);
  const tx = x + 70 * u;
  halo(c, [tx, heightAt(hill, tx) - 30 * u], 170 * u, p.accent, 0.7);
  yurt(c, tx, heightAt(hill, tx) + 10 * u, 84 * u, p.ink, '#ffce7a');
  beast(c, 'deer', x - 80 * u, heightAt(hill, x - 80 * u) + 14 * u, 110 * u, p.ink);
  beast(c, 'deer', x - 160 * u, heightAt(hill, x - 160 * u) + 10 * u, 84 * u, p.ink, true);
};
