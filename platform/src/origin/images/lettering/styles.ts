import type { Canvas } from '../draw/canvas.ts';
import { n } from '../draw/canvas.ts';
import { contrast, mix } from '../draw/colour.ts';
import type { Palette } from '../draw/palette.ts';
import type { ImageMood } from '../subject.ts';
import { type Block, type Box, type FitOptions, fitTitle } from './fit.ts';
import { depthOf, letterPath, linePath } from './font.ts';

export interface TypeStyle extends FitOptions {
  upper: boolean;
  align: 'left' | 'centre';
  effect: 'plain' | 'cut' | 'bounce' | 'drop' | 'gold' | 'tall' | 'rules';
}

const base: TypeStyle = {
  weight: 800,
  tracking: -0.025,
  leading: 0.9,
  maxSize: 128,
  maxLines: 4,
  upper: false,
  align: 'left',
  effect: 'plain',
};

/** Type shows the genre as much as light does. */
const styles: Record<ImageMood, readonly TypeStyle[]> = {
  drama: [base, { ...base, align: 'centre' }, { ...base, weight: 500, tracking: -0.03 }],
  comedy: [
    { ...base, upper: true, align: 'centre', effect: 'drop', leading: 0.86, maxSize: 140 },
    { ...base, effect: 'drop', align: 'centre', maxSize: 140 },
  ],
  thriller: [
    { ...base, upper: true, align: 'centre', effect: 'cut', leading: 0.96 },
    { ...base, weight: 500, upper: true, tracking: 0.14, align: 'centre', leading: 1.1, maxSize: 84 },
  ],
  kids: [{ ...base, align: 'centre', effect: 'bounce', leading: 0.98, tracking: 0.01, maxSize: 132 }],
  documentary: [
    { ...base, weight: 500, leading: 1, maxSize: 84 },
    { ...base, maxSize: 84, leading: 0.95 },
  ],
  scifi: [
    { ...base, weight: 500, upper: true, tracking: 0.2, align: 'centre', leading: 1.15, maxSize: 78 },
    { ...base, upper: true, tracking: 0.06, align: 'centre', leading: 0.92, maxSize: 110 },
  ],
  history: [
    { ...base, upper: true, tracking: 0.03, align: 'centre', leading: 0.95, effect: 'gold', maxSize: 104 },
  ],
  romance: [
    { ...base, weight: 500, align: 'centre', tracking: -0.035, leading: 0.96, maxSize: 118 },
    { ...base, weight: 500, tracking: -0.035, leading: 0.96 },
  ],
  horror: [
    { ...base, upper: true, align: 'centre', effect: 'tall', leading: 0.86, tracking: 0.01, maxSize: 104 },
  ],
  adventure: [
    { ...base, upper: true, justified: true, align: 'centre', leading: 0.8, maxSize: 190 },
    { ...base, upper: true, leading: 0.84 },
  ],
  show: [
    { ...base, upper: true, effect: 'rules', leading: 0.9, maxSize: 116 },
    { ...base, effect: 'rules' },
  ],
};

export function styleOf(mood: ImageMood, pick: number): TypeStyle {
  const list = styles[mood];
  return list[pick % list.length] as TypeStyle;
}

export interface SetTitle {
  block: Block;
  style: TypeStyle;
  text: string;
}

/** The vertical stretch of `tall` letters. */
const STRETCH = 1.3;

export function composeTitle(text: string, style: TypeStyle, box: Box): SetTitle {
  // No Turkish case rules: Kazakh Cyrillic and Uzbek Latin use the default tables.
  const words = style.upper ? text.toUpperCase() : text;
  const inner = style.effect === 'tall' ? { ...box, h: box.h / STRETCH } : box;
  // Tight lines of capitals would touch the marks of Й and Ё.
  const leading = style.upper && /[ЙЁ]/.test(words) ? Math.max(style.leading, 1.02) : style.leading;
  return { block: fitTitle(words, inner, { ...style, leading }), style, text: words };
}

export const titleHeight = ({ block, style }: SetTitle) =>
  block.height * (style.effect === 'tall' ? STRETCH : 1);

/** What an effect adds below the letters, in em: edges, shadows and turns. */
const SPREAD: Partial<Record<TypeStyle['effect'], number>> = { bounce: 0.14, drop: 0.22 };

/** How far the drawing reaches below the baseline of the last line. */
export function titleDepth({ block, style }: SetTitle): number {
  const last = block.lines.at(-1);
  if (!last) return 0;
  const depth = depthOf(last.line, style.weight) * (style.effect === 'tall' ? STRETCH : 1);
  return (depth + (SPREAD[style.effect] ?? 0)) * last.size;
}

/** A colour that is readable on the background: the wanted one if it reaches 3:1, else mixed with white or black. */
export function readable(preferred: string, ground: string, ratio = 3): string {
  const goal = contrast('#ffffff', ground) > contrast('#0a0a0f', ground) ? '#ffffff' : '#0a0a0f';
  for (let t = 0; t <= 1; t += 0.1) {
    const colour = mix(preferred, goal, t);
    if (contrast(colour, ground) >= ratio) return colour;
  }
  return goal;
}

/** Draws a title with its top left at (x, y) in a column of width `w`. */
export function drawTitle(
  c: Canvas,
  set: SetTitle,
  x: number,
  y: number,
  w: number,
  colour: string,
  p: Palette,
): void {
  const { block, style } = set;
  const stretch = style.effect === 'tall' ? STRETCH : 1;
  const at = (line: Block['lines'][number]) =>
    style.align === 'centre' ? x + (w - line.line.width * line.size) / 2 : x - line.size * 0.04;
  const whole = () =>
    block.lines.map((line) => linePath(line.line, style.weight, at(line), y + line.y, line.size)).join('');
  switch (style.effect) {
    case 'cut': {
      // Each line in two halves, with the lower one moved, like a film that jumped in the projector.
      const slip = (block.lines[0]?.size ?? 0) * 0.05;
      const band = (from: number, to: number) =>
        `M${n(x - 80)} ${n(from)}H${n(x + w + 80)}V${n(to)}H${n(x - 80)}Z`;
      for (const line of block.lines) {
        const d = linePath(line.line, style.weight, at(line), y + line.y, line.size);
        const cut = y + line.y - line.size * 0.31;
        c.clip(band(cut - line.size, cut), () => c.path(d, colour));
        c.clip(band(cut, cut + line.size), () => c.path(d, colour, `transform="translate(${n(slip)} 0)"`));
      }
      return;
    }
    case 'bounce': {
      const colours = [
        colour,
        mix(p.accent, '#ffffff', 0.35),
        mix(p.glow, p.accent, 0.2),
        mix(p.low, '#ffffff', 0.45),
      ];
      let i = 0;
      for (const line of block.lines) {
        for (const letter of line.line.letters) {
          if (letter.char === ' ') continue;
          const lx = at(line) + letter.at * line.size;
          const ly = y + line.y + ((i % 3) - 1) * line.size * 0.035;
          const d = letterPath(letter.char, style.weight, lx, ly, line.size);
          const turn = `transform="rotate(${n(((i * 7) % 5) * 2.4 - 5)} ${n(lx + (letter.width * line.size) / 2)} ${n(ly - line.size * 0.35)})"`;
          c.path(
            d,
            p.ink,
            `stroke="${p.ink}" stroke-width="${n(line.size * 0.13)}" stroke-linejoin="round" ${turn}`,
          );
          c.path(d, colours[i % colours.length] as string, turn);
          i += 1;
        }
      }
      return;
    }
    case 'drop': {
      const d = whole();
      const lean = `rotate(-3 ${n(x + w / 2)} ${n(y + block.height / 2)})`;
      const size = block.lines[0]?.size ?? 0;
      c.path(
        d,
        p.ink,
        `stroke="${p.ink}" stroke-width="${n(size * 0.1)}" stroke-linejoin="round" transform="${lean} translate(${n(size * 0.045)} ${n(size * 0.05)})"`,
      );
      c.path(d, colour, `transform="${lean}"`);
      return;
    }
    case 'gold':
      c.path(
        whole(),
        c.down(y, y + block.height, [
          [0, mix(colour, '#fff6dc', 0.7)],
          [0.5, colour],
          [0.52, mix(colour, '#fff6dc', 0.55)],
          [1, colour],
        ]),
      );
      return;
    case 'tall':
      c.path(whole(), colour, `transform="translate(0 ${n(y - y * stretch)}) scale(1 ${stretch})"`);
      return;
    case 'rules':
      c.rect(x, y - 26, 64, 9, p.accent);
      c.path(whole(), colour);
      return;
    default:
      c.path(whole(), colour);
  }
}
