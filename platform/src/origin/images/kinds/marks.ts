import { type Canvas, n } from '../draw/canvas.ts';

/** A mark: geometry in a box of 100 by 100, in one colour and a second one for its inner shape. */
export type Mark = (c: Canvas, fg: string, bg: string) => void;

const rays = (c: Canvas, fg: string, count: number, from: number, to: number, width: number) => {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = (i / count) * Math.PI * 2;
    d += `M${n(50 + Math.cos(a) * from)} ${n(50 + Math.sin(a) * from)}L${n(50 + Math.cos(a) * to)} ${n(50 + Math.sin(a) * to)}`;
  }
  c.stroke(d, fg, width);
};

const marks = {
  tape: (c, fg, bg) => {
    c.path('M12 22H88V46H64V88H36V46H12Z', fg);
    for (const x of [20, 38, 56, 74]) c.rect(x, 27, 7, 9, bg, 'rx="2"');
  },
  sun: (c, fg) => {
    c.circle(50, 50, 22, fg);
    rays(c, fg, 12, 32, 44, 7);
  },
  peak: (c, fg, bg) => {
    c.path('M4 84L40 18L58 50L66 38L96 84Z', fg);
    c.path('M40 18L51 38L43 44L37 38L30 42L29 38Z', bg);
  },
  wave: (c, fg) => {
    for (const y of [30, 52, 74]) c.stroke(`M8 ${y}q10.5 -16 21 0t21 0t21 0t21 0`, fg, 9);
  },
  wing: (c, fg) => {
    c.path(
      'M6 34Q40 16 60 40Q74 26 94 28Q80 40 74 54Q64 76 40 82Q50 70 46 62Q28 64 16 54Q30 54 34 48Q16 46 6 34Z',
      fg,
    );
  },
  star: (c, fg) => {
    c.path('M50 6L61 37L94 38L68 58L77 90L50 71L23 90L32 58L6 38L39 37Z', fg);
  },
  play: (c, fg, bg) => {
    c.circle(50, 50, 44, fg);
    c.path('M40 28L74 50L40 72Z', bg);
  },
  orbit: (c, fg) => {
    c.circle(50, 50, 20, fg);
    c.ellipse(50, 50, 46, 17, 'none', `stroke="${fg}" stroke-width="6" transform="rotate(-26 50 50)"`);
    c.circle(88, 26, 7, fg);
  },
  bars: (c, fg) => {
    for (const [x, h] of [
      [12, 38],
      [32, 70],
      [52, 52],
      [72, 84],
    ] as const)
      c.rect(x, 92 - h, 15, h, fg, 'rx="4"');
  },
  leaf: (c, fg, bg) => {
    c.path('M14 86Q8 20 88 12Q92 84 26 80Z', fg);
    c.stroke('M16 88Q34 54 66 36', bg, 6);
  },
  ball: (c, fg, bg) => {
    c.circle(50, 50, 44, fg);
    c.path('M50 30L68 43L61 64H39L32 43Z', bg);
    c.stroke('M50 30V8M68 43L90 36M61 64L74 84M39 64L26 84M32 43L10 36', bg, 5);
  },
  note: (c, fg) => {
    c.path('M36 18L84 8V66A15 13 0 1 1 74 54V32L46 38V76A15 13 0 1 1 36 64Z', fg);
  },
  book: (c, fg, bg) => {
    c.path('M50 24Q30 10 8 18V80Q30 72 50 86Q70 72 92 80V18Q70 10 50 24Z', fg);
    c.stroke('M50 26V84', bg, 5);
  },
  cub: (c, fg, bg) => {
    for (const x of [24, 76]) c.circle(x, 26, 17, fg);
    c.circle(50, 54, 38, fg);
    for (const x of [36, 64]) c.circle(x, 48, 5.5, bg);
    c.ellipse(50, 66, 12, 9, bg);
  },
  yurt: (c, fg, bg) => {
    c.path('M8 86V54Q30 20 44 20V14H56V20Q70 20 92 54V86Z', fg);
    c.rect(42, 58, 16, 28, bg, 'rx="3"');
    c.stroke('M10 54H90', bg, 4);
  },
  eye: (c, fg, bg) => {
    c.path('M4 50Q50 -2 96 50Q50 102 4 50Z', fg);
    c.circle(50, 50, 19, bg);
    c.circle(50, 50, 9, fg);
  },
  flame: (c, fg, bg) => {
    c.path('M52 4Q88 36 80 66Q74 94 50 96Q22 94 20 64Q20 48 34 36Q34 50 44 52Q40 26 52 4Z', fg);
    c.path('M50 56Q66 70 60 82Q56 90 50 90Q40 90 38 80Q38 72 50 56Z', bg);
  },
  globe: (c, fg, bg) => {
    c.circle(50, 50, 44, fg);
    c.ellipse(50, 50, 18, 44, 'none', `stroke="${bg}" stroke-width="5"`);
    c.stroke('M8 36H92M8 64H92', bg, 5);
  },
  mic: (c, fg) => {
    c.rect(34, 6, 32, 54, fg, 'rx="16"');
    c.stroke('M20 46Q20 74 50 74Q80 74 80 46M50 74V94M34 94H66', fg, 8);
  },
  heart: (c, fg) => {
    c.path('M50 90C10 62 2 42 8 26C16 6 42 8 50 28C58 8 84 6 92 26C98 42 90 62 50 90Z', fg);
  },
  drop: (c, fg, bg) => {
    c.path('M50 4Q86 48 82 64Q76 94 50 96Q24 94 18 64Q14 48 50 4Z', fg);
    c.stroke('M34 64Q36 80 50 82', bg, 6);
  },
  grid: (c, fg) => {
    for (const x of [8, 54]) for (const y of [8, 54]) c.rect(x, y, 38, 38, fg, 'rx="9"');
  },
  comet: (c, fg) => {
    c.path('M92 8L58 70A24 24 0 1 1 30 42Z', fg);
  },
  tulip: (c, fg, bg) => {
    c.path('M22 14Q36 30 50 8Q64 30 78 14Q92 60 50 66Q8 60 22 14Z', fg);
    c.stroke('M50 66V94M50 90Q30 88 24 72M50 90Q70 88 76 72', fg, 7);
    c.stroke('M50 26V50', bg, 5);
  },
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;

export const markNames = Object.keys(marks) as MarkName[];

/** Draws a mark of height `size` with its top left at (x, y). */
export function drawMark(
  c: Canvas,
  name: MarkName,
  x: number,
  y: number,
  size: number,
  fg: string,
  bg: string,
): void {
  const scale = Math.round((size / 100) * 1000) / 1000;
  c.group(`transform="translate(${n(x)} ${n(y)}) scale(${scale})"`, () => marks[name](c, fg, bg));
}
