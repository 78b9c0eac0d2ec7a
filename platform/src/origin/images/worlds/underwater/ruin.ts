import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { whale } from '../../draw/figures.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { bubbles } from './bubbles.ts';
import { depths } from './depths.ts';
import { reef } from './reef.ts';
import { school } from './school.ts';

/** A sunken arch, the blue beyond it. */
export const ruin: Scene = (c, p, { x, horizon, u }) => {
  depths(c, p, x, u);
  halo(c, [x, horizon + 60 * u], 330 * u, p.glow, 0.55);
  whale(c, x + 10 * u, horizon + 20 * u, 210 * u, mix(p.low, p.far, 0.4), true, 6);
  for (let i = 0; i < 3; i += 1) {
    const k = 0.55 + i * 0.32;
    const [w, top, foot] = [170 * u * k, horizon - 170 * u * k + 20 * u, horizon + 260 * u + i * 40 * u];
    const colour = mix(p.low, p.ink, 0.3 + i * 0.34);
    c.path(
      `M${n(x - w * 1.35)} ${n(foot)}V${n(top - 60 * u * k)}H${n(x + w * 1.35)}V${n(foot)}H${n(x + w)}V${n(top + w * 0.9)}A${n(w)} ${n(w)} 0 0 0 ${n(x - w)} ${n(top + w * 0.9)}V${n(foot)}Z`,
      colour,
    );
    c.rect(x - w * 1.45, top - 74 * u * k, w * 2.9, 20 * u * k, colour);
  }
  reef(c, p, c.h * 0.84, 0.7, u);
  reef(c, p, c.h * 0.93, 1, u);
  school(c, x - 40 * u, horizon + 160 * u, 12, 14 * u, p.accent, false);
  bubbles(c, x + 80 * u, horizon + 250 * u, p, u);
};
