import { mix } from '../../draw/colour.ts';
import { eagle } from '../../draw/figures.ts';
import { ridge, skyline } from '../../draw/land.ts';
import { peak } from '../../draw/peak.ts';
import { cumulus, disc, fog, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Above the clouds: peaks as islands, an eagle. */
export const islands: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.78);
  disc(c, [x + 40 * u, horizon - 20 * u], 150 * u, p, 2.6);
  for (let i = 0; i < 4; i += 1) {
    const t = i / 3;
    const base = horizon + 80 * u + t * 250 * u;
    const px = x + (i % 2 ? 1 : -1) * c.random.range(60, 240) * u;
    peak(c, p, {
      x: px,
      top: base - (210 - t * 40) * u,
      base: base + 60 * u,
      half: (150 + t * 90) * u,
      depth: 0.12 + t * 0.55,
      light: 1,
    });
    fog(c, base + 20 * u, 130 * u, mix(p.low, p.glow, 0.35), 0.75 - t * 0.3);
    fog(c, base + 60 * u, 100 * u, p.low, 0.7 - t * 0.4);
    for (let k = 0; k < 4; k += 1) {
      const cloud = c.random.range(190, 330) * u;
      const light = mix(mix(p.low, p.glow, 0.6), p.far, t * 0.6);
      cumulus(
        c,
        [px + c.random.range(-300, 300) * u, base + c.random.range(60, 92) * u],
        cloud,
        light,
        mix(p.low, p.far, 0.25 + t * 0.5),
        0.92,
      );
    }
  }
  const rock = skyline(c, c.h * 0.95, 80 * u, 4);
  ridge(c, rock, p, 0.98);
  eagle(c, x - 70 * u, horizon - 130 * u, 190 * u, p.ink, -12);
};
