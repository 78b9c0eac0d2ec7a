import { n } from '../../draw/canvas.ts';
import { couple } from '../../draw/figures.ts';
import { clouds, disc, sky, stars } from '../../draw/sky.ts';
import { glitter, water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';
import { block } from './block.ts';

/** Skyline over the river. */
export const river: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 180 * u;
  sky(c, p, line);
  stars(c, 70, horizon * 0.8, p.glow);
  disc(c, [x + 90 * u, horizon - 110 * u], 84 * u, p, 4);
  clouds(c, p, horizon - 40 * u, 120 * u, 5, 0.35);
  block(c, p, line, 250 * u, 0.16, u, 0);
  block(c, p, line, 300 * u, 0.42, u, 0.16);
  block(c, p, line, 190 * u, 0.75, u, 0.34);
  water(c, p, line);
  for (let i = 0; i < 46; i += 1) {
    const rx = c.random.range(0, c.w);
    c.rect(
      rx,
      line + 3 * u,
      c.random.range(2, 6) * u,
      c.random.range(20, 200) * u,
      c.down(line, line + 180 * u, [
        [0, c.random.chance(0.5) ? p.accent : p.glow, 0.55],
        [1, p.glow, 0],
      ]),
    );
  }
  glitter(c, x + 90 * u, line, c.h, 50 * u, p.glow);
  c.path(`M-5 ${n(c.h - 74 * u)}H${n(c.w + 5)}V${n(c.h + 5)}H-5Z`, p.ink);
  for (let rx = 0; rx < c.w; rx += 26 * u) c.rect(rx, c.h - 100 * u, 3 * u, 30 * u, p.ink);
  c.rect(0, c.h - 102 * u, c.w, 5 * u, p.ink);
  couple(c, x - 40 * u, c.h - 70 * u, 150 * u, p.ink, false);
};
