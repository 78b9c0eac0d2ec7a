import { smooth } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { boat } from '../../draw/figures.ts';
import { heightAt, under } from '../../draw/land.ts';
import { clouds, disc, sky } from '../../draw/sky.ts';
import { wave } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** Great waves one behind another, a small boat on a crest. */
export const swell: Scene = (c, p, { x, horizon, u, dark }) => {
  sky(c, p, horizon + 160 * u);
  if (dark) clouds(c, { ...p, glow: p.far, low: p.near }, horizon - 60 * u, 200 * u, 9, 0.8);
  disc(c, [x + 90 * u, horizon - 90 * u], 74 * u, p, 4);
  const count = 6;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const line = wave(
      c,
      horizon + 60 * u + t * (c.h - horizon - 130 * u),
      (12 + t * 34) * u,
      (240 + t * 260) * u,
      c.random.next(),
    );
    const body = mix(mix(p.mid, p.far, 0.6), p.ink, 0.1 + t * 0.85);
    c.path(
      under(c, line, true),
      c.down(horizon + t * 220 * u, horizon + t * 220 * u + 260 * u, [
        [0, mix(body, p.low, 0.28 * (1 - t))],
        [1, body],
      ]),
    );
    c.stroke(smooth(line), mix(body, p.glow, 0.5), (1.4 + t * 2) * u, 'opacity="0.55"');
    if (i === 2)
      boat(c, x - 50 * u, heightAt(line, x - 50 * u) + 18 * u, 170 * u, p.ink, mix(p.glow, p.low, 0.25));
  }
};
