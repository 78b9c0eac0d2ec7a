import { Canvas } from '../draw/canvas.ts';
import { contrast, isHex, luminance, mix, shade, tone } from '../draw/colour.ts';
import { randomOf } from '../draw/random.ts';
import { fitTitle } from '../lettering/fit.ts';
import { linePath } from '../lettering/font.ts';
import { readable } from '../lettering/styles.ts';
import type { ImageSubject } from '../subject.ts';
import { drawMark, type MarkName, markNames } from './marks.ts';

const W = 640;
const H = 360;
/** One for all: they stand beside each other. */
const WEIGHT = 800;

const brandColours = [
  '#d8352a',
  '#1f6fd6',
  '#0f8f6d',
  '#7a3fd1',
  '#e0861a',
  '#c72c6c',
  '#0e7f9e',
  '#3f51c9',
  '#5a7d1f',
  '#b3452c',
] as const;

interface Brand {
  colour: string;
  mark: MarkName;
  random: ReturnType<typeof randomOf>;
}

/** A channel's colour is often a dark page background: the logo has the same hue, brighter. */
const vivid = (colour: string) => (luminance(colour) < 0.09 ? tone(colour, 0.52, 1.6) : colour);

/** Marks by words in a channel's slug. */
const hints: readonly (readonly [RegExp, readonly MarkName[]])[] = [
  [/^taspa/, ['tape']],
  [/sport|futbol|arena|liga/, ['ball', 'flame', 'star']],
  [/kid|mult|bala|toon|sprout/, ['cub', 'sun', 'tulip']],
  [/news|24|khabar|vesti/, ['globe', 'eye', 'mic']],
  [/music|muz|hit|klip/, ['note', 'mic', 'bars']],
  [/kino|film|cinema|movie|serial/, ['play', 'star', 'comet']],
  [/dala|ken|steppe|aul/, ['yurt', 'wing', 'sun']],
  [/nature|planet|wild|eco/, ['leaf', 'globe', 'drop']],
  [/science|discover|history|bilim/, ['orbit', 'book', 'eye']],
];

function suggested(slug: string): MarkName | undefined {
  const found = hints.find(([pattern]) => pattern.test(slug))?.[1];
  return found && randomOf(slug, 'mark').pick(found);
}

function brandOf(subject: ImageSubject): Brand {
  const random = randomOf(subject.seed, 'logo');
  const byChance = random.pick(brandColours);
  const colour = isHex(subject.color) ? vivid(subject.color) : byChance;
  const fitting = markNames.find((name) => name === subject.mark) ?? suggested(subject.seed);
  const chosen = random.pick(markNames.filter((name) => name !== 'tape'));
  return { colour, mark: fitting ?? chosen, random };
}

/** Mark and name, side by side or one above the other, in the middle of the sheet. */
function lockup(
  c: Canvas,
  subject: ImageSubject,
  brand: Brand,
  fg: string,
  markFg: string,
  bg: string,
): void {
  const name = subject.title ?? '';
  const stacked = brand.mark.length % 2 === 0;
  const upper = brand.random.chance(0.5);
  const text = upper ? name.toUpperCase() : name;
  const type = { weight: WEIGHT, tracking: upper ? 0.02 : -0.03, leading: 0.98, maxLines: 2 } as const;
  if (!text) {
    drawMark(c, brand.mark, W / 2 - 90, H / 2 - 90, 180, markFg, bg);
    return;
  }
  if (stacked) {
    const block = fitTitle(text, { x: 0, y: 0, w: W - 150, h: 104 }, { ...type, maxSize: 74 });
    const size = 116;
    const top = (H - size - 32 - block.height) / 2;
    drawMark(c, brand.mark, (W - size) / 2, top, size, markFg, bg);
    for (const { line, size: em, y } of block.lines)
      c.path(linePath(line, WEIGHT, (W - line.width * em) / 2, top + size + 32 + y, em), fg);
    return;
  }
  const size = 124;
  const block = fitTitle(text, { x: 0, y: 0, w: W - 120 - size - 28, h: 128 }, { ...type, maxSize: 84 });
  const left = (W - size - 28 - block.width) / 2;
  drawMark(c, brand.mark, left, (H - size) / 2, size, markFg, bg);
  for (const { line, size: em, y } of block.lines)
    c.path(linePath(line, WEIGHT, left + size + 28, (H - block.height) / 2 + y, em), fg);
}

function tile(c: Canvas, colour: string): void {
  const ground = shade(colour, contrast('#ffffff', colour) < 3.4 ? -0.12 : 0);
  c.fill(
    c.linear(
      [0, 0],
      [c.w, c.h],
      [
        [0, shade(ground, 0.05)],
        [1, shade(ground, -0.1)],
      ],
    ),
  );
  c.circle(c.w * 0.86, c.h * 0.02, c.h * 0.62, '#ffffff', 'opacity="0.07"');
  c.circle(c.w * 0.04, c.h * 1.05, c.h * 0.5, '#000000', 'opacity="0.1"');
}

const sheet = (subject: ImageSubject) => new Canvas(W, H, randomOf(subject.seed, 'logo-sheet'));

/** 640×360: the channel's tile, mark and name on its colour. */
export function logo(subject: ImageSubject): Canvas {
  const c = sheet(subject);
  const brand = brandOf(subject);
  tile(c, brand.colour);
  lockup(c, subject, brand, '#ffffff', '#ffffff', mix(brand.colour, '#000000', 0.12));
  return c;
}

/** 320×320: the mark alone on its colour. */
export function icon(subject: ImageSubject): Canvas {
  const brand = brandOf(subject);
  const c = new Canvas(320, 320, randomOf(subject.seed, 'icon'));
  tile(c, brand.colour);
  drawMark(c, brand.mark, 80, 80, 160, '#ffffff', mix(brand.colour, '#000000', 0.12));
  return c;
}

/** Lockups without a tile: for light pages, for dark ones, and the plain coloured mark. */
export function coverOn(ground: 'light' | 'dark' | 'none', subject: ImageSubject): Canvas {
  const c = sheet(subject);
  const brand = brandOf(subject);
  if (ground === 'none') {
    drawMark(c, brand.mark, W / 2 - 110, H / 2 - 110, 220, readable(brand.colour, '#10131c'), '#10131c');
    return c;
  }
  const paper = ground === 'light' ? '#ffffff' : '#10131c';
  lockup(
    c,
    subject,
    brand,
    ground === 'light' ? tone(brand.colour, 0.24, 0.5) : '#ffffff',
    readable(brand.colour, paper),
    paper,
  );
  return c;
}
