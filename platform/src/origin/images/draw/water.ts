import { type Canvas, n, type Point } from './canvas.ts';
import { mix } from './colour.ts';
import type { Palette } from './palette.ts';

/** Water from a height to the bottom edge, reflecting the sky. */
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
