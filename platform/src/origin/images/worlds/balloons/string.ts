import { n, smooth } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { standing } from '../../draw/figures.ts';
import { heightAt, ranges, ridge, skyline } from '../../draw/land.ts';
import { cumulus, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A meadow with someone holding a string. */
export const string: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.8);
  for (let i = 0; i < 5; i += 1)
    cumulus(
      c,
      [x + c.random.range(-320, 320) * u, horizon - c.random.range(-120, 220) * u],
      c.random.range(120, 240) * u,
      mix(p.low, p.glow, 0.8),
      mix(p.low, p.mid, 0.3),
      0.9,
    );
  ranges(c, p, horizon + 190 * u, horizon + 210 * u, 2, 34 * u, 0.15, 0.35, true);
  const hill = skyline(c, horizon + 270 * u, 26 * u, 3);
  ridge(c, hill, p, 0.86, true);
  const foot = heightAt(hill, x - 30 * u) + 8 * u;
  standing(c, 'child', x - 30 * u, foot, 130 * u, p.ink);
  const hand = [x - 8 * u, foot - 66 * u] as const;
  const colours = [
    p.accent,
    p.glow,
    mix(p.accent, p.near, 0.35),
    p.mid,
    mix(p.accent, p.glow, 0.5),
    mix(p.mid, p.near, 0.4),
    p.accent,
  ];
  colours.forEach((colour, i) => {
    const bx = hand[0] + (40 + Math.cos(i * 2.4) * 78) * u;
    const by = hand[1] - (220 + Math.sin(i * 2.4) * 92) * u;
    c.stroke(
      smooth([hand, [(hand[0] + bx) / 2 + 16 * u, (hand[1] + by) / 2 + 30 * u], [bx, by + 40 * u]]),
      p.ink,
      1.3 * u,
      'opacity="0.6"',
    );
    c.path(
      `M${n(bx)} ${n(by + 46 * u)}C${n(bx - 52 * u)} ${n(by + 14 * u)} ${n(bx - 42 * u)} ${n(by - 48 * u)} ${n(bx)} ${n(by - 48 * u)}C${n(bx + 42 * u)} ${n(by - 48 * u)} ${n(bx + 52 * u)} ${n(by + 14 * u)} ${n(bx)} ${n(by + 46 * u)}Z`,
      c.radial([bx - 14 * u, by - 18 * u], 70 * u, [
        [0, mix(colour, '#ffffff', 0.5)],
        [0.4, colour],
        [1, mix(colour, p.ink, 0.35)],
      ]),
    );
  });
};
