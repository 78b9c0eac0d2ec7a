import { type Canvas, n, type Point, polygon, smooth } from './canvas.ts';
import { mix } from './colour.ts';
import type { Palette } from './palette.ts';

/** Heights of a broken line by midpoint displacement: the base of every ridge. */
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

/** Layer colour by depth (0 far … 1 near): the haze between layers makes the picture look deep. */
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

/** Several ridges from far to near. `round` ones have soft outlines. */
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
