import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { disc } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { deep } from './deep.ts';
import { planet } from './planet.ts';

/** An astronaut adrift over the limb of a world. */
export const adrift: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  disc(c, [x + 170 * u, horizon - 170 * u], 26 * u, p, 9);
  planet(c, p, [x - 60 * u, c.h + 330 * u], 620 * u, [0.2, -0.95], false);
  const [ax, ay] = [x, horizon + 20 * u];
  const suit = mix(p.glow, p.low, 0.15);
  const dim = mix(suit, p.near, 0.5);
  c.stroke(
    `M${n(ax + 30 * u)} ${n(ay + 10 * u)}C${n(ax + 190 * u)} ${n(ay + 60 * u)} ${n(ax + 80 * u)} ${n(ay - 220 * u)} ${n(ax + 330 * u)} ${n(ay - 160 * u)}`,
    dim,
    4 * u,
  );
  c.group(`transform="rotate(-16 ${n(ax)} ${n(ay)})"`, () => {
    const limb = (d: string, w: number, colour: string) => c.stroke(d, colour, w);
    c.rect(ax - 46 * u, ay - 40 * u, 92 * u, 92 * u, dim, `rx="${n(18 * u)}"`);
    limb(
      `M${n(ax - 28 * u)} ${n(ay - 16 * u)}L${n(ax - 86 * u)} ${n(ay - 42 * u)}L${n(ax - 104 * u)} ${n(ay - 92 * u)}`,
      30 * u,
      suit,
    );
    limb(
      `M${n(ax + 28 * u)} ${n(ay - 14 * u)}L${n(ax + 78 * u)} ${n(ay + 14 * u)}L${n(ax + 118 * u)} ${n(ay - 10 * u)}`,
      30 * u,
      dim,
    );
    limb(
      `M${n(ax - 18 * u)} ${n(ay + 50 * u)}L${n(ax - 34 * u)} ${n(ay + 104 * u)}L${n(ax - 16 * u)} ${n(ay + 156 * u)}`,
      36 * u,
      suit,
    );
    limb(
      `M${n(ax + 20 * u)} ${n(ay + 50 * u)}L${n(ax + 44 * u)} ${n(ay + 98 * u)}L${n(ax + 84 * u)} ${n(ay + 130 * u)}`,
      36 * u,
      dim,
    );
    c.rect(
      ax - 38 * u,
      ay - 34 * u,
      76 * u,
      100 * u,
      c.linear(
        [ax - 38 * u, 0],
        [ax + 38 * u, 0],
        [
          [0, suit],
          [1, dim],
        ],
      ),
      `rx="${n(26 * u)}"`,
    );
    c.circle(
      ax,
      ay - 72 * u,
      50 * u,
      c.linear(
        [ax - 50 * u, 0],
        [ax + 50 * u, 0],
        [
          [0, suit],
          [1, dim],
        ],
      ),
    );
    c.ellipse(
      ax + 4 * u,
      ay - 70 * u,
      38 * u,
      34 * u,
      c.down(ay - 104 * u, ay - 36 * u, [
        [0, p.ink],
        [0.6, p.near],
        [1, p.accent],
      ]),
    );
    c.ellipse(ax - 14 * u, ay - 84 * u, 9 * u, 5 * u, p.glow, 'opacity="0.8"');
    c.rect(ax - 20 * u, ay - 4 * u, 40 * u, 22 * u, p.near, `rx="${n(4 * u)}"`);
    c.circle(ax - 10 * u, ay + 7 * u, 4 * u, p.accent);
  });
};
