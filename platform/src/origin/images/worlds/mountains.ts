import { polygon } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { beast, couple, eagle, rider, standing, yurt } from '../draw/figures.ts';
import { heightAt, peak, pines, ranges, ridge, skyline, under, water } from '../draw/land.ts';
import { birds, clouds, crescent, cumulus, disc, fog, rays, sky, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** Ridge behind ridge, a great sun low between them, someone on the last rock. */
const valley: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon);
  if (c.random.chance(0.5)) stars(c, 60, horizon * 0.5, p.glow);
  disc(c, [x, horizon - 60 * u], c.random.range(80, 130) * u, p);
  clouds(c, p, horizon - 150 * u, 90 * u, 5, 0.35);
  ranges(c, p, horizon, c.h * 0.86, 4, 95 * u, 0.04, 0.68);
  fog(c, c.h * 0.74, 130 * u, p.low, 0.3);
  const rock = skyline(c, c.h * 0.93, 70 * u, 4, 0.45);
  ridge(c, rock, p, 0.97);
  const at = x + 60 * u * c.random.sign();
  const foot = heightAt(rock, at) + 4 * u;
  if (c.random.chance(0.4)) rider(c, at, foot, 120 * u, p.ink, c.random.chance(0.5));
  else standing(c, c.random.pick(['pack', 'coat', 'hat', 'dress'] as const), at, foot, 92 * u, p.ink);
};

/** One great snowy mountain over a lake or a wood. */
const summit: Scene = (c, p, { x, horizon, u }) => {
  const light = c.random.sign() as 1 | -1;
  sky(c, p, horizon + 60 * u);
  stars(c, 50, horizon * 0.6, p.glow);
  if (c.random.chance(0.5)) crescent(c, [x + 150 * u * light, horizon * 0.3], 26 * u, p, light);
  else disc(c, [x + 120 * u * light, horizon * 0.42], 46 * u, p, 5);
  const base = horizon + 120 * u;
  peak(c, p, { x: x - 230 * u, top: horizon - 90 * u, base, half: 260 * u, depth: 0.12, light });
  peak(c, p, { x: x + 250 * u, top: horizon - 60 * u, base, half: 240 * u, depth: 0.16, light });
  peak(c, p, { x, top: horizon - 270 * u, base, half: 330 * u, depth: 0.3, light });
  fog(c, base - 20 * u, 160 * u, p.low, 0.55);
  const shore = ranges(c, p, base + 10 * u, base + 60 * u, 2, 34 * u, 0.45, 0.7);
  pines(c, shore[1] ?? [], Math.round(c.w / 14 / u), 62 * u, mix(p.near, p.ink, 0.4));
  const lake = base + 92 * u;
  water(c, p, lake);
  c.rect(0, lake, c.w, 3 * u, p.glow, 'opacity="0.35"');
  const bank = skyline(c, c.h - 40 * u, 40 * u, 4);
  c.path(under(c, bank), p.ink);
  pines(c, bank, 7, 230 * u, p.ink, c.random.chance(0.5) ? [-0.03, 0.24] : [0.78, 1.05]);
};

/** Looking up through a gorge: walls on both sides, light in the gap. */
const gorge: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.8);
  rays(c, [x, horizon - 80 * u], 700 * u, p.glow, 0.22, 11);
  disc(c, [x, horizon - 80 * u], 60 * u, p, 6);
  birds(c, [x, horizon - 190 * u], 7, 12 * u, mix(p.near, p.ink, 0.5));
  ranges(c, p, horizon + 20 * u, c.h * 0.86, 3, 80 * u, 0.06, 0.5);
  for (let i = 0; i < 4; i += 1) {
    const depth = 0.25 + i * 0.22;
    const opening = (70 + i * 66) * u;
    for (const side of [-1, 1] as const) {
      const edge = x + side * opening;
      const steps = 9;
      const line = Array.from({ length: steps + 1 }, (_, k) => {
        const t = k / steps;
        const lean = (1 - t) * (c.w * 0.42 - opening * 0.35);
        return [
          edge + side * lean + c.random.range(-26, 26) * u,
          c.h * (0.1 + i * 0.02) + t * c.h * (0.62 + i * 0.07),
        ] as const;
      });
      const far = side < 0 ? -30 : c.w + 30;
      const body = mix(p.far, p.ink, depth);
      c.path(
        polygon([
          [far, (line[0] as readonly [number, number])[1] - 40 * u],
          ...line,
          [edge - side * 60 * u, c.h + 10],
          [far, c.h + 10],
        ]),
        c.down(0, c.h, [
          [0, mix(body, p.low, 0.12)],
          [0.7, body],
          [1, p.ink],
        ]),
      );
    }
    fog(c, c.h * (0.66 + i * 0.08), 90 * u, p.low, 0.22);
  }
  const floor = skyline(c, c.h * 0.9, 30 * u, 3);
  c.path(under(c, floor), p.ink);
  couple(c, x, heightAt(floor, x) + 3 * u, 84 * u, p.ink, c.random.chance(0.5));
};

/** Above the clouds: peaks as islands, an eagle. */
const islands: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, c.h * 0.78);
  disc(c, [x + 40 * u, horizon - 20 * u], 150 * u, p, 2.6);
  for (let i = 0; i < 4; i += 1) {
    const t = i / 3;
    const base = horizon + 80 * u + t * 250 * u;
    const px = x + (i % 2 ? 1 : -1) * c.random.range(60, 240) * u;
    peak(c, p, {
      x: px,
      top: base - (210 - t * 40) * u,
      base: base + 60 * u,
      half: (150 + t * 90) * u,
      depth: 0.12 + t * 0.55,
      light: 1,
    });
    fog(c, base + 20 * u, 130 * u, mix(p.low, p.glow, 0.35), 0.75 - t * 0.3);
    fog(c, base + 60 * u, 100 * u, p.low, 0.7 - t * 0.4);
    for (let k = 0; k < 4; k += 1) {
      const cloud = c.random.range(190, 330) * u;
      const light = mix(mix(p.low, p.glow, 0.6), p.far, t * 0.6);
      cumulus(
        c,
        [px + c.random.range(-300, 300) * u, base + c.random.range(60, 92) * u],
        cloud,
        light,
        mix(p.low, p.far, 0.25 + t * 0.5),
        0.92,
      );
    }
  }
  const rock = skyline(c, c.h * 0.95, 80 * u, 4);
  ridge(c, rock, p, 0.98);
  eagle(c, x - 70 * u, horizon - 130 * u, 190 * u, p.ink, -12);
};

/** A camp under the mountains at night: one lit tent. */
const camp: Scene = (c, p, { x, horizon, u }) => {
  sky(c, p, horizon + 120 * u);
  stars(c, 150, horizon, p.glow);
  crescent(c, [x - 140 * u, horizon * 0.35], 34 * u, p);
  peak(c, p, {
    x: x + 120 * u,
    top: horizon - 190 * u,
    base: horizon + 215 * u,
    half: 300 * u,
    depth: 0.28,
    light: -1,
  });
  peak(c, p, {
    x: x - 190 * u,
    top: horizon - 100 * u,
    base: horizon + 215 * u,
    half: 270 * u,
    depth: 0.36,
    light: -1,
  });
  fog(c, horizon + 110 * u, 140 * u, p.low, 0.4);
  const hills = ranges(c, p, horizon + 150 * u, horizon + 250 * u, 2, 44 * u, 0.6, 0.86, true);
  const line = hills[1] ?? [];
  const lamp = p.accent;
  yurt(c, x, heightAt(line, x) + 10 * u, 74 * u, p.ink, lamp);
  yurt(c, x - 130 * u, heightAt(line, x - 130 * u) + 6 * u, 46 * u, p.ink, lamp);
  beast(c, 'horse', x + 150 * u, heightAt(line, x + 150 * u) + 6 * u, 54 * u, p.ink);
  const near = skyline(c, c.h * 0.94, 46 * u, 4);
  c.path(under(c, near), p.ink);
};

export const mountains: readonly Scene[] = [valley, summit, gorge, islands, camp];
