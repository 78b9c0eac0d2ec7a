import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { couple } from '../../draw/figures.ts';
import { disc, fog, sky, stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { block } from './block.ts';

/** Roofs at night: two on the edge, the moon behind them. */
export const roofs: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon + 260 * u);
  stars(c, 120, horizon, p.glow);
  disc(c, [x, horizon], 170 * u, p, 2.4);
  block(c, p, c.h * 0.86, 330 * u, 0.2, u, 0);
  block(c, p, c.h * 0.9, 260 * u, 0.5, u, 0.2);
  c.rect(0, c.h * 0.895, c.w, c.h, mix(p.near, p.ink, 0.4));
  fog(c, c.h * 0.8, 160 * u, p.low, 0.25);
  const roof = horizon + 190 * u;
  const house = (from: number, to: number, top: number) =>
    c.path(
      `M${n(from)} ${n(c.h + 5)}V${n(top)}H${n(to)}V${n(c.h + 5)}Z`,
      c.down(top, c.h, [
        [0, mix(p.near, p.ink, 0.6)],
        [1, p.ink],
      ]),
    );
  house(x - 190 * u, x + 170 * u, roof);
  house(x + 200 * u, x + 420 * u, roof + 90 * u);
  house(x - 460 * u, x - 220 * u, roof + 60 * u);
  c.rect(x - 196 * u, roof - 8 * u, 372 * u, 12 * u, p.ink);
  c.rect(x + 90 * u, roof - 60 * u, 40 * u, 60 * u, p.ink);
  c.stroke(
    `M${n(x - 130 * u)} ${n(roof)}V${n(roof - 130 * u)}M${n(x - 160 * u)} ${n(roof - 118 * u)}h${n(60 * u)}M${n(x - 152 * u)} ${n(roof - 98 * u)}h${n(44 * u)}`,
    p.ink,
    3.5 * u,
  );
  couple(c, x - 6 * u, roof - 5 * u, 128 * u, p.ink, c.random.chance(0.3));
};
