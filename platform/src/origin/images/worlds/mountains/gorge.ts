import { polygon } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { couple } from '../../draw/figures.ts';
import { heightAt, ranges, skyline, under } from '../../draw/land.ts';
import { birds, disc, fog, rays, sky } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** Looking up through a gorge: walls on both sides, light in the gap. */
export const gorge: Scene = (c, p, { x, horizon, u }) => {
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
