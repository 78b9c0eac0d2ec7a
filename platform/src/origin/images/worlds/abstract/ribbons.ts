import { type Point, smooth } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { halo } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Ribbons of tape flowing across. */
export const ribbons: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.linear(
      [0, 0],
      [c.w, c.h],
      [
        [0, p.top],
        [0.5, p.mid],
        [1, p.ink],
      ],
    ),
  );
  halo(c, [x, horizon], 460 * u, p.low, 0.75);
  const phase = c.random.next() * 6;
  const count = 9;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const edge = (k: number): Point[] =>
      Array.from({ length: 9 }, (_, j) => {
        const s = j / 8;
        return [
          s * (c.w + 120 * u) - 60 * u,
          horizon +
            (t - 0.5) * 420 * u +
            k +
            Math.sin(s * 4.4 + phase + t * 2.1) * 130 * u +
            Math.cos(s * 8 + t * 4) * 26 * u,
        ] as const;
      });
    const width = (16 + 46 * Math.sin(Math.PI * t)) * u;
    const upper = edge(0);
    const lower = edge(width).reverse();
    const colour = mix(mix(p.near, p.far, t), p.low, Math.abs(Math.sin(t * 5 + phase)) * 0.8);
    c.path(
      `${smooth(upper)}${smooth(lower, 'L')}Z`,
      c.linear(
        [0, 0],
        [c.w, 0],
        [
          [0, mix(colour, p.ink, 0.6)],
          [0.35, colour],
          [0.6, mix(colour, p.glow, 0.55)],
          [1, mix(colour, p.ink, 0.5)],
        ],
      ),
    );
  }
  c.circle(x + 120 * u, horizon - 190 * u, 44 * u, p.accent);
};
