import { n, type Point, smooth } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { standing } from '../draw/figures.ts';
import { halo, rays, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** Ribbons of tape flowing across. */
const ribbons: Scene = (c, p, { x, horizon, u }) => {
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

/** Someone on a stair in front of a great disc. */
const stair: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.top],
      [0.6, p.mid],
      [1, p.near],
    ]),
  );
  const r = 230 * u;
  halo(c, [x, horizon], r * 2, p.low, 0.7);
  c.circle(
    x,
    horizon,
    r,
    c.down(horizon - r, horizon + r, [
      [0, p.glow],
      [0.55, p.low],
      [1, p.far],
    ]),
  );
  c.circle(x, horizon, r * 1.25, 'none', `stroke="${p.low}" stroke-width="${n(2 * u)}" opacity="0.5"`);
  c.circle(x, horizon, r * 1.5, 'none', `stroke="${p.low}" stroke-width="${n(1.4 * u)}" opacity="0.3"`);
  const side = c.random.sign();
  const steps = 12;
  let d = `M${n(x + side * 420 * u)} ${n(c.h + 10)}`;
  const run = 44 * u;
  const rise = 32 * u;
  let [sx, sy] = [x - side * 30 * u, horizon + 120 * u];
  let top = '';
  for (let i = 0; i < steps * 2; i += 1) {
    top += `L${n(sx)} ${n(sy)}`;
    sx -= side * run;
    top += `L${n(sx)} ${n(sy)}`;
    sy += rise;
  }
  d = `M${n(x + side * 110 * u)} ${n(c.h + 10)}V${n(horizon + 120 * u)}${top}L${n(sx)} ${n(c.h + 10)}Z`;
  c.path(
    d,
    c.linear(
      [x - 200 * u, horizon],
      [x + 200 * u, c.h],
      [
        [0, mix(p.near, p.ink, 0.5)],
        [1, p.ink],
      ],
    ),
  );
  standing(
    c,
    c.random.pick(['coat', 'dress', 'hat'] as const),
    x + side * 30 * u,
    horizon + 121 * u,
    130 * u,
    p.ink,
    side < 0,
  );
};

/** Rays and rings: sound, sport, show. */
const stageLight: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.ink],
      [0.5, p.near],
      [1, p.ink],
    ]),
  );
  for (let i = 0; i < 6; i += 1) {
    const from = x + (i - 2.5) * 150 * u;
    const to = x + (2.5 - i) * 60 * u + c.random.range(-40, 40) * u;
    const colour = [p.low, p.accent, p.glow][i % 3] as string;
    c.path(
      `M${n(from - 8 * u)} -5H${n(from + 8 * u)}L${n(to + 130 * u)} ${n(horizon + 260 * u)}H${n(to - 130 * u)}Z`,
      c.down(0, horizon + 250 * u, [
        [0, colour, 0.75],
        [1, colour, 0.04],
      ]),
    );
  }
  const floor = horizon + 220 * u;
  c.ellipse(
    x,
    floor,
    290 * u,
    50 * u,
    c.radial(
      [x, floor],
      290 * u,
      [
        [0, p.glow, 0.9],
        [0.5, p.low, 0.5],
        [1, p.low, 0],
      ],
      0.18,
    ),
  );
  stars(c, 50, c.h, p.glow, 1.2);
  let heads = '';
  for (let row = 0; row < 3; row += 1) {
    for (let hx = -20 * u; hx < c.w + 20 * u; hx += (34 + row * 12) * u) {
      const hy = floor + (70 + row * 62) * u + c.random.range(-10, 10) * u;
      const r = (13 + row * 5) * u;
      heads += `M${n(hx - r)} ${n(hy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0ZM${n(hx - r * 1.8)} ${n(hy + r * 4)}q0 ${n(-r * 2.6)} ${n(r * 1.8)} ${n(-r * 2.6)}t${n(r * 1.8)} ${n(r * 2.6)}Z`;
    }
  }
  standing(c, c.random.pick(['dress', 'coat', 'hat'] as const), x, floor + 6 * u, 190 * u, p.ink);
  c.path(heads, p.ink);
  c.rect(0, floor + 180 * u, c.w, c.h, p.ink);
};

/** Planes of paper folded into light: a poster of shapes. */
const planes: Scene = (c, p, { x, horizon, u }) => {
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

/** A door of light in the dark. */
const door: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.ink],
      [0.6, p.near],
      [1, p.ink],
    ]),
  );
  const foot = horizon + 170 * u;
  const top = horizon - 190 * u;
  const w = 86 * u;
  halo(c, [x, horizon], 420 * u, p.mid, 0.8);
  c.rect(
    x - w,
    top,
    w * 2,
    foot - top,
    c.down(top, foot, [
      [0, p.low],
      [1, p.glow],
    ]),
  );
  c.path(
    `M${n(x - w)} ${n(foot)}H${n(x + w)}L${n(x + w * 3.2)} ${n(c.h + 5)}H${n(x - w * 2.2)}Z`,
    c.down(foot, c.h, [
      [0, p.glow, 0.95],
      [0.5, p.low, 0.5],
      [1, p.low, 0],
    ]),
  );
  c.path(
    `M${n(x + w)} ${n(top)}L${n(x + w * 1.8)} ${n(top - 30 * u)}V${n(foot + 50 * u)}L${n(x + w)} ${n(foot)}Z`,
    c.linear(
      [x + w, 0],
      [x + w * 1.8, 0],
      [
        [0, mix(p.near, p.low, 0.35)],
        [1, p.near],
      ],
    ),
  );
  c.circle(x + w * 1.62, horizon + 10 * u, 5 * u, p.accent);
  const shape = c.random.pick(['coat', 'hat', 'dress', 'child'] as const);
  const tall = (shape === 'child' ? 130 : 190) * u;
  c.path(
    `M${n(x - 20 * u)} ${n(foot + 14 * u)}H${n(x + 20 * u)}L${n(x + 76 * u)} ${n(c.h * 0.98)}H${n(x + 4 * u)}Z`,
    p.ink,
    'opacity="0.45"',
  );
  standing(c, shape, x, foot + 16 * u, tall, p.ink);
};

export const abstract: readonly Scene[] = [ribbons, stair, stageLight, planes, door];
