import { type Canvas, n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { layer } from '../../draw/land.ts';
import type { Palette } from '../../draw/palette.ts';

/** A row of buildings from edge to edge; near rows have lit windows. */
export function block(
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
