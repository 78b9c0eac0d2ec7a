import type { Random } from './random.ts';

/** Numbers in paths: one decimal is a tenth of a pixel at full size, and halves the document. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/**
 * A sheet on which shapes are drawn from back to front. No SVG filters: they are slower than everything else together, so
 * glow, fog and soft edges are gradients.
 */
export class Canvas {
  readonly w: number;
  readonly h: number;
  readonly random: Random;
  private readonly defs: string[] = [];
  private body: string[] = [];
  private readonly prefix: string;

  constructor(w: number, h: number, random: Random, prefix = 'g') {
    this.w = w;
    this.h = h;
    this.random = random;
    this.prefix = prefix;
  }

  private define(make: (id: string) => string): string {
    const id = `${this.prefix}${this.defs.length}`;
    this.defs.push(make(id));
    return id;
  }

  /** Raw markup over the shapes that are there. */
  add(markup: string): this {
    this.body.push(markup);
    return this;
  }

  /** Linear gradient in sheet coordinates. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const ends = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${ends}>${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Vertical gradient between two heights. */
  down(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linear([0, top], [0, bottom], stops);
  }

  /** Radial gradient; `squash` < 1 makes it a flat ellipse. */
  radial([x, y]: Point, radius: number, stops: readonly Stop[], squash = 1): string {
    const flat =
      squash === 1 ? '' : ` gradientTransform="translate(0 ${n(y * (1 - squash))}) scale(1 ${squash})"`;
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${flat}>${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Everything drawn inside `paint` is cut to the outline (path data). */
  clip(outline: string, paint: () => void): this {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`);
    return this.group(`clip-path="url(#${id})"`, paint);
  }

  /** A group with attributes of its own. */
  group(attributes: string, paint: () => void): this {
    const outer = this.body;
    this.body = [];
    paint();
    const inner = this.body.join('');
    this.body = outer;
    return this.add(`<g ${attributes}>${inner}</g>`);
  }

  rect(x: number, y: number, w: number, h: number, fill: string, extra = ''): this {
    return this.add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${extra && ` ${extra}`}/>`,
    );
  }

  fill(paint: string, extra = ''): this {
    return this.rect(0, 0, this.w, this.h, paint, extra);
  }

  circle(x: number, y: number, r: number, fill: string, extra = ''): this {
    return this.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra && ` ${extra}`}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): this {
    return this.add(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`,
    );
  }

  path(d: string, fill: string, extra = ''): this {
    return this.add(`<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`);
  }

  stroke(d: string, colour: string, width: number, extra = ''): this {
    return this.path(
      d,
      'none',
      `stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}`,
    );
  }

  /** The finished document; `slice` lets the renderer crop to another shape without resampling. */
  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(this.w)} ${n(this.h)}" width="${n(this.w)}" height="${n(this.h)}" preserveAspectRatio="xMidYMid slice"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`;
  }
}

/** Closed or open path through points. */
export const polygon = (points: readonly Point[], close = true) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (close ? 'Z' : '');

/** A smooth line through points (Catmull-Rom as cubic curves), starting with `M` unless it continues a path. */
export function smooth(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  let d = `${start}${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}
