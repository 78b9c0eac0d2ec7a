import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { standing } from '../../draw/figures.ts';
import { layer } from '../../draw/land.ts';
import { clouds, disc, fog, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Domes and minarets of the old town in the evening. */
export const domes: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 260 * u;
  sky(c, p, line);
  disc(c, [x - 120 * u, horizon - 40 * u], 90 * u, p, 4);
  clouds(c, p, horizon - 20 * u, 140 * u, 6, 0.4);
  const minaret = (mx: number, top: number, w: number, colour: string) =>
    c.path(
      `M${n(mx - w)} ${n(line)}L${n(mx - w * 0.66)} ${n(top)}h${n(-w * 0.3)}v${n(-w * 0.7)}h${n(w * 0.2)}Q${n(mx - w * 0.6)} ${n(top - w * 2)} ${n(mx)} ${n(top - w * 2.7)}Q${n(mx + w * 0.6)} ${n(top - w * 2)} ${n(mx + w * 0.76)} ${n(top - w * 0.7)}h${n(w * 0.2)}v${n(w * 0.7)}h${n(-w * 0.3)}L${n(mx + w)} ${n(line)}Z`,
      colour,
    );
  const dome = (dx: number, base: number, r: number, colour: string, rib: string) => {
    c.rect(dx - r * 0.86, base - r * 0.1, r * 1.72, line - base + r * 0.1, colour);
    c.path(
      `M${n(dx - r)} ${n(base)}C${n(dx - r * 1.16)} ${n(base - r)} ${n(dx - r * 0.45)} ${n(base - r * 1.2)} ${n(dx)} ${n(base - r * 1.72)}C${n(dx + r * 0.45)} ${n(base - r * 1.2)} ${n(dx + r * 1.16)} ${n(base - r)} ${n(dx + r)} ${n(base)}Z`,
      c.linear(
        [dx - r, 0],
        [dx + r, 0],
        [
          [0, rib],
          [0.5, colour],
          [1, mix(colour, p.ink, 0.5)],
        ],
      ),
    );
    for (const k of [-0.6, -0.3, 0, 0.3, 0.6])
      c.stroke(
        `M${n(dx)} ${n(base - r * 1.7)}Q${n(dx + k * r * 1.9)} ${n(base - r * 0.9)} ${n(dx + k * r * 1.4)} ${n(base)}`,
        rib,
        1.5 * u,
        'opacity="0.5"',
      );
    c.stroke(`M${n(dx)} ${n(base - r * 1.7)}v${n(-r * 0.24)}`, colour, 3 * u);
  };
  for (let i = 0; i < 5; i += 1)
    dome(
      x + (i - 2) * 130 * u + 40 * u,
      line - c.random.range(30, 80) * u,
      c.random.range(34, 56) * u,
      layer(p, 0.2),
      mix(p.far, p.glow, 0.4),
    );
  fog(c, line - 40 * u, 120 * u, p.low, 0.45);
  minaret(x - 190 * u, horizon - 10 * u, 20 * u, layer(p, 0.5));
  minaret(x + 210 * u, horizon + 30 * u, 18 * u, layer(p, 0.45));
  dome(x + 20 * u, line - 110 * u, 100 * u, layer(p, 0.6), mix(p.accent, p.far, 0.45));
  dome(x - 120 * u, line - 40 * u, 56 * u, layer(p, 0.7), mix(p.accent, p.near, 0.55));
  dome(x + 160 * u, line - 50 * u, 60 * u, layer(p, 0.72), mix(p.accent, p.near, 0.55));
  c.rect(
    0,
    line - 20 * u,
    c.w,
    c.h,
    c.down(line - 20 * u, c.h, [
      [0, layer(p, 0.85)],
      [0.4, p.ink],
      [1, p.ink],
    ]),
  );
  const gate = (gx: number, w: number) =>
    c.path(
      `M${n(gx - w)} ${n(line + 130 * u)}v${n(-w * 1.5)}Q${n(gx - w * 0.8)} ${n(line + 130 * u - w * 2.4)} ${n(gx)} ${n(line + 130 * u - w * 2.9)}Q${n(gx + w * 0.8)} ${n(line + 130 * u - w * 2.4)} ${n(gx + w)} ${n(line + 130 * u - w * 1.5)}v${n(w * 1.5)}Z`,
      c.down(line, line + 130 * u, [
        [0, p.accent, 0.85],
        [1, p.low, 0.5],
      ]),
    );
  gate(x, 44 * u);
  gate(x - 170 * u, 26 * u);
  gate(x + 170 * u, 26 * u);
  standing(c, 'coat', x + 8 * u, line + 136 * u, 74 * u, p.ink);
};
