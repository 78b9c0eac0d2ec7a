import { smooth } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { couple, standing } from '../../draw/figures.ts';
import { heightAt, layer, ranges, under } from '../../draw/land.ts';
import { birds, cumulus, disc, sky } from '../../draw/sky.ts';
import { glitter, water, wave } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** A bay between headlands, someone at the water's edge. */
export const shore: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 70 * u;
  sky(c, p, line);
  disc(c, [x + 120 * u, line - 150 * u], 58 * u, p, 5);
  for (let i = 0; i < 3; i += 1)
    cumulus(
      c,
      [x + c.random.range(-260, 260) * u, line - c.random.range(60, 300) * u],
      c.random.range(120, 220) * u,
      mix(p.low, p.glow, 0.7),
      mix(p.low, p.mid, 0.3),
      0.8,
    );
  ranges(c, p, line - 6 * u, line, 1, 50 * u, 0.2, 0.2);
  water(c, p, line, mix(p.near, p.ink, 0.3));
  glitter(c, x + 120 * u, line, c.h * 0.85, 70 * u, p.glow);
  for (let i = 0; i < 4; i += 1) {
    const y = line + (80 + i * 60) * u;
    c.stroke(smooth(wave(c, y, 6 * u, 180 * u, c.random.next())), p.glow, (1.5 + i) * u, `opacity="0.3"`);
  }
  const sand = [
    [-10, c.h * 0.8],
    [c.w * 0.3, c.h * 0.83],
    [c.w * 0.62, c.h * 0.91],
    [c.w + 10, c.h * 0.88],
  ] as const;
  c.path(
    under(c, sand, true),
    c.down(c.h * 0.8, c.h, [
      [0, layer(p, 0.8)],
      [1, p.ink],
    ]),
  );
  const at = x - 40 * u;
  if (c.random.chance(0.6)) couple(c, at, heightAt(sand, at) + 14 * u, 130 * u, p.ink, c.random.chance(0.5));
  else standing(c, c.random.pick(['dress', 'hat'] as const), at, heightAt(sand, at) + 14 * u, 140 * u, p.ink);
  birds(c, [x + 40 * u, line - 240 * u], 6, 12 * u, p.ink);
};
