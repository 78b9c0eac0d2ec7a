import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { beast } from '../../draw/figures.ts';
import { disc, sky, stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A caravan along the dunes. */
export const caravan: Scene = (c, p, { x, horizon, u }) => {
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
