import type { Canvas } from '../../draw/canvas.ts';
import { fish } from '../../draw/figures.ts';

export function school(
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
