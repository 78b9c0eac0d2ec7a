import { n, smooth } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { boat, whale } from '../../draw/figures.ts';
import { clouds, disc, fog, sky } from '../../draw/sky.ts';
import { wave } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** A whale under a small boat: sea and sky cut open. */
export const beneath: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon - 40 * u;
  sky(c, p, line);
  disc(c, [x + 90 * u, line - 30 * u], 100 * u, p, 3);
  clouds(c, p, line - 180 * u, 90 * u, 5, 0.4);
  c.rect(
    0,
    line,
    c.w,
    c.h,
    c.down(line, c.h, [
      [0, mix(p.mid, p.far, 0.6)],
      [0.5, mix(p.near, p.far, 0.25)],
      [1, p.ink],
    ]),
  );
  for (let i = 0; i < 7; i += 1) {
    const rx = x + c.random.range(-320, 320) * u;
    const w = c.random.range(20, 60) * u;
    c.path(
      `M${n(rx)} ${n(line)}H${n(rx + w)}L${n(rx + w * 2.4 + 60 * u)} ${n(c.h)}H${n(rx - w)}Z`,
      c.down(line, c.h * 0.85, [
        [0, p.glow, 0.2],
        [1, p.glow, 0],
      ]),
    );
  }
  c.stroke(smooth(wave(c, line, 3 * u, 120 * u, 0.2)), p.glow, 3 * u, 'opacity="0.7"');
  boat(c, x - 20 * u, line + 10 * u, 96 * u, p.ink, mix(p.glow, p.low, 0.3));
  whale(c, x + 10 * u, line + 250 * u, 430 * u, mix(p.ink, p.near, 0.25), c.random.chance(0.5), -6);
  for (let i = 0; i < 26; i += 1)
    c.circle(
      x + c.random.range(-260, 260) * u,
      line + c.random.range(60, 460) * u,
      c.random.range(1.5, 5) * u,
      p.glow,
      'opacity="0.3"',
    );
  fog(c, c.h, 200 * u, p.ink, 0.7);
};
