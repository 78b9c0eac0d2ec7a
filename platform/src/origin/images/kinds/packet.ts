import { Canvas, n, type Point, smooth } from '../draw/canvas.ts';
import { mix, shade } from '../draw/colour.ts';
import { paletteFrom, paletteOf } from '../draw/palette.ts';
import { randomOf } from '../draw/random.ts';
import { halo } from '../draw/sky.ts';
import type { ImageSubject } from '../subject.ts';

const W = 1280;
const H = 720;

/** 1280×720: a packet as a bundle of film tape in its own colours. */
export function packet(subject: ImageSubject): Canvas {
  const c = new Canvas(W, H, randomOf(subject.seed, 'packet'));
  const p = subject.color ? paletteFrom(subject.color) : paletteOf(subject);
  const { random } = c;
  c.fill(
    c.linear(
      [0, 0],
      [W, H],
      [
        [0, p.top],
        [0.6, p.near],
        [1, p.ink],
      ],
    ),
  );
  halo(c, [W * 0.68, H * 0.36], 620, p.mid, 0.8);
  halo(c, [W * 0.72, H * 0.4], 260, p.glow, 0.35);
  const phase = random.next() * 6;
  for (let k = 0; k < 4; k += 1) {
    const width = 58 + k * 22;
    const at = (s: number, off: number): Point => {
      const swing = Math.sin(s * 5 + phase + k * 1.1);
      return [
        s * (W + 200) - 100,
        H * (0.3 + k * 0.15) +
          swing * (120 - k * 10) +
          off * (0.55 + 0.45 * Math.cos(s * 5 + phase + k * 1.1)),
      ];
    };
    const steps = Array.from({ length: 15 }, (_, i) => i / 14);
    const upper = steps.map((s) => at(s, -width / 2));
    const lower = steps.map((s) => at(s, width / 2)).reverse();
    const colour = mix(mix(p.near, p.far, k / 3), k === 2 ? p.accent : p.low, 0.35);
    c.path(
      `${smooth(upper)}${smooth(lower, 'L')}Z`,
      c.linear(
        [0, 0],
        [W, 0],
        [
          [0, shade(colour, -0.18)],
          [0.4, colour],
          [0.62, mix(colour, p.glow, 0.5)],
          [1, shade(colour, -0.15)],
        ],
      ),
    );
    let holes = '';
    for (let s = 0.01; s < 1; s += 0.018) {
      for (const side of [-0.36, 0.36]) {
        const [x, y] = at(s, width * side);
        const size = width * 0.09;
        holes += `M${n(x - size)} ${n(y - size * 0.7)}h${n(size * 2)}v${n(size * 1.4)}h${n(-size * 2)}Z`;
      }
    }
    c.path(holes, p.ink, 'opacity="0.55"');
  }
  c.fill(
    c.down(H * 0.55, H, [
      [0, p.ink, 0],
      [1, p.ink, 0.75],
    ]),
  );
  return c;
}
