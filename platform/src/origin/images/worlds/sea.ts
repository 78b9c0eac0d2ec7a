import { n, polygon, smooth } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { boat, couple, eagle, standing, whale } from '../draw/figures.ts';
import { glitter, heightAt, layer, ranges, skyline, under, water, wave } from '../draw/land.ts';
import { birds, clouds, crescent, cumulus, disc, fog, halo, sky, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** Sun going down in open water, a boat on its path. */
const sunset: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 90 * u;
  sky(c, p, line);
  const r = c.random.range(110, 170) * u;
  disc(c, [x, line - r * 0.25], r, p, 2.8);
  clouds(c, p, line - 190 * u, 120 * u, 7, 0.45);
  water(c, p, line);
  glitter(c, x, line, c.h * 0.97, 120 * u, p.glow);
  c.rect(0, line - 1, c.w, 2 * u, mix(p.low, p.glow, 0.5));
  boat(c, x + 34 * u * c.random.sign(), line + 70 * u, 150 * u, p.ink, mix(p.near, p.ink, 0.4));
  birds(c, [x - 110 * u, line - 220 * u], 5, 13 * u, p.ink);
};

/** A lighthouse on a rock, its beam over the night. */
const lighthouse: Scene = (c, p, { x, horizon, u }) => {
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

/** Great waves one behind another, a small boat on a crest. */
const swell: Scene = (c, p, { x, horizon, u, dark }) => {
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

/** A bay between headlands, someone at the water's edge. */
const shore: Scene = (c, p, { x, horizon, u }) => {
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

/** A whale under a small boat: sea and sky cut open. */
const beneath: Scene = (c, p, { x, horizon, u }) => {
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

/** Cliffs in morning mist; a sea eagle over the water. */
const cliffs: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 110 * u;
  sky(c, p, line);
  disc(c, [x - 60 * u, line - 120 * u], 90 * u, p, 4);
  water(c, p, line);
  glitter(c, x - 60 * u, line, c.h * 0.9, 80 * u, p.glow);
  for (let i = 0; i < 4; i += 1) {
    const side = i % 2 ? 1 : -1;
    const foot = line + i * 30 * u;
    const tall = (250 - i * 20) * u;
    const edge = x + side * (70 + (i >> 1) * 80) * u;
    const cliff = skyline(c, foot, 46 * u, 6, 0.66).map(([px, py]) => {
      const out = Math.min(1, Math.max(0, ((px - edge) * side) / (90 * u)));
      return [px, foot + 6 * u - (tall + foot - py) * out * out * (3 - 2 * out)] as const;
    });
    const body = layer(p, 0.2 + i * 0.22);
    const paint = c.down(foot - tall, foot + 20 * u, [
      [0, body],
      [1, mix(body, p.low, 0.4)],
    ]);
    c.path(`${polygon(cliff, false)}L${n(c.w + 20)} ${n(foot + 6 * u)}H-20Z`, paint);
    fog(c, foot, 50 * u, p.low, 0.35);
  }
  eagle(c, x + 20 * u, horizon - 120 * u, 170 * u, p.ink, 10);
};

export const sea: readonly Scene[] = [sunset, lighthouse, swell, shore, beneath, cliffs];
