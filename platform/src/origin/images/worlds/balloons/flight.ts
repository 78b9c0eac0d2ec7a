import { mix } from '../../draw/colour.ts';
import { ranges } from '../../draw/land.ts';
import { clouds, disc, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { balloon } from './balloon.ts';
import { dress } from './dress.ts';

/** A flight over morning hills. */
export const flight: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.78);
  disc(c, [x - 120 * u, horizon + 80 * u], 80 * u, p, 4);
  clouds(c, p, horizon + 20 * u, 160 * u, 6, 0.5);
  ranges(c, p, horizon + 190 * u, c.h * 0.92, 4, 60 * u, 0.08, 0.9, true);
  for (let i = 0; i < 6; i += 1)
    balloon(
      c,
      p,
      x + c.random.range(-330, 330) * u,
      horizon + c.random.range(-190, 130) * u,
      c.random.range(12, 30) * u,
      dress(c, p),
    );
  balloon(c, p, x + 150 * u, horizon + 20 * u, 60 * u, dress(c, p));
  balloon(c, p, x - 30 * u, horizon - 120 * u, 132 * u, [p.accent, mix(p.glow, p.low, 0.15)]);
};
