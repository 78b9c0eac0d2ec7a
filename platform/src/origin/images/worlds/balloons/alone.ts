import { mix } from '../../draw/colour.ts';
import { birds, cumulus, disc, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { balloon } from './balloon.ts';
import { dress } from './dress.ts';

/** Above the clouds, a single balloon before the sun. */
export const alone: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.7);
  disc(c, [x, horizon - 10 * u], 190 * u, p, 2.2);
  for (let i = 0; i < 14; i += 1) {
    const t = i / 13;
    cumulus(
      c,
      [c.random.range(0, c.w), horizon + 190 * u + t * (c.h - horizon - 90 * u)],
      c.random.range(220, 460) * u,
      mix(mix(p.low, p.glow, 0.75), p.mid, t * 0.75),
      mix(mix(p.low, p.mid, 0.4), p.near, t * 0.8),
      0.95,
    );
  }
  balloon(c, p, x, horizon - 70 * u, 112 * u, dress(c, p));
  birds(c, [x + 140 * u, horizon + 60 * u], 5, 12 * u, p.near);
};
