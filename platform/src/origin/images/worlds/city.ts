import { type Canvas, n, smooth } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { couple, standing } from '../draw/figures.ts';
import { glitter, layer, water } from '../draw/land.ts';
import type { Palette } from '../draw/palette.ts';
import { clouds, crescent, disc, fog, halo, sky, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** A row of buildings from edge to edge; near rows have lit windows. */
function block(
  c: Canvas,
  p: Palette,
  foot: number,
  tall: number,
  depth: number,
  u: number,
  lit: number,
): void {
  const body = layer(p, depth);
  let houses = '';
  let windows = '';
  let warm = '';
  for (let x = -20 * u; x < c.w + 20 * u; ) {
    const w = c.random.range(34, 84) * u * (0.6 + depth * 0.6);
    const h = tall * c.random.range(0.35, 1) ** 1.2;
    const top = foot - h;
    houses += `M${n(x)} ${n(foot)}V${n(top)}`;
    const roof = c.random.int(0, 4);
    if (roof === 0) houses += `h${n(w * 0.3)}v${n(-14 * u)}h${n(w * 0.4)}v${n(14 * u)}h${n(w * 0.3)}`;
    else if (roof === 1) houses += `l${n(w / 2)} ${n(-w * 0.35)}l${n(w / 2)} ${n(w * 0.35)}`;
    else if (roof === 2) houses += `h${n(w * 0.48)}v${n(-46 * u)}h${n(2.5 * u)}v${n(46 * u)}H${n(x + w)}`;
    else houses += `H${n(x + w)}`;
    houses += `V${n(foot)}Z`;
    const cell = 11 * u * (0.7 + depth * 0.5);
    if (lit > 0) {
      for (let wy = top + cell; wy < foot - cell; wy += cell * 1.35) {
        for (let wx = x + cell * 0.6; wx < x + w - cell * 0.9; wx += cell) {
          if (!c.random.chance(lit)) continue;
          const d = `M${n(wx)} ${n(wy)}h${n(cell * 0.5)}v${n(cell * 0.7)}h${n(-cell * 0.5)}Z`;
          if (c.random.chance(0.35)) warm += d;
          else windows += d;
        }
      }
    }
    x += w + c.random.range(0, 10) * u;
  }
  c.path(
    houses,
    c.down(foot - tall, foot, [
      [0, body],
      [1, mix(body, p.low, 0.28 * (1 - depth))],
    ]),
  );
  c.path(windows, mix(p.glow, p.low, 0.35), 'opacity="0.75"');
  c.path(warm, p.accent, 'opacity="0.9"');
}

/** Skyline over the river. */
const river: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 180 * u;
  sky(c, p, line);
  stars(c, 70, horizon * 0.8, p.glow);
  disc(c, [x + 90 * u, horizon - 110 * u], 84 * u, p, 4);
  clouds(c, p, horizon - 40 * u, 120 * u, 5, 0.35);
  block(c, p, line, 250 * u, 0.16, u, 0);
  block(c, p, line, 300 * u, 0.42, u, 0.16);
  block(c, p, line, 190 * u, 0.75, u, 0.34);
  water(c, p, line);
  for (let i = 0; i < 46; i += 1) {
    const rx = c.random.range(0, c.w);
    c.rect(
      rx,
      line + 3 * u,
      c.random.range(2, 6) * u,
      c.random.range(20, 200) * u,
      c.down(line, line + 180 * u, [
        [0, c.random.chance(0.5) ? p.accent : p.glow, 0.55],
        [1, p.glow, 0],
      ]),
    );
  }
  glitter(c, x + 90 * u, line, c.h, 50 * u, p.glow);
  c.path(`M-5 ${n(c.h - 74 * u)}H${n(c.w + 5)}V${n(c.h + 5)}H-5Z`, p.ink);
  for (let rx = 0; rx < c.w; rx += 26 * u) c.rect(rx, c.h - 100 * u, 3 * u, 30 * u, p.ink);
  c.rect(0, c.h - 102 * u, c.w, 5 * u, p.ink);
  couple(c, x - 40 * u, c.h - 70 * u, 150 * u, p.ink, false);
};

/** A street canyon with lamps, wet asphalt, someone walking towards the light. */
const street: Scene = (c, p, { x, horizon, u, dark }) => {
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

/** Roofs at night: two on the edge, the moon behind them. */
const roofs: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon + 260 * u);
  stars(c, 120, horizon, p.glow);
  disc(c, [x, horizon], 170 * u, p, 2.4);
  block(c, p, c.h * 0.86, 330 * u, 0.2, u, 0);
  block(c, p, c.h * 0.9, 260 * u, 0.5, u, 0.2);
  c.rect(0, c.h * 0.895, c.w, c.h, mix(p.near, p.ink, 0.4));
  fog(c, c.h * 0.8, 160 * u, p.low, 0.25);
  const roof = horizon + 190 * u;
  const house = (from: number, to: number, top: number) =>
    c.path(
      `M${n(from)} ${n(c.h + 5)}V${n(top)}H${n(to)}V${n(c.h + 5)}Z`,
      c.down(top, c.h, [
        [0, mix(p.near, p.ink, 0.6)],
        [1, p.ink],
      ]),
    );
  house(x - 190 * u, x + 170 * u, roof);
  house(x + 200 * u, x + 420 * u, roof + 90 * u);
  house(x - 460 * u, x - 220 * u, roof + 60 * u);
  c.rect(x - 196 * u, roof - 8 * u, 372 * u, 12 * u, p.ink);
  c.rect(x + 90 * u, roof - 60 * u, 40 * u, 60 * u, p.ink);
  c.stroke(
    `M${n(x - 130 * u)} ${n(roof)}V${n(roof - 130 * u)}M${n(x - 160 * u)} ${n(roof - 118 * u)}h${n(60 * u)}M${n(x - 152 * u)} ${n(roof - 98 * u)}h${n(44 * u)}`,
    p.ink,
    3.5 * u,
  );
  couple(c, x - 6 * u, roof - 5 * u, 128 * u, p.ink, c.random.chance(0.3));
};

/** Domes and minarets of the old town in the evening. */
const domes: Scene = (c, p, { x, horizon, u }) => {
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

/** A bridge in fog, one car. */
const bridge: Scene = (c, p, { x, horizon, u }) => {
  const deck = horizon + 150 * u;
  sky(c, p, deck);
  crescent(c, [x + 160 * u, horizon * 0.4], 36 * u, p);
  stars(c, 60, horizon, p.glow);
  block(c, p, deck + 60 * u, 200 * u, 0.18, u, 0.1);
  fog(c, deck, 220 * u, p.low, 0.5);
  water(c, p, deck + 60 * u);
  const pylon = (px: number, s: number) => {
    c.path(
      `M${n(px - 26 * s)} ${n(c.h)}L${n(px - 14 * s)} ${n(deck - 330 * s)}h${n(9 * s)}L${n(px - 6 * s)} ${n(c.h)}ZM${n(px + 26 * s)} ${n(c.h)}L${n(px + 14 * s)} ${n(deck - 330 * s)}h${n(-9 * s)}L${n(px + 6 * s)} ${n(c.h)}Z`,
      p.ink,
    );
    for (const y of [-290, -190, -90]) c.rect(px - 18 * s, deck + y * s, 36 * s, 12 * s, p.ink);
  };
  const towers = [x - 170 * u, x + 230 * u] as const;
  for (const px of towers) pylon(px, u);
  const cable = (from: number, to: number, y0: number, y1: number, sag: number) =>
    smooth([
      [from, y0],
      [(from + to) / 2, sag],
      [to, y1],
    ]);
  const high = deck - 326 * u;
  c.stroke(cable(towers[0], towers[1], high, high, deck - 30 * u), p.ink, 4 * u);
  c.stroke(cable(towers[0] - 420 * u, towers[0], deck, high, deck - 110 * u), p.ink, 4 * u);
  c.stroke(cable(towers[1], towers[1] + 420 * u, high, deck, deck - 110 * u), p.ink, 4 * u);
  for (let i = 1; i < 20; i += 1) {
    const t = i / 20;
    const hx = towers[0] + (towers[1] - towers[0]) * t;
    const sag = deck - 30 * u - (deck - 30 * u - high) * (2 * t - 1) ** 2;
    c.stroke(`M${n(hx)} ${n(sag)}V${n(deck)}`, p.ink, 1.4 * u);
  }
  c.rect(0, deck, c.w, 16 * u, p.ink);
  for (let lx = (x % (70 * u)) - 70 * u; lx < c.w; lx += 70 * u)
    halo(c, [lx, deck - 24 * u], 26 * u, p.accent, 0.9);
  glitter(c, x, deck + 70 * u, c.h, 150 * u, p.accent);
};

export const city: readonly Scene[] = [river, street, roofs, domes, bridge];
