import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { halo, stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { ball } from './ball.ts';
import { cube } from './cube.ts';
import { nursery } from './nursery.ts';

/** A wind-up robot and its friends. */
export const robot: Scene = (c, p, { x, horizon, u, dark }) => {
  const floor = horizon + 250 * u;
  nursery(c, p, floor, x, horizon - 30 * u, 210 * u);
  if (dark) stars(c, 60, horizon, p.glow);
  const body = mix(p.mid, p.near, 0.35);
  const lit = mix(body, p.glow, 0.35);
  c.ellipse(x, floor + 26 * u, 150 * u, 18 * u, p.ink, 'opacity="0.45"');
  for (const s of [-1, 1]) {
    c.rect(
      x + s * 46 * u - 26 * u,
      floor - 60 * u,
      52 * u,
      86 * u,
      mix(body, p.ink, 0.35),
      `rx="${n(10 * u)}"`,
    );
    c.stroke(
      `M${n(x + s * 96 * u)} ${n(floor - 190 * u)}Q${n(x + s * 150 * u)} ${n(floor - 170 * u)} ${n(x + s * 138 * u)} ${n(floor - (s > 0 ? 250 : 100) * u)}`,
      mix(body, p.ink, 0.2),
      24 * u,
    );
    c.circle(x + s * 138 * u, floor - (s > 0 ? 256 : 94) * u, 22 * u, p.accent);
  }
  c.rect(
    x - 96 * u,
    floor - 220 * u,
    192 * u,
    172 * u,
    c.linear(
      [x - 96 * u, 0],
      [x + 96 * u, 0],
      [
        [0, lit],
        [1, body],
      ],
    ),
    `rx="${n(24 * u)}"`,
  );
  c.rect(x - 56 * u, floor - 180 * u, 112 * u, 70 * u, p.ink, `rx="${n(12 * u)}"`);
  for (const [i, colour] of [p.accent, p.glow, p.low].entries())
    c.circle(x + (i - 1) * 34 * u, floor - 145 * u, 11 * u, colour);
  c.rect(
    x - 76 * u,
    floor - 350 * u,
    152 * u,
    118 * u,
    c.linear(
      [x - 76 * u, 0],
      [x + 76 * u, 0],
      [
        [0, lit],
        [1, body],
      ],
    ),
    `rx="${n(34 * u)}"`,
  );
  c.stroke(`M${n(x)} ${n(floor - 350 * u)}v${n(-44 * u)}`, body, 7 * u);
  c.circle(x, floor - 402 * u, 15 * u, p.accent);
  halo(c, [x, floor - 402 * u], 60 * u, p.accent, 0.7);
  for (const s of [-1, 1]) {
    c.circle(x + s * 34 * u, floor - 300 * u, 24 * u, p.ink);
    c.circle(x + s * 34 * u, floor - 300 * u, 16 * u, p.glow);
    c.circle(x + s * 34 * u + 5 * u, floor - 302 * u, 7 * u, p.ink);
  }
  c.stroke(`M${n(x - 28 * u)} ${n(floor - 258 * u)}q${n(28 * u)} ${n(16 * u)} ${n(56 * u)} 0`, p.ink, 6 * u);
  ball(c, p, x - 190 * u, floor + 4 * u, 40 * u, p.accent);
  cube(c, p, x + 200 * u, floor + 44 * u, 76 * u, mix(p.accent, p.mid, 0.4));
};
