import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { heightAt, skyline, under } from '../../draw/land.ts';
import { crescent, halo, sky, stars } from '../../draw/sky.ts';
import { glitter, water } from '../../draw/water.ts';
import type { Scene } from '../stage.ts';

/** A lighthouse on a rock, its beam over the night. */
export const lighthouse: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 130 * u;
  sky(c, p, line);
  stars(c, 90, line * 0.8, p.glow);
  crescent(c, [x - 190 * u, horizon * 0.32], 30 * u, p);
  const top = horizon - 150 * u;
  const tx = x + 60 * u;
  const beam = (angle: number, half: number) => {
    const length = 900 * u;
    const end = (a: number) => `${n(tx + Math.cos(a) * length)} ${n(top + Math.sin(a) * length)}`;
    c.path(
      `M${n(tx)} ${n(top)}L${end(angle - half)}L${end(angle + half)}Z`,
      c.radial([tx, top], length * 0.8, [
        [0, p.glow, 0.75],
        [1, p.glow, 0],
      ]),
    );
  };
  beam(Math.PI * 1.07, 0.1);
  beam(Math.PI * 0.04, 0.07);
  water(c, p, line);
  glitter(c, tx - 120 * u, line, c.h * 0.9, 90 * u, p.glow);
  const rock = skyline(c, c.h + 60 * u, 50 * u, 6);
  const rise = c.h + 60 * u - line + 74 * u;
  const hill = rock.map(([px, py]) => [px, py - rise * Math.exp(-(((px - tx) / (190 * u)) ** 4))] as const);
  c.path(
    under(c, hill),
    c.down(line - 120 * u, c.h, [
      [0, mix(p.near, p.ink, 0.3)],
      [0.6, p.ink],
      [1, p.ink],
    ]),
  );
  const foot = heightAt(hill, tx) + 10 * u;
  c.path(
    `M${n(tx - 26 * u)} ${n(foot)}L${n(tx - 15 * u)} ${n(top + 24 * u)}H${n(tx + 15 * u)}L${n(tx + 26 * u)} ${n(foot)}Z`,
    c.linear(
      [tx - 26 * u, 0],
      [tx + 26 * u, 0],
      [
        [0, mix(p.glow, p.far, 0.35)],
        [1, mix(p.near, p.ink, 0.2)],
      ],
    ),
  );
  for (let i = 1; i < 4; i += 1) {
    const y = top + 24 * u + ((foot - top - 24 * u) * i) / 4.2;
    c.rect(tx - 22 * u, y, 44 * u, 16 * u, p.accent, 'opacity="0.75"');
  }
  c.rect(tx - 20 * u, top + 16 * u, 40 * u, 8 * u, p.ink);
  c.rect(tx - 12 * u, top - 14 * u, 24 * u, 30 * u, p.glow);
  c.path(
    `M${n(tx - 16 * u)} ${n(top - 13 * u)}L${n(tx)} ${n(top - 36 * u)}L${n(tx + 16 * u)} ${n(top - 13 * u)}Z`,
    p.ink,
  );
  halo(c, [tx, top], 150 * u, p.glow, 0.85);
};
