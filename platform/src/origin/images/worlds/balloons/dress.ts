import type { Canvas } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import type { Palette } from '../../draw/palette.ts';

export const dress = (c: Canvas, p: Palette): readonly [string, string] =>
  c.random.pick([
    [p.accent, mix(p.glow, p.low, 0.2)],
    [mix(p.near, p.mid, 0.3), p.glow],
    [p.mid, p.accent],
    [mix(p.accent, p.near, 0.4), p.low],
  ] as const);
