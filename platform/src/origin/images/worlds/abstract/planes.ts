import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { rays } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Planes of paper folded into light: a poster of shapes. */
export const planes: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.mid],
      [0.6, p.far],
      [1, p.near],
    ]),
  );
  rays(c, [x, horizon], 1100 * u, p.glow, 0.4, 12);
  const tones = [p.low, p.accent, p.mid, p.near, mix(p.accent, p.near, 0.5), p.glow, p.ink];
  let angle = c.random.range(0, 1);
  for (let i = 0; i < 7; i += 1) {
    const r = (330 - i * 40) * u;
    const colour = tones[i] as string;
    angle += c.random.range(0.5, 1.4);
    const [px, py] = [x + Math.cos(angle) * 26 * u, horizon + Math.sin(angle) * 26 * u];
    c.path(
      `M${n(px + Math.cos(angle) * r)} ${n(py + Math.sin(angle) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(px - Math.cos(angle) * r)} ${n(py - Math.sin(angle) * r)}Z`,
      c.linear(
        [px - r, py - r],
        [px + r, py + r],
        [
          [0, mix(colour, p.glow, 0.25)],
          [1, mix(colour, p.ink, 0.25)],
        ],
      ),
    );
  }
  c.circle(x, horizon, 34 * u, p.glow);
};
