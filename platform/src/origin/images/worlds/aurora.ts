import { type Canvas, n, type Point } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { beast, couple, standing, yurt } from '../draw/figures.ts';
import { glitter, heightAt, peak, pines, ranges, skyline, under, water } from '../draw/land.ts';
import type { Palette } from '../draw/palette.ts';
import { fog, halo, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** Curtains of light: a waving hem, its glow rising in strips. */
function curtains(c: Canvas, p: Palette, top: number, bottom: number, u: number, count = 3): void {
  c.fill(
    c.down(0, bottom, [
      [0, p.ink],
      [0.4, p.top],
      [1, mix(p.mid, p.low, 0.5)],
    ]),
  );
  stars(c, 130, bottom, '#ffffff');
  const hues = [p.glow, mix(p.glow, p.accent, 0.5), mix(p.accent, '#b07cff', 0.55)];
  for (let k = 0; k < count; k += 1) {
    const colour = hues[k % hues.length] as string;
    const base = top + (bottom - top) * (0.5 + k * 0.2);
    const phase = c.random.next() * 7;
    const hem: Point[] = [];
    for (let i = 0; i <= 84; i += 1) {
      const t = i / 84;
      hem.push([
        t * (c.w + 60 * u) - 30 * u,
        base + Math.sin(t * 5 + phase) * 70 * u + Math.sin(t * 13 + phase * 2) * 18 * u,
      ]);
    }
    for (let i = 0; i < hem.length - 1; i += 1) {
      const [a, b] = [hem[i] as Point, hem[i + 1] as Point];
      const tall = (210 + 90 * Math.sin(i * 0.23 + phase) + 26 * Math.sin(i * 1.7)) * u;
      const y = Math.max(a[1], b[1]);
      const strength = 0.34 + 0.16 * Math.sin(i * 0.37 + phase) + 0.1 * Math.sin(i * 2.3 + phase);
      const paint = c.down(y - tall, y + 34 * u, [
        [0, colour, 0],
        [0.45, colour, strength * 0.45],
        [0.82, mix(colour, '#ffffff', 0.15), strength * 1.3],
        [1, colour, 0],
      ]);
      c.path(
        `M${n(a[0])} ${n(a[1] + 34 * u)}L${n(b[0] + 0.6)} ${n(b[1] + 34 * u)}V${n(b[1] - tall)}H${n(a[0])}Z`,
        paint,
      );
    }
  }
}

/** Over a fjord. */
const fjord: Scene = (c, p, { x, horizon, u }) => {
  const line = horizon + 190 * u;
  curtains(c, p, 0, horizon + 60 * u, u);
  peak(c, p, { x: x - 220 * u, top: horizon - 30 * u, base: line, half: 260 * u, depth: 0.5, light: 1 });
  peak(c, p, { x: x + 210 * u, top: horizon + 10 * u, base: line, half: 250 * u, depth: 0.56, light: -1 });
  peak(c, p, { x: x + 20 * u, top: horizon + 70 * u, base: line, half: 170 * u, depth: 0.4, light: 1 });
  fog(c, line, 70 * u, p.low, 0.5);
  water(c, p, line);
  glitter(c, x, line, c.h, 190 * u, p.glow);
  const near = skyline(c, c.h * 0.93, 34 * u, 4);
  c.path(under(c, near), p.ink);
  standing(
    c,
    c.random.pick(['pack', 'coat'] as const),
    x + 10 * u,
    heightAt(near, x + 10 * u) + 5 * u,
    100 * u,
    p.ink,
  );
};

/** Snowy hills, a lit tent, reindeer. */
const night: Scene = (c, p, { x, horizon, u }) => {
  curtains(c, p, 0, horizon + 110 * u, u, 2);
  const snow: Palette = { ...p, near: mix(p.near, p.glow, 0.28), far: mix(p.far, p.glow, 0.3) };
  ranges(c, snow, horizon + 130 * u, horizon + 200 * u, 2, 50 * u, 0.3, 0.5);
  const hill = skyline(c, horizon + 270 * u, 24 * u, 3);
  c.path(
    under(c, hill, true),
    c.down(horizon + 240 * u, c.h, [
      [0, mix(p.low, p.glow, 0.35)],
      [0.4, mix(p.near, p.low, 0.35)],
      [1, p.ink],
    ]),
  );
  pines(c, hill, 7, 110 * u, p.ink, [0.02, 0.3]);
  const tx = x + 70 * u;
  halo(c, [tx, heightAt(hill, tx) - 30 * u], 170 * u, p.accent, 0.7);
  yurt(c, tx, heightAt(hill, tx) + 10 * u, 84 * u, p.ink, '#ffce7a');
  beast(c, 'deer', x - 80 * u, heightAt(hill, x - 80 * u) + 14 * u, 110 * u, p.ink);
  beast(c, 'deer', x - 160 * u, heightAt(hill, x - 160 * u) + 10 * u, 84 * u, p.ink, true);
};

/** Pines in a ring, looking up. */
const clearing: Scene = (c, p, { x, horizon, u }) => {
  curtains(c, p, 0, horizon + 180 * u, u, 3);
  ranges(c, p, horizon + 190 * u, horizon + 210 * u, 1, 50 * u, 0.45, 0.45);
  const back = skyline(c, horizon + 240 * u, 20 * u, 4);
  pines(c, back, Math.round(c.w / u / 17), 130 * u, mix(p.near, p.low, 0.25));
  c.path(under(c, back), mix(p.near, p.low, 0.25));
  const hill = skyline(c, horizon + 300 * u, 20 * u, 3);
  pines(c, hill, 5, 420 * u, p.ink, [-0.05, 0.2]);
  pines(c, hill, 5, 380 * u, p.ink, [0.82, 1.05]);
  c.path(under(c, hill), p.ink);
  if (c.random.chance(0.5))
    beast(c, 'wolf', x, heightAt(hill, x) + 6 * u, 130 * u, p.ink, c.random.chance(0.5));
  else couple(c, x, heightAt(hill, x) + 6 * u, 110 * u, p.ink, c.random.chance(0.5));
};

export const aurora: readonly Scene[] = [fjord, night, clearing];
