import { type Canvas, n, type Point, polygon, smooth } from './canvas.ts';
import { mix } from './colour.ts';
import type { Palette } from './palette.ts';

/** Heights of a broken line by midpoint displacement: the skeleton of every ridge. */
export function broken(c: Canvas, steps: number, rough: number): number[] {
  const size = 2 ** steps;
  const heights: number[] = new Array(size + 1).fill(0);
  heights[0] = c.random.range(-0.5, 0.5);
  heights[size] = c.random.range(-0.5, 0.5);
  let amplitude = 1;
  for (let step = size; step > 1; step /= 2) {
    for (let i = step / 2; i < size; i += step) {
      const around = ((heights[i - step / 2] ?? 0) + (heights[i + step / 2] ?? 0)) / 2;
      heights[i] = around + c.random.range(-1, 1) * amplitude * 0.6;
    }
    amplitude *= rough;
  }
  return heights;
}

/** A line across the sheet, from edge to edge. */
export function skyline(c: Canvas, base: number, amplitude: number, steps = 6, rough = 0.52): Point[] {
  const heights = broken(c, steps, rough);
  return heights.map(
    (height, i) => [(i / (heights.length - 1)) * (c.w + 20) - 10, base - height * amplitude] as const,
  );
}

/** The ground under a line, down to the bottom edge. */
export const under = (c: Canvas, line: readonly Point[], round = false) =>
  `${round ? smooth(line) : polygon(line, false)}L${n(c.w + 20)} ${n(c.h + 5)}L-20 ${n(c.h + 5)}Z`;

export const heightAt = (line: readonly Point[], x: number): number => {
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    if (x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return (line.at(-1) as Point)[1];
};

const topOf = (line: readonly Point[]) => Math.min(...line.map(([, y]) => y));

/** Layer colour by depth (0 far … 1 near): the air between them is what makes the picture deep. */
export const layer = (p: Palette, depth: number) =>
  depth < 0.6 ? mix(mix(p.low, p.far, 0.55), p.near, depth / 0.6) : mix(p.near, p.ink, (depth - 0.6) / 0.4);

/** One ridge: its colour at the crest, mist at its foot. */
export function ridge(c: Canvas, line: readonly Point[], p: Palette, depth: number, round = false): void {
  const colour = layer(p, depth);
  const top = topOf(line);
  const foot = top + c.h * 0.34;
  c.path(
    under(c, line, round),
    c.down(top, foot, [
      [0, colour],
      [1, mix(colour, depth > 0.8 ? p.ink : p.low, depth > 0.8 ? 0.7 : 0.42 * (1 - depth))],
    ]),
  );
}

/** Several ridges from far to near. `rise` bends them up at the sides, so that the middle opens. */
export function ranges(
  c: Canvas,
  p: Palette,
  top: number,
  bottom: number,
  count: number,
  amplitude: number,
  from = 0.05,
  to = 0.95,
  round = false,
): Point[][] {
  const lines: Point[][] = [];
  for (let i = 0; i < count; i += 1) {
    const t = count === 1 ? 1 : i / (count - 1);
    const line = skyline(
      c,
      top + (bottom - top) * t,
      amplitude * (1 - t * 0.35),
      round ? 3 : 6,
      round ? 0.6 : 0.54,
    );
    ridge(c, line, p, from + (to - from) * t, round);
    lines.push(line);
  }
  return lines;
}

/** A jagged line between two points: the edge of a mountain. */
function jagged(c: Canvas, from: Point, to: Point, sway: number): Point[] {
  const heights = broken(c, 4, 0.62);
  const last = heights.length - 1;
  return heights.map((height, i) => {
    const t = i / last;
    const free = Math.sin(Math.PI * t) * sway * height;
    return [from[0] + (to[0] - from[0]) * t + free, from[1] + (to[1] - from[1]) * t + free * 0.35] as const;
  });
}

export interface Peak {
  x: number;
  top: number;
  base: number;
  half: number;
  depth: number;
  /** Which side the light comes from. */
  light: 1 | -1;
  snow?: boolean;
}

/** A single mountain with a lit and a shaded face, snow on its head, mist at its foot. */
export function peak(c: Canvas, p: Palette, { x, top, base, half, depth, light, snow = true }: Peak): void {
  const tall = base - top;
  const apex: Point = [x, top];
  const left = jagged(c, [x - half * c.random.range(0.9, 1.15), base], apex, half * 0.16);
  const right = jagged(c, apex, [x + half * c.random.range(0.9, 1.15), base], half * 0.16);
  const spine = jagged(c, apex, [x + half * 0.18 * -light, base], half * 0.22);
  const body = layer(p, depth);
  const foot = mix(body, p.low, 0.5 * (1 - depth));
  const outline = [...left, ...right];
  c.path(
    polygon(outline),
    c.down(top, base, [
      [0, body],
      [1, foot],
    ]),
  );
  const lit = mix(body, p.glow, 0.34 - depth * 0.12);
  const side = light < 0 ? [...left].reverse() : right;
  c.path(
    polygon([...spine, ...[...side].reverse()]),
    c.down(top, base, [
      [0, lit],
      [0.75, foot],
      [1, foot],
    ]),
  );
  if (!snow) return;
  const line = top + tall * c.random.range(0.26, 0.4);
  const zigzag: Point[] = [];
  const teeth = 7;
  for (let i = 0; i <= teeth * 2; i += 1) {
    zigzag.push([x + half * (1 - i / teeth), line + (i % 2 ? 1 : -1) * tall * c.random.range(0.03, 0.09)]);
  }
  c.clip(polygon(outline), () => {
    const cap = polygon([[x - half, top - 5], [x + half, top - 5], ...zigzag]);
    c.clip(cap, () => {
      c.path(polygon(outline), mix(p.mid, p.glow, 0.5));
      c.path(polygon([...spine, ...[...side].reverse()]), mix(p.low, p.glow, 0.85));
    });
  });
}

/** Conifer with drooping tiers. */
export function pine(x: number, foot: number, height: number): string {
  const half = height * 0.2;
  const tiers = 4;
  let right = '';
  let left = '';
  for (let i = 0; i < tiers; i += 1) {
    const y = foot - height + (height * 0.94 * (i + 1)) / tiers;
    const w = (half * (i + 1.2)) / tiers;
    const inner = w * 0.5;
    right += `Q${n(x + inner * 0.7)} ${n(y - height * 0.08)} ${n(x + w)} ${n(y)}L${n(x + inner)} ${n(y - height * 0.03)}`;
    left = `L${n(x - w)} ${n(y)}Q${n(x - inner * 0.7)} ${n(y - height * 0.08)} ${n(x - inner * 0.55)} ${n(y - height * 0.19)}${left}`;
  }
  const trunk = height * 0.025;
  return `M${n(x)} ${n(foot - height)}${right}L${n(x + trunk)} ${n(foot - height * 0.07)}V${n(foot)}H${n(x - trunk)}V${n(foot - height * 0.07)}${left}Z`;
}

/** A stand of conifers along a line: one path. */
export function pines(
  c: Canvas,
  line: readonly Point[],
  count: number,
  height: number,
  colour: string,
  where: [number, number] = [0, 1],
): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = c.w * (where[0] + (where[1] - where[0]) * ((i + c.random.next()) / count));
    d += pine(x, heightAt(line, x) + height * 0.06, height * c.random.range(0.55, 1.15));
  }
  c.path(d, colour);
}

/** Grass blades along the bottom of a picture. */
export function grass(
  c: Canvas,
  line: readonly Point[],
  count: number,
  height: number,
  colour: string,
): void {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = c.random.range(-0.02, 1.02) * c.w;
    const y = heightAt(line, x) + 4;
    const tall = height * c.random.range(0.3, 1);
    const lean = tall * c.random.range(-0.15, 0.45);
    d += `M${n(x - 2)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}Q${n(x + 2)} ${n(y - tall * 0.5)} ${n(x + 3)} ${n(y)}Z`;
  }
  c.path(d, colour);
}

/** Water from a height to the bottom edge, carrying the sky upside down. */
export function water(c: Canvas, p: Palette, y: number, deep = p.ink): void {
  c.rect(
    0,
    y,
    c.w,
    c.h - y + 2,
    c.down(y, c.h, [
      [0, mix(p.low, p.mid, 0.45)],
      [0.25, mix(p.mid, p.near, 0.45)],
      [1, deep],
    ]),
  );
}

/** The path of light on water: short strokes, wider and rarer towards us. */
export function glitter(
  c: Canvas,
  x: number,
  y: number,
  bottom: number,
  width: number,
  colour: string,
): void {
  let d = '';
  const rows = 34;
  for (let i = 0; i < rows; i += 1) {
    const t = (i / rows) ** 1.6;
    const at = y + 2 + (bottom - y) * t;
    const reach = width * (0.35 + t * 1.1);
    const tall = 0.8 + t * c.h * 0.006;
    for (let k = 0; k < 2; k += 1) {
      const length = reach * c.random.range(0.1, 0.75) * (1 - t * 0.5);
      const cx = x + reach * c.random.range(-0.6, 0.6);
      d += `M${n(cx - length)} ${n(at)}Q${n(cx)} ${n(at - tall)} ${n(cx + length)} ${n(at)}Q${n(cx)} ${n(at + tall)} ${n(cx - length)} ${n(at)}Z`;
    }
  }
  c.path(
    d,
    c.down(y, bottom, [
      [0, colour, 0.95],
      [0.5, colour, 0.5],
      [1, colour, 0.1],
    ]),
  );
}

/** A rolling crest across the sheet. */
export function wave(c: Canvas, y: number, height: number, length: number, phase: number): Point[] {
  const points: Point[] = [];
  for (let x = -length; x <= c.w + length; x += length / 4) {
    points.push([x, y + Math.sin((x / length + phase) * Math.PI * 2) * height]);
  }
  return points;
}
