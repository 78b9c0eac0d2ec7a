import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { deep } from './deep.ts';

/** Into the gate: rings of light, a small ship. */
export const gate: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  const y = horizon;
  for (let i = 9; i >= 0; i -= 1) {
    const r = (24 + i * i * 5.4) * u;
    c.ellipse(x, y, r, r, mix(p.ink, i % 2 ? p.far : p.mid, 0.25 + 0.6 * (1 - i / 9)), `opacity="0.85"`);
  }
  halo(c, [x, y], 300 * u, p.glow, 0.9);
  c.circle(x, y, 30 * u, p.glow);
  let lines = '';
  for (let i = 0; i < 46; i += 1) {
    const a = c.random.range(0, Math.PI * 2);
    const r0 = c.random.range(130, 420) * u;
    const r1 = r0 + c.random.range(40, 200) * u;
    lines += `M${n(x + Math.cos(a) * r0)} ${n(y + Math.sin(a) * r0)}L${n(x + Math.cos(a) * r1)} ${n(y + Math.sin(a) * r1)}`;
  }
  c.stroke(lines, p.glow, 1.6 * u, 'opacity="0.6"');
  const [sx, sy] = [x + 30 * u, y + 210 * u];
  halo(c, [sx, sy + 46 * u], 70 * u, p.accent, 0.9);
  c.path(
    `M${n(sx)} ${n(sy - 70 * u)}L${n(sx + 24 * u)} ${n(sy + 10 * u)}L${n(sx + 92 * u)} ${n(sy + 52 * u)}L${n(sx + 20 * u)} ${n(sy + 42 * u)}L${n(sx)} ${n(sy + 54 * u)}L${n(sx - 20 * u)} ${n(sy + 42 * u)}L${n(sx - 92 * u)} ${n(sy + 52 * u)}L${n(sx - 24 * u)} ${n(sy + 10 * u)}Z`,
    c.linear(
      [sx - 60 * u, 0],
      [sx + 60 * u, 0],
      [
        [0, mix(p.near, p.low, 0.4)],
        [1, p.ink],
      ],
    ),
  );
};
