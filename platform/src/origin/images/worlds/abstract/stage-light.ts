import { n } from '../../draw/canvas.ts';
import { standing } from '../../draw/figures.ts';
import { stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Rays and rings: sound, sport, show. */
export const stageLight: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.ink],
      [0.5, p.near],
      [1, p.ink],
    ]),
  );
  for (let i = 0; i < 6; i += 1) {
    const from = x + (i - 2.5) * 150 * u;
    const to = x + (2.5 - i) * 60 * u + c.random.range(-40, 40) * u;
    const colour = [p.low, p.accent, p.glow][i % 3] as string;
    c.path(
      `M${n(from - 8 * u)} -5H${n(from + 8 * u)}L${n(to + 130 * u)} ${n(horizon + 260 * u)}H${n(to - 130 * u)}Z`,
      c.down(0, horizon + 250 * u, [
        [0, colour, 0.75],
        [1, colour, 0.04],
      ]),
    );
  }
  const floor = horizon + 220 * u;
  c.ellipse(
    x,
    floor,
    290 * u,
    50 * u,
    c.radial(
      [x, floor],
      290 * u,
      [
        [0, p.glow, 0.9],
        [0.5, p.low, 0.5],
        [1, p.low, 0],
      ],
      0.18,
    ),
  );
  stars(c, 50, c.h, p.glow, 1.2);
  let heads = '';
  for (let row = 0; row < 3; row += 1) {
    for (let hx = -20 * u; hx < c.w + 20 * u; hx += (34 + row * 12) * u) {
      const hy = floor + (70 + row * 62) * u + c.random.range(-10, 10) * u;
      const r = (13 + row * 5) * u;
      heads += `M${n(hx - r)} ${n(hy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0ZM${n(hx - r * 1.8)} ${n(hy + r * 4)}q0 ${n(-r * 2.6)} ${n(r * 1.8)} ${n(-r * 2.6)}t${n(r * 1.8)} ${n(r * 2.6)}Z`;
    }
  }
  standing(c, c.random.pick(['dress', 'coat', 'hat'] as const), x, floor + 6 * u, 190 * u, p.ink);
  c.path(heads, p.ink);
  c.rect(0, floor + 180 * u, c.w, c.h, p.ink);
};
