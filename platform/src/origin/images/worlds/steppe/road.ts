import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { eagle } from '../../draw/figures.ts';
import { ranges } from '../../draw/land.ts';
import { clouds, disc, halo, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A road to the horizon, headlights on it. */
export const road: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 60 * u;
  sky(c, p, line);
  disc(c, [x, line - 40 * u], 110 * u, p, 3);
  clouds(c, p, line - 170 * u, 120 * u, 8, 0.5);
  ranges(c, p, line - 4 * u, line, 1, 60 * u, 0.12, 0.12);
  c.rect(
    0,
    line,
    c.w,
    c.h,
    c.down(line, c.h, [
      [0, mix(p.far, p.low, 0.3)],
      [0.4, p.near],
      [1, p.ink],
    ]),
  );
  c.path(
    `M${n(x - 5 * u)} ${n(line)}H${n(x + 5 * u)}L${n(x + 300 * u)} ${n(c.h + 5)}H${n(x - 300 * u)}Z`,
    c.down(line, c.h, [
      [0, mix(p.far, p.ink, 0.5)],
      [1, p.ink],
    ]),
  );
  for (let i = 0; i < 9; i += 1) {
    const t = ((i + 0.5) / 9) ** 2.2;
    const y = line + t * (c.h - line);
    const tall = 6 * u + t * 70 * u;
    c.path(
      `M${n(x - 2 * u - t * 5 * u)} ${n(y)}H${n(x + 2 * u + t * 5 * u)}L${n(x + 2 * u + t * 8 * u)} ${n(y + tall)}H${n(x - 2 * u - t * 8 * u)}Z`,
      p.glow,
      'opacity="0.75"',
    );
  }
  let poles = '';
  for (let i = 0; i < 8; i += 1) {
    const t = ((i + 1) / 8) ** 2;
    const px = x + (20 + t * 360) * u;
    const tall = (14 + t * 230) * u;
    const foot = line + t * 150 * u;
    poles += `M${n(px)} ${n(foot)}h${n(1 + t * 5 * u)}V${n(foot - tall)}h${n(-1 - t * 5 * u)}ZM${n(px - t * 22 * u)} ${n(foot - tall * 0.92)}h${n(2 + t * 48 * u)}v${n(1 + t * 4 * u)}h${n(-2 - t * 48 * u)}Z`;
  }
  c.path(poles, p.ink);
  const cy = line + 60 * u;
  c.path(
    `M${n(x - 44 * u)} ${n(cy)}v${n(-14 * u)}l${n(8 * u)} ${n(-18 * u)}h${n(32 * u)}l${n(8 * u)} ${n(18 * u)}v${n(14 * u)}Z`,
    p.ink,
  );
  for (const dx of [-38, -10]) halo(c, [x + dx * u, cy - 9 * u], 30 * u, p.accent, 1);
  eagle(c, x - 120 * u, horizon - 140 * u, 120 * u, p.ink, -8);
};
