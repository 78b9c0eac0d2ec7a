import { mix } from '../../draw/colour.ts';
import { fish } from '../../draw/figures.ts';
import type { Scene } from '../stage.ts';
import { bubbles } from './bubbles.ts';
import { depths } from './depths.ts';
import { reef } from './reef.ts';

/** Coral garden with a ribbon of fish. */
export const garden: Scene = (c, p, { x, horizon, u }) => {
  depths(c, p, x, u);
  const ring = 150 * u;
  let one = '';
  let two = '';
  for (let i = 0; i < 64; i += 1) {
    const a = (i / 64) * Math.PI * 2;
    const r = ring * c.random.range(0.75, 1.25);
    const d = fish(
      x + Math.cos(a) * r * 1.35,
      horizon + Math.sin(a) * r,
      c.random.range(9, 19) * u,
      Math.sin(a) < 0,
    );
    if (i % 3) one += d;
    else two += d;
  }
  c.path(one, mix(p.low, p.ink, 0.45));
  c.path(two, p.accent);
  reef(c, p, c.h * 0.72, 0.3, u);
  reef(c, p, c.h * 0.82, 0.6, u);
  reef(c, p, c.h * 0.92, 1, u);
  const sx = x + 30 * u;
  c.path(
    fish(sx, horizon + 8 * u, 76 * u, c.random.chance(0.5)),
    c.linear(
      [sx - 70 * u, 0],
      [sx + 70 * u, 0],
      [
        [0, p.accent],
        [1, mix(p.accent, p.glow, 0.6)],
      ],
    ),
  );
  bubbles(c, x + 150 * u, horizon + 150 * u, p, u);
};
