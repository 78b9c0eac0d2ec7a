import { type Canvas, n, type Point } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { standing } from '../draw/figures.ts';
import { heightAt, ranges, ridge, skyline } from '../draw/land.ts';
import type { Palette } from '../draw/palette.ts';
import { disc, fog, halo, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** Night with a soft galaxy across it. */
function deep(c: Canvas, p: Palette, u: number, x: number): void {
  c.fill(
    c.down(0, c.h, [
      [0, p.ink],
      [0.45, p.top],
      [0.85, p.mid],
      [1, p.near],
    ]),
  );
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    halo(
      c,
      [x + (t - 0.5) * 620 * u, c.h * (0.62 - t * 0.45)],
      c.random.range(180, 330) * u,
      mix(p.mid, p.low, c.random.range(0.2, 0.9)),
      0.4,
      0.6,
    );
  }
  stars(c, 220, c.h, p.glow);
}

/** A planet: lit limb, bands of weather, the night side; optionally rings. */
function planet(c: Canvas, p: Palette, [x, y]: Point, r: number, light: Point, rings: boolean): void {
  halo(c, [x, y], r * 1.6, p.low, 0.5);
  const ring = (front: boolean) => {
    if (!rings) return;
    c.group(`transform="rotate(-18 ${n(x)} ${n(y)})"`, () => {
      for (const [k, alpha] of [
        [2.05, 0.35],
        [1.85, 0.7],
        [1.6, 0.5],
      ] as const) {
        const d = `M${n(x - r * k)} ${n(y)}A${n(r * k)} ${n(r * k * 0.24)} 0 0 ${front ? 0 : 1} ${n(x + r * k)} ${n(y)}`;
        c.path(
          d,
          'none',
          `stroke="${mix(p.glow, p.low, 0.4)}" stroke-width="${n(r * 0.09)}" opacity="${n(alpha)}"`,
        );
      }
    });
  };
  ring(false);
  c.circle(
    x,
    y,
    r,
    c.radial([x + light[0] * r * 0.5, y + light[1] * r * 0.5], r * 1.5, [
      [0, mix(p.low, p.glow, 0.5)],
      [0.45, p.far],
      [0.8, p.near],
      [1, p.ink],
    ]),
  );
  c.clip(
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`,
    () => {
      for (let i = 0; i < (r > 400 ? 0 : 6); i += 1) {
        const by = y + c.random.range(-0.9, 0.9) * r;
        c.ellipse(
          x + c.random.range(-0.4, 0.4) * r,
          by,
          r * c.random.range(0.6, 1.2),
          r * c.random.range(0.03, 0.1),
          i % 2 ? p.glow : p.near,
          `opacity="0.22" transform="rotate(-18 ${n(x)} ${n(y)})"`,
        );
      }
      c.circle(
        x - light[0] * r * 0.55,
        y - light[1] * r * 0.55,
        r * 1.18,
        c.radial([x - light[0] * r * 0.7, y - light[1] * r * 0.7], r * 1.3, [
          [0, p.ink, 0.95],
          [0.6, p.ink, 0.7],
          [1, p.ink, 0],
        ]),
      );
    },
  );
  ring(true);
}

/** Someone on another world, a giant planet over the ridge. */
const landfall: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  planet(c, p, [x + 40 * u, horizon - 70 * u], 210 * u, [-0.7, -0.6], c.random.chance(0.6));
  c.circle(x - 190 * u, horizon - 240 * u, 22 * u, mix(p.glow, p.low, 0.3));
  ranges(c, p, horizon + 150 * u, c.h * 0.84, 3, 80 * u, 0.25, 0.75);
  fog(c, c.h * 0.74, 130 * u, p.low, 0.3);
  const hill = skyline(c, c.h * 0.9, 40 * u, 4);
  ridge(c, hill, p, 0.97);
  standing(c, 'pack', x - 30 * u, heightAt(hill, x - 30 * u) + 5 * u, 110 * u, p.ink);
};

/** An astronaut adrift over the limb of a world. */
const adrift: Scene = (c, p, { x, horizon, u }) => {
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

/** A rocket climbing on its fire. */
const launch: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  c.rect(
    0,
    c.h * 0.5,
    c.w,
    c.h * 0.5,
    c.down(c.h * 0.5, c.h, [
      [0, p.low, 0],
      [1, p.low, 0.85],
    ]),
  );
  const top = horizon - 220 * u;
  const tail = top + 330 * u;
  c.path(
    `M${n(x - 20 * u)} ${n(tail)}Q${n(x - 30 * u)} ${n(c.h * 0.8)} ${n(x - 150 * u)} ${n(c.h + 10)}H${n(x + 150 * u)}Q${n(x + 30 * u)} ${n(c.h * 0.8)} ${n(x + 20 * u)} ${n(tail)}Z`,
    c.down(tail, c.h, [
      [0, p.glow],
      [0.3, mix(p.glow, p.low, 0.5), 0.9],
      [1, p.low, 0.6],
    ]),
  );
  halo(c, [x, tail + 30 * u], 230 * u, p.glow, 0.9);
  for (let i = 0; i < 34; i += 1) {
    const spread = c.random.range(-1, 1);
    const lift = (90 - Math.abs(spread) * 70) * u;
    const r = c.random.range(30, 80) * u;
    const [px, py] = [x + spread * 330 * u, c.h - lift + c.random.range(-30, 60) * u];
    const lit = mix(p.low, p.glow, 0.75 - Math.abs(spread) * 0.5);
    c.circle(
      px,
      py,
      r,
      c.radial([px - Math.sign(spread) * r * 0.4, py - r * 0.5], r * 1.6, [
        [0, lit],
        [1, mix(p.mid, p.near, 0.3)],
      ]),
    );
  }
  const hull = c.linear(
    [x - 44 * u, 0],
    [x + 44 * u, 0],
    [
      [0, p.glow],
      [0.45, mix(p.glow, p.low, 0.35)],
      [1, p.near],
    ],
  );
  for (const side of [-1, 1])
    c.path(
      `M${n(x + side * 30 * u)} ${n(tail - 120 * u)}Q${n(x + side * 86 * u)} ${n(tail - 60 * u)} ${n(x + side * 84 * u)} ${n(tail + 26 * u)}L${n(x + side * 26 * u)} ${n(tail - 14 * u)}Z`,
      side < 0 ? p.accent : mix(p.accent, p.ink, 0.4),
    );
  c.path(
    `M${n(x)} ${n(top)}C${n(x + 62 * u)} ${n(top + 90 * u)} ${n(x + 56 * u)} ${n(top + 240 * u)} ${n(x + 30 * u)} ${n(tail)}H${n(x - 30 * u)}C${n(x - 56 * u)} ${n(top + 240 * u)} ${n(x - 62 * u)} ${n(top + 90 * u)} ${n(x)} ${n(top)}Z`,
    hull,
  );
  c.path(
    `M${n(x)} ${n(top)}C${n(x + 26 * u)} ${n(top + 40 * u)} ${n(x + 36 * u)} ${n(top + 70 * u)} ${n(x + 40 * u)} ${n(top + 96 * u)}H${n(x - 40 * u)}C${n(x - 36 * u)} ${n(top + 70 * u)} ${n(x - 26 * u)} ${n(top + 40 * u)} ${n(x)} ${n(top)}Z`,
    p.accent,
  );
  c.circle(x, top + 150 * u, 24 * u, p.near);
  c.circle(x, top + 150 * u, 16 * u, mix(p.mid, p.low, 0.5));
};

/** Moons in a row behind a desert, an observatory awake. */
const observatory: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  const [ox, oy] = [x, horizon + 190 * u];
  for (let i = 7; i > 0; i -= 1)
    c.circle(
      x,
      horizon - 60 * u,
      i * 62 * u,
      'none',
      `stroke="${p.glow}" stroke-width="${n(1.2 * u)}" opacity="${n(0.55 - i * 0.06)}"`,
    );
  for (let i = 1; i < 7; i += 1) {
    const a = c.random.range(0, Math.PI * 2);
    c.circle(
      x + Math.cos(a) * i * 62 * u,
      horizon - 60 * u + Math.sin(a) * i * 62 * u,
      c.random.range(6, 17) * u,
      c.random.pick([p.glow, p.accent, p.low]),
    );
  }
  disc(c, [x, horizon - 60 * u], 34 * u, p, 5);
  ranges(c, p, oy - 10 * u, oy + 20 * u, 2, 60 * u, 0.35, 0.6);
  const hill = skyline(c, oy + 70 * u, 30 * u, 4).map(
    ([px, py]) => [px, py - 60 * u * Math.exp(-(((px - ox) / (200 * u)) ** 2))] as const,
  );
  ridge(c, hill, p, 0.96);
  const foot = heightAt(hill, ox) + 10 * u;
  c.rect(ox - 62 * u, foot - 56 * u, 124 * u, 60 * u, p.ink);
  c.path(
    `M${n(ox - 70 * u)} ${n(foot - 54 * u)}a${n(70 * u)} ${n(70 * u)} 0 0 1 ${n(140 * u)} 0Z`,
    mix(p.near, p.ink, 0.4),
  );
  c.path(
    `M${n(ox - 6 * u)} ${n(foot - 56 * u)}L${n(ox - 10 * u)} ${n(foot - 124 * u)}h${n(24 * u)}L${n(ox + 20 * u)} ${n(foot - 56 * u)}Z`,
    p.accent,
    'opacity="0.85"',
  );
  c.rect(ox + 26 * u, foot - 36 * u, 16 * u, 40 * u, p.accent);
};

/** Into the gate: rings of light, a small ship. */
const gate: Scene = (c, p, { x, horizon, u }) => {
  deep(c, p, u, x);
  const y = horizon;
  for (let i = 9; i >= 0; i -= 1) {
    const r = (24 + i * i * 5.4) * u;
    c.ellipse(x, y, r, r, mix(p.ink, i % 2 ? p.far : p.mid, 0.25 + 0.6 * (1 - i / 9)), `opacity="0.85"`);
  }
  halo(c, [x, y], 300 * u, p.glow, 0.9);
  c.circle(x, y, 30 * u, p.glow);
  let lines = '';
  for (let i = 0; i < 46; i += 1) {
    const a = c.random.range(0, Math.PI * 2);
    const r0 = c.random.range(130, 420) * u;
    const r1 = r0 + c.random.range(40, 200) * u;
    lines += `M${n(x + Math.cos(a) * r0)} ${n(y + Math.sin(a) * r0)}L${n(x + Math.cos(a) * r1)} ${n(y + Math.sin(a) * r1)}`;
  }
  c.stroke(lines, p.glow, 1.6 * u, 'opacity="0.6"');
  const [sx, sy] = [x + 30 * u, y + 210 * u];
  halo(c, [sx, sy + 46 * u], 70 * u, p.accent, 0.9);
  c.path(
    `M${n(sx)} ${n(sy - 70 * u)}L${n(sx + 24 * u)} ${n(sy + 10 * u)}L${n(sx + 92 * u)} ${n(sy + 52 * u)}L${n(sx + 20 * u)} ${n(sy + 42 * u)}L${n(sx)} ${n(sy + 54 * u)}L${n(sx - 20 * u)} ${n(sy + 42 * u)}L${n(sx - 92 * u)} ${n(sy + 52 * u)}L${n(sx - 24 * u)} ${n(sy + 10 * u)}Z`,
    c.linear(
      [sx - 60 * u, 0],
      [sx + 60 * u, 0],
      [
        [0, mix(p.near, p.low, 0.4)],
        [1, p.ink],
      ],
    ),
  );
};

export const space: readonly Scene[] = [landfall, adrift, launch, observatory, gate];
