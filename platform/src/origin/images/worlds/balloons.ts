import { type Canvas, n, smooth } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { standing } from '../draw/figures.ts';
import { heightAt, layer, ranges, ridge, skyline, water } from '../draw/land.ts';
import type { Palette } from '../draw/palette.ts';
import { birds, clouds, cumulus, disc, sky } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** A hot-air balloon: gores in two colours, a basket on its ropes. */
function balloon(
  c: Canvas,
  p: Palette,
  x: number,
  y: number,
  r: number,
  pair: readonly [string, string],
): void {
  const [one, two] = pair;
  const outline = `M${n(x - r * 0.2)} ${n(y + r * 1.32)}C${n(x - r * 0.5)} ${n(y + r * 0.95)} ${n(x - r)} ${n(y + r * 0.55)} ${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}C${n(x + r)} ${n(y + r * 0.55)} ${n(x + r * 0.5)} ${n(y + r * 0.95)} ${n(x + r * 0.2)} ${n(y + r * 1.32)}Z`;
  c.path(outline, one);
  for (const [a, b] of [
    [-0.72, -0.36],
    [0, 0.36],
    [0.72, 1],
  ] as const) {
    const gore = (k: number) =>
      `C${n(x + r * k * 1.32)} ${n(y - r * 0.55)} ${n(x + r * k * 1.32)} ${n(y + r * 0.5)} ${n(x + r * 0.2 * k)} ${n(y + r * 1.32)}`;
    const back = (k: number) =>
      `C${n(x + r * k * 1.32)} ${n(y + r * 0.5)} ${n(x + r * k * 1.32)} ${n(y - r * 0.55)} ${n(x)} ${n(y - r)}`;
    c.path(`M${n(x)} ${n(y - r)}${gore(a)}L${n(x + r * 0.2 * b)} ${n(y + r * 1.32)}${back(b)}Z`, two);
  }
  c.path(
    outline,
    c.linear(
      [x - r, 0],
      [x + r, 0],
      [
        [0, p.glow, 0.35],
        [0.45, p.glow, 0],
        [1, p.ink, 0.5],
      ],
    ),
  );
  c.stroke(
    `M${n(x - r * 0.19)} ${n(y + r * 1.32)}L${n(x - r * 0.13)} ${n(y + r * 1.66)}M${n(x + r * 0.19)} ${n(y + r * 1.32)}L${n(x + r * 0.13)} ${n(y + r * 1.66)}`,
    p.ink,
    Math.max(1, r * 0.02),
  );
  c.rect(x - r * 0.16, y + r * 1.64, r * 0.32, r * 0.26, mix(p.ink, p.near, 0.4), `rx="${n(r * 0.04)}"`);
}

const dress = (c: Canvas, p: Palette): readonly [string, string] =>
  c.random.pick([
    [p.accent, mix(p.glow, p.low, 0.2)],
    [mix(p.near, p.mid, 0.3), p.glow],
    [p.mid, p.accent],
    [mix(p.accent, p.near, 0.4), p.low],
  ] as const);

/** A flight over morning hills. */
const flight: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.78);
  disc(c, [x - 120 * u, horizon + 80 * u], 80 * u, p, 4);
  clouds(c, p, horizon + 20 * u, 160 * u, 6, 0.5);
  ranges(c, p, horizon + 190 * u, c.h * 0.92, 4, 60 * u, 0.08, 0.9, true);
  for (let i = 0; i < 6; i += 1)
    balloon(
      c,
      p,
      x + c.random.range(-330, 330) * u,
      horizon + c.random.range(-190, 130) * u,
      c.random.range(12, 30) * u,
      dress(c, p),
    );
  balloon(c, p, x + 150 * u, horizon + 20 * u, 60 * u, dress(c, p));
  balloon(c, p, x - 30 * u, horizon - 120 * u, 132 * u, [p.accent, mix(p.glow, p.low, 0.15)]);
};

/** Above the clouds, a single balloon before the sun. */
const alone: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.7);
  disc(c, [x, horizon - 10 * u], 190 * u, p, 2.2);
  for (let i = 0; i < 14; i += 1) {
    const t = i / 13;
    cumulus(
      c,
      [c.random.range(0, c.w), horizon + 190 * u + t * (c.h - horizon - 90 * u)],
      c.random.range(220, 460) * u,
      mix(mix(p.low, p.glow, 0.75), p.mid, t * 0.75),
      mix(mix(p.low, p.mid, 0.4), p.near, t * 0.8),
      0.95,
    );
  }
  balloon(c, p, x, horizon - 70 * u, 112 * u, dress(c, p));
  birds(c, [x + 140 * u, horizon + 60 * u], 5, 12 * u, p.near);
};

/** A meadow with someone holding a string. */
const string: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.8);
  for (let i = 0; i < 5; i += 1)
    cumulus(
      c,
      [x + c.random.range(-320, 320) * u, horizon - c.random.range(-120, 220) * u],
      c.random.range(120, 240) * u,
      mix(p.low, p.glow, 0.8),
      mix(p.low, p.mid, 0.3),
      0.9,
    );
  ranges(c, p, horizon + 190 * u, horizon + 210 * u, 2, 34 * u, 0.15, 0.35, true);
  const hill = skyline(c, horizon + 270 * u, 26 * u, 3);
  ridge(c, hill, p, 0.86, true);
  const foot = heightAt(hill, x - 30 * u) + 8 * u;
  standing(c, 'child', x - 30 * u, foot, 130 * u, p.ink);
  const hand = [x - 8 * u, foot - 66 * u] as const;
  const colours = [
    p.accent,
    p.glow,
    mix(p.accent, p.near, 0.35),
    p.mid,
    mix(p.accent, p.glow, 0.5),
    mix(p.mid, p.near, 0.4),
    p.accent,
  ];
  colours.forEach((colour, i) => {
    const bx = hand[0] + (40 + Math.cos(i * 2.4) * 78) * u;
    const by = hand[1] - (220 + Math.sin(i * 2.4) * 92) * u;
    c.stroke(
      smooth([hand, [(hand[0] + bx) / 2 + 16 * u, (hand[1] + by) / 2 + 30 * u], [bx, by + 40 * u]]),
      p.ink,
      1.3 * u,
      'opacity="0.6"',
    );
    c.path(
      `M${n(bx)} ${n(by + 46 * u)}C${n(bx - 52 * u)} ${n(by + 14 * u)} ${n(bx - 42 * u)} ${n(by - 48 * u)} ${n(bx)} ${n(by - 48 * u)}C${n(bx + 42 * u)} ${n(by - 48 * u)} ${n(bx + 52 * u)} ${n(by + 14 * u)} ${n(bx)} ${n(by + 46 * u)}Z`,
      c.radial([bx - 14 * u, by - 18 * u], 70 * u, [
        [0, mix(colour, '#ffffff', 0.5)],
        [0.4, colour],
        [1, mix(colour, p.ink, 0.35)],
      ]),
    );
  });
};

/** Balloons over a lake among rocks. */
const lake: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 200 * u;
  sky(c, p, line);
  disc(c, [x + 120 * u, line - 70 * u], 70 * u, p, 4);
  ranges(c, p, line - 60 * u, line - 10 * u, 3, 70 * u, 0.1, 0.45);
  water(c, p, line, layer(p, 0.8));
  for (const [dx, dy, r] of [
    [-130, -110, 84],
    [110, -190, 62],
    [30, 40, 40],
    [-30, -290, 26],
  ] as const) {
    const pair = dress(c, p);
    balloon(c, p, x + dx * u, horizon + dy * u, r * u, pair);
    c.ellipse(
      x + dx * u,
      line + (line - horizon - dy * u) * 0.32,
      r * 0.8 * u,
      r * 0.5 * u,
      pair[0],
      'opacity="0.25"',
    );
  }
  ridge(c, skyline(c, c.h * 0.93, 40 * u, 4), p, 0.97);
};

export const balloons: readonly Scene[] = [flight, alone, string, lake];
