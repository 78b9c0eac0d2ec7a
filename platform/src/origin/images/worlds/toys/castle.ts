import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { cumulus } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';
import { ball } from './ball.ts';
import { cube } from './cube.ts';
import { nursery } from './nursery.ts';

/** A castle of blocks with flags. */
export const castle: Scene = (c, p, { x, horizon, u }) => {
  const floor = horizon + 270 * u;
  nursery(c, p, floor, x + 110 * u, horizon - 130 * u, 120 * u);
  for (let i = 0; i < 4; i += 1)
    cumulus(
      c,
      [x + c.random.range(-280, 280) * u, horizon + c.random.range(-190, 60) * u],
      c.random.range(120, 200) * u,
      p.glow,
      mix(p.glow, p.low, 0.7),
      0.85,
    );
  const colours = [
    p.accent,
    mix(p.mid, p.near, 0.3),
    mix(p.accent, p.glow, 0.5),
    mix(p.accent, p.near, 0.45),
    mix(p.far, p.glow, 0.3),
  ];
  const heights = [2, 4, 3, 5, 2];
  heights.forEach((count, i) => {
    const s = 84 * u;
    const bx = x + (i - 2) * s;
    for (let k = 0; k < count; k += 1)
      cube(c, p, bx, floor + 20 * u - k * s, s - 3 * u, colours[(i * 2 + k) % colours.length] as string);
    const top = floor + 20 * u - count * s;
    if (count > 3) {
      c.path(
        `M${n(bx - s * 0.52)} ${n(top)}L${n(bx)} ${n(top - s * 0.95)}L${n(bx + s * 0.52)} ${n(top)}Z`,
        c.linear(
          [bx - s / 2, 0],
          [bx + s / 2, 0],
          [
            [0, mix(p.accent, p.glow, 0.25)],
            [1, mix(p.accent, p.ink, 0.4)],
          ],
        ),
      );
      c.stroke(`M${n(bx)} ${n(top - s * 0.9)}v${n(-s * 0.5)}`, p.ink, 3.5 * u);
      c.path(
        `M${n(bx + 2 * u)} ${n(top - s * 1.4)}l${n(s * 0.44)} ${n(s * 0.13)}l${n(-s * 0.44)} ${n(s * 0.13)}Z`,
        p.ink,
      );
    } else {
      for (const dx of [-0.32, 0, 0.32])
        c.rect(
          bx + dx * s - s * 0.1,
          top - s * 0.16,
          s * 0.2,
          s * 0.18,
          colours[i % colours.length] as string,
        );
    }
  });
  c.path(
    `M${n(x - 34 * u)} ${n(floor + 22 * u)}v${n(-60 * u)}a${n(34 * u)} ${n(34 * u)} 0 0 1 ${n(68 * u)} 0v${n(60 * u)}Z`,
    p.ink,
  );
  ball(c, p, x - 230 * u, floor + 26 * u, 34 * u, p.accent);
  ball(c, p, x + 236 * u, floor + 34 * u, 26 * u, p.low);
};
