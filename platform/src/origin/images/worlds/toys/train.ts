import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { cumulus } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { nursery } from './nursery.ts';

/** The little train. */
export const train: Scene = (c, p, { x, horizon, u }) => {
  const floor = horizon + 240 * u;
  nursery(c, p, floor, x + 60 * u, horizon - 60 * u, 180 * u);
  for (let i = 0; i < 4; i += 1)
    cumulus(
      c,
      [x + (i - 1.5) * 170 * u, horizon + c.random.range(-170, 10) * u],
      c.random.range(110, 180) * u,
      p.glow,
      mix(p.glow, p.low, 0.7),
      0.9,
    );
  c.path(
    `M-10 ${n(floor)}Q${n(c.w * 0.25)} ${n(floor - 130 * u)} ${n(c.w * 0.55)} ${n(floor - 30 * u)}T${n(c.w + 10)} ${n(floor - 70 * u)}V${n(floor + 4)}H-10Z`,
    mix(p.far, p.near, 0.35),
  );
  c.rect(0, floor + 16 * u, c.w, 7 * u, p.ink);
  for (let i = 0; i < c.w / (28 * u); i += 1)
    c.rect(i * 28 * u, floor + 22 * u, 14 * u, 9 * u, p.ink, 'opacity="0.7"');
  const rail = floor + 16 * u;
  const wheel = (wx: number, r: number) => {
    c.circle(wx, rail - r, r, p.ink);
    c.circle(wx, rail - r, r * 0.62, p.accent);
    c.circle(wx, rail - r, r * 0.22, p.ink);
  };
  const cars = [p.accent, mix(p.mid, p.near, 0.3), mix(p.accent, p.glow, 0.55)];
  cars.slice(1).forEach((colour, i) => {
    const cx = x - (80 + i * 150) * u;
    c.rect(cx - 64 * u, rail - 92 * u, 128 * u, 66 * u, colour, `rx="${n(10 * u)}"`);
    for (const dx of [-36, 8])
      c.rect(cx + dx * u, rail - 78 * u, 28 * u, 26 * u, p.glow, `rx="${n(5 * u)}" opacity="0.85"`);
    wheel(cx - 36 * u, 20 * u);
    wheel(cx + 36 * u, 20 * u);
    c.rect(cx + 60 * u, rail - 44 * u, 30 * u, 8 * u, p.ink);
  });
  const lx = x + 100 * u;
  c.rect(lx - 84 * u, rail - 150 * u, 70 * u, 124 * u, p.accent, `rx="${n(8 * u)}"`);
  c.rect(lx - 94 * u, rail - 166 * u, 92 * u, 20 * u, mix(p.accent, p.ink, 0.5), `rx="${n(8 * u)}"`);
  c.rect(lx - 70 * u, rail - 132 * u, 42 * u, 40 * u, p.glow, `rx="${n(6 * u)}"`);
  c.rect(
    lx - 20 * u,
    rail - 106 * u,
    112 * u,
    80 * u,
    c.down(rail - 106 * u, rail - 26 * u, [
      [0, mix(p.mid, p.near, 0.2)],
      [1, mix(p.near, p.ink, 0.4)],
    ]),
    `rx="${n(30 * u)}"`,
  );
  c.path(
    `M${n(lx + 40 * u)} ${n(rail - 104 * u)}l${n(-8 * u)} ${n(-50 * u)}h${n(48 * u)}l${n(-8 * u)} ${n(50 * u)}Z`,
    p.ink,
  );
  wheel(lx - 48 * u, 32 * u);
  wheel(lx + 26 * u, 24 * u);
  wheel(lx + 74 * u, 24 * u);
  for (let i = 0; i < 5; i += 1)
    c.circle(
      lx + (52 - i * 46) * u,
      rail - (180 + i * 26) * u,
      (18 + i * 9) * u,
      p.glow,
      `opacity="${n(0.9 - i * 0.13)}"`,
    );
};
