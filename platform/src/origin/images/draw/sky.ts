import { type Canvas, n, type Point } from './canvas.ts';
import { mix } from './colour.ts';
import type { Palette } from './palette.ts';

/** Sky from the top edge to the horizon, and its last tone below it. */
export function sky(c: Canvas, p: Palette, horizon: number): void {
  c.fill(
    c.down(0, horizon, [
      [0, p.top],
      [0.55, p.mid],
      [1, p.low],
    ]),
  );
}

/** A soft light around a point. */
export function halo(c: Canvas, at: Point, radius: number, colour: string, strength = 0.7, squash = 1): void {
  const paint = c.radial(
    at,
    radius,
    [
      [0, colour, strength],
      [0.25, colour, strength * 0.55],
      [0.55, colour, strength * 0.18],
      [1, colour, 0],
    ],
    squash,
  );
  c.rect(at[0] - radius, at[1] - radius * squash, radius * 2, radius * 2 * squash, paint);
}

/** Sun or full moon: the one lamp of most pictures. */
export function disc(c: Canvas, [x, y]: Point, r: number, p: Palette, glow = 3.6): void {
  halo(c, [x, y], r * glow, p.glow, 0.62);
  c.circle(
    x,
    y,
    r,
    c.down(y - r, y + r, [
      [0, p.glow],
      [1, mix(p.glow, p.low, 0.55)],
    ]),
  );
}

/** A young moon. */
export function crescent(c: Canvas, [x, y]: Point, r: number, p: Palette, tilt = 1): void {
  halo(c, [x, y], r * 4, p.glow, 0.4);
  const k = r * 0.78;
  const side = tilt > 0 ? 1 : 0;
  c.path(
    `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 ${side} ${n(x)} ${n(y + r)}A${n(k)} ${n(r)} 0 0 ${1 - side} ${n(x)} ${n(y - r)}Z`,
    p.glow,
    `transform="rotate(${tilt * 24} ${n(x)} ${n(y)})"`,
  );
}

/** Stars, thinning towards `bottom`; a few are larger. */
export function stars(c: Canvas, count: number, bottom: number, colour: string, size = 1): void {
  const { random } = c;
  const unit = (Math.min(c.w, c.h) / 600) * size;
  for (let i = 0; i < count; i += 1) {
    const y = bottom * random.next() ** 1.4;
    const bright = random.next();
    const r = unit * (bright > 0.93 ? 2.4 : bright > 0.7 ? 1.5 : 0.9);
    c.circle(
      random.range(0, c.w),
      y,
      r,
      colour,
      `opacity="${n(0.25 + 0.75 * random.next() * (1 - y / bottom / 1.6))}"`,
    );
  }
}

/** Long flat clouds: stacked lenses, lit from below. */
export function clouds(c: Canvas, p: Palette, y: number, spread: number, count: number, opacity = 0.5): void {
  const { random } = c;
  const ordered = Array.from({ length: count }, () => random.range(-spread, spread)).sort((a, b) => a - b);
  for (const offset of ordered) {
    const x = random.range(-0.1, 1.1) * c.w;
    const width = random.range(0.18, 0.6) * c.w;
    const height = width * random.range(0.02, 0.05);
    const tint = mix(p.low, p.glow, random.range(0.1, 0.7));
    const at = y + offset;
    const paint = c.linear(
      [x - width, 0],
      [x + width, 0],
      [
        [0, tint, 0],
        [0.35, tint, opacity],
        [0.65, tint, opacity],
        [1, tint, 0],
      ],
    );
    c.ellipse(x, at, width, height, paint);
    c.ellipse(x + width * random.range(-0.3, 0.3), at - height * 0.9, width * 0.55, height * 0.8, paint);
  }
}

/** Heaped cloud with a flat foot: a row of circles. */
export function cumulus(
  c: Canvas,
  [x, y]: Point,
  width: number,
  light: string,
  dark: string,
  opacity = 1,
): void {
  const { random } = c;
  const lumps = 5 + random.int(0, 2);
  const foot = y + width * 0.02;
  let d = '';
  for (let i = 0; i < lumps; i += 1) {
    const t = i / (lumps - 1);
    const r = width * (0.07 + 0.13 * Math.sin(Math.PI * t) * random.range(0.75, 1.15));
    const cx = x - width / 2 + width * t * 0.86 + width * 0.07;
    d += `M${n(cx - r)} ${n(foot)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(foot)}Z`;
    if (i % 2) d += `M${n(cx - r)} ${n(foot - r * 0.55)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0Z`;
  }
  c.path(
    d,
    c.down(y - width * 0.3, y, [
      [0, light],
      [1, dark],
    ]),
    `opacity="${n(opacity)}"`,
  );
}

/** A band of mist, clear at both edges. */
export function fog(c: Canvas, y: number, height: number, colour: string, opacity = 0.5): void {
  c.rect(
    0,
    y - height / 2,
    c.w,
    height,
    c.down(y - height / 2, y + height / 2, [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  );
}

/** Broad rays from a point. */
export function rays(
  c: Canvas,
  [x, y]: Point,
  length: number,
  colour: string,
  opacity: number,
  count = 9,
): void {
  const { random } = c;
  const paint = c.radial([x, y], length, [
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  const turn = random.next();
  for (let i = 0; i < count; i += 1) {
    const a = ((i + turn + random.range(-0.2, 0.2)) / count) * Math.PI * 2;
    const half = (Math.PI / count) * random.range(0.25, 0.55);
    const tip = (angle: number) => `${n(x + Math.cos(angle) * length)} ${n(y + Math.sin(angle) * length)}`;
    c.path(`M${n(x)} ${n(y)}L${tip(a - half)}L${tip(a + half)}Z`, paint);
  }
}

/** Birds far away. */
export function birds(c: Canvas, [x, y]: Point, count: number, size: number, colour: string): void {
  const { random } = c;
  for (let i = 0; i < count; i += 1) {
    const s = size * random.range(0.5, 1.1);
    const bx = x + random.range(-6, 6) * size;
    const by = y + random.range(-2.4, 2.4) * size;
    const lift = s * random.range(0.2, 0.5);
    c.path(
      `M${n(bx - s)} ${n(by - lift)}Q${n(bx - s * 0.4)} ${n(by - lift * 1.3)} ${n(bx)} ${n(by)}Q${n(bx + s * 0.4)} ${n(by - lift * 1.3)} ${n(bx + s)} ${n(by - lift * 0.8)}Q${n(bx + s * 0.4)} ${n(by - lift * 0.7)} ${n(bx)} ${n(by + s * 0.16)}Q${n(bx - s * 0.4)} ${n(by - lift * 0.7)} ${n(bx - s)} ${n(by - lift)}Z`,
      colour,
    );
  }
}

/** Darkens towards an edge, as a background for lettering and controls. */
export function scrim(c: Canvas, from: Point, to: Point, colour: string, strength = 0.9, ease = 0.45): void {
  c.fill(
    c.linear(from, to, [
      [0, colour, 0],
      [ease, colour, strength * 0.55],
      [1, colour, strength],
    ]),
  );
}
