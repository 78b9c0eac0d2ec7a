import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { whale } from '../../draw/figures.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { bubbles } from './bubbles.ts';
import { depths } from './depths.ts';
import { reef } from './reef.ts';
import { school } from './school.ts';

/** A diver and something very large. */
export const leviathan: Scene = (c, p, { x, horizon, u }) => {
  depths(c, p, x, u);
  school(c, x - 150 * u, horizon - 170 * u, 16, 12 * u, mix(p.far, p.low, 0.5), true);
  whale(
    c,
    x + 20 * u,
    horizon + 10 * u,
    470 * u,
    mix(p.low, p.ink, 0.55),
    c.random.chance(0.5),
    c.random.range(-14, 8),
  );
  reef(c, p, c.h * 0.8, 0.5, u);
  reef(c, p, c.h * 0.9, 0.95, u);
  const [dx, dy] = [x - 40 * u, horizon + 220 * u];
  c.group(`transform="rotate(24 ${n(dx)} ${n(dy)})"`, () => {
    c.rect(dx - 26 * u, dy - 8 * u, 46 * u, 16 * u, p.ink, `rx="${n(8 * u)}"`);
    c.circle(dx + 30 * u, dy - 2 * u, 10 * u, p.ink);
    c.rect(dx - 18 * u, dy - 20 * u, 32 * u, 13 * u, p.accent, `rx="${n(6 * u)}"`);
    c.stroke(
      `M${n(dx - 24 * u)} ${n(dy)}L${n(dx - 58 * u)} ${n(dy + 8 * u)}L${n(dx - 82 * u)} ${n(dy - 4 * u)}M${n(dx - 24 * u)} ${n(dy + 2 * u)}L${n(dx - 54 * u)} ${n(dy - 10 * u)}L${n(dx - 76 * u)} ${n(dy - 22 * u)}`,
      p.ink,
      8 * u,
    );
    halo(c, [dx + 60 * u, dy], 46 * u, p.glow, 0.9);
  });
  bubbles(c, dx + 20 * u, dy - 20 * u, p, u);
};
