import { n } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { beast, couple, eagle, rider, standing, yurt } from '../draw/figures.ts';
import { grass, heightAt, ranges, ridge, skyline, under } from '../draw/land.ts';
import { birds, clouds, crescent, cumulus, disc, fog, halo, rays, sky, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** A rider before an enormous sun. */
const horseman: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 150 * u;
  sky(c, p, line);
  disc(c, [x, line - 120 * u], 190 * u, p, 2.1);
  clouds(c, p, line - 160 * u, 130 * u, 6, 0.4);
  ranges(c, p, line - 10 * u, line + 20 * u, 2, 26 * u, 0.15, 0.4, true);
  const hill = skyline(c, line + 70 * u, 30 * u, 3);
  ridge(c, hill, p, 0.85, true);
  rider(c, x, heightAt(hill, x) + 8 * u, 210 * u, p.ink, c.random.chance(0.5));
  grass(c, hill, 150, 40 * u, p.ink);
  fog(c, c.h * 0.95, 220 * u, p.ink, 0.6);
};

/** A caravan along the dunes. */
const caravan: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon + 120 * u);
  stars(c, 40, horizon * 0.6, p.glow);
  disc(c, [x - 110 * u, horizon - 110 * u], 66 * u, p, 5);
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4;
    const y = horizon + 50 * u + t * (c.h - horizon - 150 * u);
    const crest = x + c.random.range(-200, 200) * u;
    const top = y - (60 + t * 34) * u;
    const body = mix(mix(p.low, p.far, 0.7), p.ink, t * 0.95);
    const left = `M-20 ${n(c.h + 10)}V${n(y + 40 * u)}Q${n(crest * 0.5)} ${n(y + 30 * u)} ${n(crest)} ${n(top)}`;
    c.path(
      `${left}Q${n(crest + (c.w - crest) * 0.4)} ${n(y + 10 * u)} ${n(c.w + 20)} ${n(y + 30 * u)}V${n(c.h + 10)}Z`,
      c.down(top, top + 260 * u, [
        [0, mix(body, p.glow, 0.3 * (1 - t))],
        [1, body],
      ]),
    );
    c.path(
      `M${n(crest)} ${n(top)}Q${n(crest + (c.w - crest) * 0.4)} ${n(y + 10 * u)} ${n(c.w + 20)} ${n(y + 30 * u)}V${n(c.h + 10)}H${n(crest + 60 * u)}Q${n(crest + 90 * u)} ${n(y + 90 * u)} ${n(crest)} ${n(top)}Z`,
      mix(body, p.ink, 0.35),
      'opacity="0.75"',
    );
    if (i === 3) {
      const side = crest < x ? 1 : -1;
      for (let k = 0; k < 4; k += 1) {
        const cx = crest + side * (50 + k * 82) * u;
        beast(c, 'camel', cx, top + (22 + k * 13) * u, (70 - k * 3) * u, p.ink, side > 0);
      }
    }
  }
};

/** Tents on the summer pasture. */
const aul: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon + 110 * u);
  for (let i = 0; i < 4; i += 1)
    cumulus(
      c,
      [x + c.random.range(-300, 300) * u, horizon - c.random.range(20, 280) * u],
      c.random.range(130, 260) * u,
      mix(p.low, p.glow, 0.8),
      mix(p.low, p.mid, 0.25),
      0.85,
    );
  ranges(c, p, horizon + 30 * u, horizon + 70 * u, 2, 80 * u, 0.08, 0.22);
  const hills = ranges(c, p, horizon + 130 * u, horizon + 280 * u, 3, 30 * u, 0.4, 0.85, true);
  const line = hills[1] ?? [];
  for (const [dx, size] of [
    [-150, 58],
    [-30, 84],
    [120, 64],
  ] as const) {
    const at = x + dx * u;
    yurt(c, at, heightAt(line, at) + 8 * u, size * u, mix(p.glow, p.far, 0.3), p.near);
  }
  const front = hills[2] ?? [];
  beast(c, 'horse', x + 110 * u, heightAt(front, x + 110 * u) + 10 * u, 92 * u, p.ink, true);
  beast(c, 'horse', x + 10 * u, heightAt(front, x + 10 * u) + 14 * u, 76 * u, p.ink);
  grass(c, front, 120, 30 * u, mix(p.near, p.ink, 0.5));
};

/** A single tree and someone who came to it. */
const tree: Scene = (c, p, { x, horizon, u, dark }) => {
  const line = horizon + 170 * u;
  sky(c, p, line);
  if (dark) crescent(c, [x + 170 * u, horizon * 0.4], 34 * u, p);
  else rays(c, [x + 10 * u, line - 130 * u], 800 * u, p.glow, 0.16, 13);
  disc(c, [x + 20 * u, line - 140 * u], 130 * u, p, 2.6);
  ranges(c, p, line, line + 10 * u, 1, 14 * u, 0.4, 0.4, true);
  const hill = skyline(c, line + 50 * u, 26 * u, 3).map(
    ([px, py]) => [px, py - 30 * u * Math.exp(-(((px - x) / (240 * u)) ** 2))] as const,
  );
  ridge(c, hill, p, 0.92, true);
  const foot = heightAt(hill, x) + 8 * u;
  c.path(
    `M${n(x - 14 * u)} ${n(foot)}Q${n(x - 4 * u)} ${n(foot - 80 * u)} ${n(x - 24 * u)} ${n(foot - 160 * u)}L${n(x - 8 * u)} ${n(foot - 130 * u)}L${n(x + 2 * u)} ${n(foot - 190 * u)}L${n(x + 8 * u)} ${n(foot - 120 * u)}L${n(x + 34 * u)} ${n(foot - 160 * u)}Q${n(x + 8 * u)} ${n(foot - 80 * u)} ${n(x + 18 * u)} ${n(foot)}Z`,
    p.ink,
  );
  for (let i = 0; i < 30; i += 1) {
    const a = c.random.range(0, Math.PI * 2);
    const reach = Math.sqrt(c.random.next());
    c.ellipse(
      x + Math.cos(a) * reach * 118 * u,
      foot - 215 * u + Math.sin(a) * reach * 70 * u,
      c.random.range(22, 46) * u,
      c.random.range(14, 30) * u,
      mix(p.ink, p.near, c.random.range(0, 0.45)),
    );
  }
  const at = x + 110 * u * c.random.sign();
  if (c.random.chance(0.5)) couple(c, at, heightAt(hill, at) + 6 * u, 78 * u, p.ink, true);
  else
    standing(
      c,
      c.random.pick(['coat', 'dress', 'hat'] as const),
      at,
      heightAt(hill, at) + 6 * u,
      84 * u,
      p.ink,
    );
  grass(c, hill, 110, 26 * u, p.ink);
};

/** A road to the horizon, headlights on it. */
const road: Scene = (c, p, { x, horizon, u }) => {
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

/** Wild animals at dusk: wolf or deer on the hill. */
const wild: Scene = (c, p, { x, horizon, u, dark }) => {
  const line = horizon + 150 * u;
  sky(c, p, line + 40 * u);
  stars(c, 110, horizon, p.glow);
  disc(c, [x + 10 * u, line - 150 * u], 165 * u, p, 2.3);
  ranges(c, p, line - 10 * u, line + 60 * u, 3, 50 * u, 0.12, 0.6);
  const hill = skyline(c, line + 90 * u, 30 * u, 4);
  c.path(
    under(c, hill),
    c.down(line + 60 * u, c.h, [
      [0, mix(p.near, p.ink, 0.5)],
      [0.5, p.ink],
      [1, p.ink],
    ]),
  );
  const kind = dark ? 'wolf' : c.random.pick(['deer', 'horse', 'fox', 'wolf'] as const);
  beast(
    c,
    kind,
    x - 10 * u,
    heightAt(hill, x) + 8 * u,
    (kind === 'fox' ? 150 : 190) * u,
    p.ink,
    c.random.chance(0.5),
  );
  birds(c, [x - 100 * u, horizon - 60 * u], 5, 11 * u, p.ink);
  grass(c, hill, 120, 34 * u, p.ink);
};

export const steppe: readonly Scene[] = [horseman, caravan, aul, tree, road, wild];
