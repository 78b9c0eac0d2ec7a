import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { standing } from '../../draw/figures.ts';
import { layer } from '../../draw/land.ts';
import { disc, halo } from '../../draw/sky.ts';
import { glitter } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** A street canyon with lamps, wet asphalt, someone walking towards the light. */
export const street: Scene = (c, p, { x, horizon, u, dark }) => {
  const line = horizon + 140 * u;
  c.fill(
    c.down(0, line, [
      [0, p.top],
      [0.6, p.mid],
      [1, p.low],
    ]),
  );
  halo(c, [x, line - 40 * u], 420 * u, p.glow, 0.7);
  c.rect(
    0,
    line + 8 * u,
    c.w,
    c.h,
    c.down(line, c.h, [
      [0, p.near],
      [0.4, p.ink],
      [1, p.ink],
    ]),
  );
  disc(c, [x, line - 60 * u], 70 * u, p, 3);
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const body = layer(p, 0.12 + t * 0.83);
    for (const side of [-1, 1] as const) {
      const inner = x + side * (56 + t * t * 260) * u;
      const top = line - (150 + t * 520 + c.random.range(-60, 60)) * u;
      const far = side < 0 ? -10 : c.w + 10;
      c.path(
        `M${n(inner)} ${n(line + (10 + t * 160) * u)}V${n(top)}L${n(far)} ${n(top - 70 * u)}V${n(line + (10 + t * 160) * u)}Z`,
        c.down(top, line + 60 * u, [
          [0, body],
          [1, mix(body, p.low, 0.32 * (1 - t))],
        ]),
      );
      const cell = (7 + t * 13) * u;
      let lit = '';
      for (let wy = top + 2 * cell; wy < line - cell; wy += cell * 1.7) {
        for (let k = 0; k < 5; k += 1) {
          if (c.random.chance(0.33))
            lit += `M${n(inner + side * (0.7 + k * 1.25) * cell)} ${n(wy)}h${n(side * cell * 0.6)}v${n(cell * 0.85)}h${n(-side * cell * 0.6)}Z`;
        }
      }
      c.path(lit, c.random.chance(0.6) ? p.accent : p.glow, `opacity="${n(0.35 + t * 0.4)}"`);
    }
  }
  c.path(
    `M${n(x - 56 * u)} ${n(line + 8 * u)}H${n(x + 56 * u)}L${n(x + 420 * u)} ${n(c.h + 5)}H${n(x - 420 * u)}Z`,
    c.down(line, c.h, [
      [0, mix(p.low, p.mid, 0.4)],
      [0.5, p.near],
      [1, p.ink],
    ]),
  );
  glitter(c, x, line + 8 * u, c.h * 0.95, 90 * u, p.glow);
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < 3; i += 1) {
      const t = (i + 1) / 3;
      const lx = x + side * (70 + t * 200) * u;
      const top = line - (40 + t * 230) * u;
      c.stroke(
        `M${n(lx)} ${n(line + t * 150 * u)}V${n(top + 16 * u)}Q${n(lx)} ${n(top)} ${n(lx - side * 30 * t * u)} ${n(top)}`,
        p.ink,
        (1.5 + t * 3) * u,
      );
      halo(c, [lx - side * 30 * t * u, top + 4 * u], (26 + t * 60) * u, p.accent, 0.9);
    }
  }
  standing(
    c,
    dark ? 'hat' : c.random.pick(['coat', 'dress', 'pack'] as const),
    x + c.random.range(-30, 30) * u,
    line + 190 * u,
    190 * u,
    p.ink,
  );
};
