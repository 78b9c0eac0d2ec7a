import { type Canvas, n, smooth } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { fish, whale } from '../draw/figures.ts';
import { layer, skyline, under } from '../draw/land.ts';
import type { Palette } from '../draw/palette.ts';
import { halo } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

function depths(c: Canvas, p: Palette, x: number, u: number): void {
  c.fill(
    c.down(0, c.h, [
      [0, p.top],
      [0.28, p.mid],
      [0.7, p.low],
      [1, p.ink],
    ]),
  );
  halo(c, [x, -20 * u], 560 * u, p.glow, 0.9);
  for (let i = 0; i < 9; i += 1) {
    const rx = x + c.random.range(-340, 300) * u;
    const w = c.random.range(14, 56) * u;
    c.path(
      `M${n(rx)} -5H${n(rx + w)}L${n(rx + w * 3 + 130 * u)} ${n(c.h * 0.9)}H${n(rx - w + 60 * u)}Z`,
      c.down(0, c.h * 0.85, [
        [0, p.glow, 0.3],
        [1, p.glow, 0],
      ]),
    );
  }
}

function school(
  c: Canvas,
  x: number,
  y: number,
  count: number,
  s: number,
  colour: string,
  flip: boolean,
): void {
  let d = '';
  for (let i = 0; i < count; i += 1)
    d += fish(
      x + c.random.range(-1, 1) * s * 9,
      y + c.random.range(-1, 1) * s * 4.5,
      s * c.random.range(0.6, 1.2),
      flip,
    );
  c.path(d, colour);
}

function reef(c: Canvas, p: Palette, top: number, depth: number, u: number): void {
  const line = skyline(c, top, 40 * u, 4);
  const colour = mix(layer({ ...p, low: p.mid, far: p.far }, depth), p.ink, depth * 0.4);
  c.path(under(c, line, true), colour);
  const count = Math.round(c.w / u / 46);
  for (let i = 0; i < count; i += 1) {
    const x = c.random.range(0, c.w);
    const foot = top + 30 * u;
    const tall = c.random.range(50, 150) * u * (0.6 + depth * 0.7);
    const tint =
      depth > 0.5 && c.random.chance(0.5)
        ? mix(colour, p.accent, c.random.range(0.25, 0.7))
        : mix(colour, p.far, 0.15);
    const form = c.random.int(0, 2);
    if (form === 0) {
      c.stroke(
        smooth([
          [x, foot],
          [x + 12 * u, foot - tall * 0.35],
          [x - 10 * u, foot - tall * 0.7],
          [x + 6 * u, foot - tall],
        ]),
        tint,
        7 * u * (0.5 + depth),
      );
    } else if (form === 1) {
      for (const a of [-0.7, -0.3, 0.05, 0.4, 0.75])
        c.stroke(
          `M${n(x)} ${n(foot)}Q${n(x + Math.sin(a) * tall * 0.2)} ${n(foot - tall * 0.4)} ${n(x + Math.sin(a) * tall * 0.6)} ${n(foot - tall * 0.7 * Math.cos(a * 0.8))}`,
          tint,
          9 * u * (0.4 + depth),
        );
    } else {
      for (let k = 0; k < 4; k += 1)
        c.circle(
          x + c.random.range(-30, 30) * u,
          foot - c.random.range(0, 30) * u,
          c.random.range(12, 30) * u,
          mix(tint, p.glow, k * 0.04),
        );
    }
  }
}

function bubbles(c: Canvas, x: number, y: number, p: Palette, u: number): void {
  for (let i = 0; i < 22; i += 1)
    c.circle(
      x + c.random.range(-60, 60) * u,
      y - c.random.range(0, 330) * u,
      c.random.range(1.5, 7) * u,
      'none',
      `stroke="${p.glow}" stroke-width="${n(1.2 * u)}" opacity="0.55"`,
    );
}

/** A diver and something very large. */
const leviathan: Scene = (c, p, { x, horizon, u }) => {
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

/** Jellyfish lamps in the deep. */
const lanterns: Scene = (c, p, { x, horizon, u }) => {
  depths(c, p, x, u);
  c.fill(
    c.down(0, c.h, [
      [0, p.ink, 0.1],
      [1, p.ink, 0.65],
    ]),
  );
  const jelly = (jx: number, jy: number, r: number, colour: string) => {
    halo(c, [jx, jy], r * 2.6, colour, 0.5);
    for (let i = -3; i <= 3; i += 1)
      c.stroke(
        smooth([
          [jx + i * r * 0.24, jy],
          [jx + i * r * 0.3 + r * 0.2, jy + r * 0.9],
          [jx + i * r * 0.2 - r * 0.16, jy + r * 1.8],
          [jx + i * r * 0.26, jy + r * c.random.range(2.2, 3)],
        ]),
        colour,
        r * 0.05,
        'opacity="0.65"',
      );
    c.path(
      `M${n(jx - r)} ${n(jy)}C${n(jx - r)} ${n(jy - r * 1.25)} ${n(jx + r)} ${n(jy - r * 1.25)} ${n(jx + r)} ${n(jy)}Q${n(jx + r * 0.75)} ${n(jy + r * 0.26)} ${n(jx + r * 0.5)} ${n(jy + r * 0.04)}Q${n(jx + r * 0.25)} ${n(jy + r * 0.26)} ${n(jx)} ${n(jy + r * 0.04)}Q${n(jx - r * 0.25)} ${n(jy + r * 0.26)} ${n(jx - r * 0.5)} ${n(jy + r * 0.04)}Q${n(jx - r * 0.75)} ${n(jy + r * 0.26)} ${n(jx - r)} ${n(jy)}Z`,
      c.down(jy - r, jy + r * 0.2, [
        [0, mix(colour, '#ffffff', 0.55), 0.95],
        [1, colour, 0.6],
      ]),
    );
  };
  jelly(x - 150 * u, horizon - 130 * u, 44 * u, p.far);
  jelly(x + 170 * u, horizon - 60 * u, 56 * u, mix(p.mid, p.glow, 0.3));
  jelly(x - 10 * u, horizon + 20 * u, 116 * u, p.accent);
  for (let i = 0; i < 40; i += 1)
    c.circle(
      c.random.range(0, c.w),
      c.random.range(0, c.h),
      c.random.range(0.8, 2.4) * u,
      p.glow,
      'opacity="0.6"',
    );
  reef(c, p, c.h * 0.92, 0.9, u);
};

/** Coral garden with a ribbon of fish. */
const garden: Scene = (c, p, { x, horizon, u }) => {
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

/** A sunken arch, the blue beyond it. */
const ruin: Scene = (c, p, { x, horizon, u }) => {
  depths(c, p, x, u);
  halo(c, [x, horizon + 60 * u], 330 * u, p.glow, 0.55);
  whale(c, x + 10 * u, horizon + 20 * u, 210 * u, mix(p.low, p.far, 0.4), true, 6);
  for (let i = 0; i < 3; i += 1) {
    const k = 0.55 + i * 0.32;
    const [w, top, foot] = [170 * u * k, horizon - 170 * u * k + 20 * u, horizon + 260 * u + i * 40 * u];
    const colour = mix(p.low, p.ink, 0.3 + i * 0.34);
    c.path(
      `M${n(x - w * 1.35)} ${n(foot)}V${n(top - 60 * u * k)}H${n(x + w * 1.35)}V${n(foot)}H${n(x + w)}V${n(top + w * 0.9)}A${n(w)} ${n(w)} 0 0 0 ${n(x - w)} ${n(top + w * 0.9)}V${n(foot)}Z`,
      colour,
    );
    c.rect(x - w * 1.45, top - 74 * u * k, w * 2.9, 20 * u * k, colour);
  }
  reef(c, p, c.h * 0.84, 0.7, u);
  reef(c, p, c.h * 0.93, 1, u);
  school(c, x - 40 * u, horizon + 160 * u, 12, 14 * u, p.accent, false);
  bubbles(c, x + 80 * u, horizon + 250 * u, p, u);
};

export const underwater: readonly Scene[] = [leviathan, lanterns, garden, ruin];
