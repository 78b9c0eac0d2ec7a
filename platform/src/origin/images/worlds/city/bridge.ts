import { n, smooth } from '../../draw/canvas.ts';
import { crescent, fog, halo, sky, stars } from '../../draw/sky.ts';
import { glitter, water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';
import { block } from './block.ts';

/** A bridge in fog, one car. */
export const bridge: Scene = (c, p, { x, horizon, u }) => {
  const deck = horizon + 150 * u;
  sky(c, p, deck);
  crescent(c, [x + 160 * u, horizon * 0.4], 36 * u, p);
  stars(c, 60, horizon, p.glow);
  block(c, p, deck + 60 * u, 200 * u, 0.18, u, 0.1);
  fog(c, deck, 220 * u, p.low, 0.5);
  water(c, p, deck + 60 * u);
  const pylon = (px: number, s: number) => {
    c.path(
      `M${n(px - 26 * s)} ${n(c.h)}L${n(px - 14 * s)} ${n(deck - 330 * s)}h${n(9 * s)}L${n(px - 6 * s)} ${n(c.h)}ZM${n(px + 26 * s)} ${n(c.h)}L${n(px + 14 * s)} ${n(deck - 330 * s)}h${n(-9 * s)}L${n(px + 6 * s)} ${n(c.h)}Z`,
      p.ink,
    );
    for (const y of [-290, -190, -90]) c.rect(px - 18 * s, deck + y * s, 36 * s, 12 * s, p.ink);
  };
  const towers = [x - 170 * u, x + 230 * u] as const;
  for (const px of towers) pylon(px, u);
  const cable = (from: number, to: number, y0: number, y1: number, sag: number) =>
    smooth([
      [from, y0],
      [(from + to) / 2, sag],
      [to, y1],
    ]);
  const high = deck - 326 * u;
  c.stroke(cable(towers[0], towers[1], high, high, deck - 30 * u), p.ink, 4 * u);
  c.stroke(cable(towers[0] - 420 * u, towers[0], deck, high, deck - 110 * u), p.ink, 4 * u);
  c.stroke(cable(towers[1], towers[1] + 420 * u, high, deck, deck - 110 * u), p.ink, 4 * u);
  for (let i = 1; i < 20; i += 1) {
    const t = i / 20;
    const hx = towers[0] + (towers[1] - towers[0]) * t;
    const sag = deck - 30 * u - (deck - 30 * u - high) * (2 * t - 1) ** 2;
    c.stroke(`M${n(hx)} ${n(sag)}V${n(deck)}`, p.ink, 1.4 * u);
  }
  c.rect(0, deck, c.w, 16 * u, p.ink);
  for (let lx = (x % (70 * u)) - 70 * u; lx < c.w; lx += 70 * u)
    halo(c, [lx, deck - 24 * u], 26 * u, p.accent, 0.9);
  glitter(c, x, deck + 70 * u, c.h, 150 * u, p.accent);
};
