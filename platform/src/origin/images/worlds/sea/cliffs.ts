import { n, polygon } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { eagle } from '../../draw/figures.ts';
import { layer, skyline } from '../../draw/land.ts';
import { disc, fog, sky } from '../../draw/sky.ts';
import { glitter, water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** Cliffs in morning mist; a sea eagle over the water. */
export const cliffs: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 110 * u;
  sky(c, p, line);
  disc(c, [x - 60 * u, line - 120 * u], 90 * u, p, 4);
  water(c, p, line);
  glitter(c, x - 60 * u, line, c.h * 0.9, 80 * u, p.glow);
  for (let i = 0; i < 4; i += 1) {
    const side = i % 2 ? 1 : -1;
    const foot = line + i * 30 * u;
    const tall = (250 - i * 20) * u;
    const edge = x + side * (70 + (i >> 1) * 80) * u;
    const cliff = skyline(c, foot, 46 * u, 6, 0.66).map(([px, py]) => {
      const out = Math.min(1, Math.max(0, ((px - edge) * side) / (90 * u)));
      return [px, foot + 6 * u - (tall + foot - py) * out * out * (3 - 2 * out)] as const;
    });
    const body = layer(p, 0.2 + i * 0.22);
    const paint = c.down(foot - tall, foot + 20 * u, [
      [0, body],
      [1, mix(body, p.low, 0.4)],
    ]);
    c.path(`${polygon(cliff, false)}L${n(c.w + 20)} ${n(foot + 6 * u)}H-20Z`, paint);
    fog(c, foot, 50 * u, p.low, 0.35);
  }
  eagle(c, x + 20 * u, horizon - 120 * u, 170 * u, p.ink, 10);
};
