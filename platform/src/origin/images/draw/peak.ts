import { type Canvas, type Point, polygon } from './canvas.ts';
import { mix } from './colour.ts';
import { broken, layer } from './land.ts';
import type { Palette } from './palette.ts';

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
