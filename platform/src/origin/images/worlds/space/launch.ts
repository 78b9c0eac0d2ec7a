import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { deep } from './deep.ts';

/** A rocket climbing on its fire. */
export const launch: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  c.rect(
    0,
    c.h * 0.5,
    c.w,
    c.h * 0.5,
    c.down(c.h * 0.5, c.h, [
      [0, p.low, 0],
      [1, p.low, 0.85],
    ]),
  );
  const top = horizon - 220 * u;
  const tail = top + 330 * u;
  c.path(
    `M${n(x - 20 * u)} ${n(tail)}Q${n(x - 30 * u)} ${n(c.h * 0.8)} ${n(x - 150 * u)} ${n(c.h + 10)}H${n(x + 150 * u)}Q${n(x + 30 * u)} ${n(c.h * 0.8)} ${n(x + 20 * u)} ${n(tail)}Z`,
    c.down(tail, c.h, [
      [0, p.glow],
      [0.3, mix(p.glow, p.low, 0.5), 0.9],
      [1, p.low, 0.6],
    ]),
  );
  halo(c, [x, tail + 30 * u], 230 * u, p.glow, 0.9);
  for (let i = 0; i < 34; i += 1) {
    const spread = c.random.range(-1, 1);
    const lift = (90 - Math.abs(spread) * 70) * u;
    const r = c.random.range(30, 80) * u;
    const [px, py] = [x + spread * 330 * u, c.h - lift + c.random.range(-30, 60) * u];
    const lit = mix(p.low, p.glow, 0.75 - Math.abs(spread) * 0.5);
    c.circle(
      px,
      py,
      r,
      c.radial([px - Math.sign(spread) * r * 0.4, py - r * 0.5], r * 1.6, [
        [0, lit],
        [1, mix(p.mid, p.near, 0.3)],
      ]),
    );
  }
  const hull = c.linear(
    [x - 44 * u, 0],
    [x + 44 * u, 0],
    [
      [0, p.glow],
      [0.45, mix(p.glow, p.low, 0.35)],
      [1, p.near],
    ],
  );
  for (const side of [-1, 1])
    c.path(
      `M${n(x + side * 30 * u)} ${n(tail - 120 * u)}Q${n(x + side * 86 * u)} ${n(tail - 60 * u)} ${n(x + side * 84 * u)} ${n(tail + 26 * u)}L${n(x + side * 26 * u)} ${n(tail - 14 * u)}Z`,
      side < 0 ? p.accent : mix(p.accent, p.ink, 0.4),
    );
  c.path(
    `M${n(x)} ${n(top)}C${n(x + 62 * u)} ${n(top + 90 * u)} ${n(x + 56 * u)} ${n(top + 240 * u)} ${n(x + 30 * u)} ${n(tail)}H${n(x - 30 * u)}C${n(x - 56 * u)} ${n(top + 240 * u)} ${n(x - 62 * u)} ${n(top + 90 * u)} ${n(x)} ${n(top)}Z`,
    hull,
  );
  c.path(
    `M${n(x)} ${n(top)}C${n(x + 26 * u)} ${n(top + 40 * u)} ${n(x + 36 * u)} ${n(top + 70 * u)} ${n(x + 40 * u)} ${n(top + 96 * u)}H${n(x - 40 * u)}C${n(x - 36 * u)} ${n(top + 70 * u)} ${n(x - 26 * u)} ${n(top + 40 * u)} ${n(x)} ${n(top)}Z`,
    p.accent,
  );
  c.circle(x, top + 150 * u, 24 * u, p.near);
  c.circle(x, top + 150 * u, 16 * u, mix(p.mid, p.low, 0.5));
};
