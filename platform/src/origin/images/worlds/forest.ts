import { n } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { beast, couple, standing } from '../draw/figures.ts';
import { glitter, grass, heightAt, layer, pines, ranges, skyline, under, water } from '../draw/land.ts';
import { birds, disc, fog, halo, rays, sky, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** Pines in mist, rank behind rank. */
const ranks: Scene = (c, p, { x, horizon, u, dark }) => {
  sky(c, p, c.h * 0.8);
  disc(c, [x, horizon - 100 * u], 110 * u, p, 3);
  birds(c, [x + 80 * u, horizon - 190 * u], 6, 12 * u, p.near);
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const line = skyline(c, horizon + 60 * u + t * (c.h - horizon - 150 * u), 60 * u, 4);
    const colour = layer(p, 0.1 + t * 0.86);
    pines(c, line, Math.round(c.w / u / (20 + t * 26)), (90 + t * 170) * u, colour);
    c.path(under(c, line), colour);
    if (i < 4) fog(c, horizon + 150 * u + t * (c.h - horizon - 150 * u), 130 * u, p.low, 0.45 - t * 0.3);
    if (i === 3) {
      const at = x + 30 * u;
      const lift = heightAt(line, at) + 6 * u;
      halo(c, [at, lift - 40 * u], 130 * u, p.glow, 0.5);
      if (dark) standing(c, 'hat', at, lift, 96 * u, p.ink);
      else
        beast(
          c,
          c.random.pick(['deer', 'fox', 'wolf'] as const),
          at,
          lift,
          110 * u,
          p.ink,
          c.random.chance(0.5),
        );
    }
  }
};

/** Between tall trunks, a path of light. */
const trunks: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.mid],
      [0.5, p.low],
      [1, p.near],
    ]),
  );
  halo(c, [x, horizon + 40 * u], 520 * u, p.glow, 1);
  rays(c, [x, horizon - 60 * u], 900 * u, p.glow, 0.3, 10);
  const birch = c.random.chance(0.4);
  const floor = horizon + 250 * u;
  c.rect(
    0,
    floor - 60 * u,
    c.w,
    c.h,
    c.down(floor - 60 * u, c.h, [
      [0, mix(p.low, p.far, 0.6)],
      [0.35, p.near],
      [1, p.ink],
    ]),
  );
  c.path(
    `M${n(x - 14 * u)} ${n(floor - 58 * u)}Q${n(x + 60 * u)} ${n(floor + 40 * u)} ${n(x - 130 * u)} ${n(c.h + 5)}H${n(x + 190 * u)}Q${n(x + 150 * u)} ${n(floor + 60 * u)} ${n(x + 14 * u)} ${n(floor - 58 * u)}Z`,
    c.down(floor, c.h, [
      [0, p.glow, 0.75],
      [1, p.glow, 0.08],
    ]),
  );
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const count = Math.round((14 - i * 2) * (c.w / u / 600));
    for (let k = 0; k < count; k += 1) {
      const px = c.random.range(-0.02, 1.02) * c.w;
      if (Math.abs(px - x) < (20 + t * t * 190) * u) continue;
      const w = (7 + t * t * 50) * u;
      const foot = floor - 50 * u + t * t * 250 * u;
      const body = layer(p, 0.1 + t * 0.88);
      const pale = birch && t < 0.9 ? mix(p.glow, body, 0.45 + t * 0.3) : body;
      c.path(
        `M${n(px - w / 2)} 0H${n(px + w / 2)}L${n(px + w * 0.6)} ${n(foot - w)}Q${n(px + w * 0.7)} ${n(foot)} ${n(px + w * 1.2)} ${n(foot + w * 0.3)}H${n(px - w * 1.2)}Q${n(px - w * 0.7)} ${n(foot)} ${n(px - w * 0.6)} ${n(foot - w)}Z`,
        px < x
          ? c.linear(
              [px - w, 0],
              [px + w, 0],
              [
                [0, body],
                [1, mix(pale, p.glow, 0.18)],
              ],
            )
          : c.linear(
              [px - w, 0],
              [px + w, 0],
              [
                [0, mix(pale, p.glow, 0.18)],
                [1, body],
              ],
            ),
      );
      if (birch && t > 0.2)
        for (let m = 0; m < 7; m += 1)
          c.rect(
            px - w / 2,
            c.random.range(0, foot - w),
            w * c.random.range(0.3, 0.8),
            w * 0.12,
            p.ink,
            'opacity="0.6"',
          );
    }
    fog(c, floor - 40 * u, 260 * u, p.low, 0.22 - t * 0.15);
  }
  if (c.random.chance(0.5)) couple(c, x + 6 * u, floor + 50 * u, 116 * u, p.ink, true);
  else
    standing(c, c.random.pick(['coat', 'dress', 'pack'] as const), x + 6 * u, floor + 50 * u, 120 * u, p.ink);
};

/** A cabin by a forest lake, lit from within. */
const cabin: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 160 * u;
  sky(c, p, line);
  stars(c, 100, horizon, p.glow);
  disc(c, [x - 130 * u, horizon - 140 * u], 54 * u, p, 5);
  ranges(c, p, line - 90 * u, line - 60 * u, 2, 70 * u, 0.12, 0.3);
  const bank = skyline(c, line - 10 * u, 16 * u, 4);
  pines(c, bank, Math.round(c.w / u / 16), 150 * u, layer(p, 0.62));
  c.path(under(c, bank), layer(p, 0.7));
  const [hx, foot] = [x + 20 * u, line + 6 * u];
  halo(c, [hx, foot - 40 * u], 190 * u, p.accent, 0.6);
  c.rect(hx - 70 * u, foot - 70 * u, 140 * u, 72 * u, p.ink);
  c.path(
    `M${n(hx - 92 * u)} ${n(foot - 66 * u)}L${n(hx)} ${n(foot - 136 * u)}L${n(hx + 92 * u)} ${n(foot - 66 * u)}Z`,
    mix(p.near, p.ink, 0.6),
  );
  c.rect(hx + 34 * u, foot - 140 * u, 16 * u, 44 * u, p.ink);
  for (const dx of [-48, 20]) c.rect(hx + dx * u, foot - 52 * u, 28 * u, 28 * u, p.accent);
  c.rect(hx - 12 * u, foot - 50 * u, 24 * u, 52 * u, mix(p.accent, p.glow, 0.4));
  water(c, p, line + 4 * u);
  glitter(c, hx, line + 6 * u, c.h * 0.92, 70 * u, p.accent);
  glitter(c, x - 130 * u, line + 6 * u, c.h * 0.92, 34 * u, p.glow);
  const near = skyline(c, c.h * 0.95, 40 * u, 4);
  pines(c, near, 4, 300 * u, p.ink, [-0.02, 0.14]);
  pines(c, near, 3, 260 * u, p.ink, [0.9, 1.04]);
  c.path(under(c, near), p.ink);
};

/** A glade: the creature of the wood against a huge disc. */
const glade: Scene = (c, p, { x, horizon, u, dark }) => {
  sky(c, p, c.h * 0.75);
  disc(c, [x, horizon], 205 * u, p, 1.9);
  const back = skyline(c, horizon + 160 * u, 20 * u, 4);
  pines(c, back, Math.round(c.w / u / 20), 150 * u, layer(p, 0.3));
  c.path(under(c, back), layer(p, 0.35));
  fog(c, horizon + 150 * u, 150 * u, p.low, 0.5);
  const hill = skyline(c, horizon + 220 * u, 20 * u, 3);
  c.path(
    under(c, hill, true),
    c.down(horizon + 190 * u, c.h, [
      [0, layer(p, 0.85)],
      [0.5, p.ink],
      [1, p.ink],
    ]),
  );
  const kind = dark ? 'wolf' : c.random.pick(['deer', 'deer', 'fox', 'horse'] as const);
  beast(c, kind, x, heightAt(hill, x) + 8 * u, (kind === 'fox' ? 180 : 250) * u, p.ink, c.random.chance(0.5));
  grass(c, hill, 170, 60 * u, p.ink);
  pines(c, hill, 4, 480 * u, p.ink, [-0.06, 0.14]);
  pines(c, hill, 4, 430 * u, p.ink, [0.88, 1.06]);
};

export const forest: readonly Scene[] = [ranks, trunks, cabin, glade];
