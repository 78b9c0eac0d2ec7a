import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Command, type Font } from 'opentype.js';
import { assetsFolder } from '../../../paths.ts';
import { n } from '../draw/canvas.ts';

export type Weight = 500 | 800;

const fonts = new Map<Weight, Font>();

/** Read at the first lettering: a process that draws nothing reads no font. */
function fontOf(weight: Weight): Font {
  const cached = fonts.get(weight);
  if (cached) return cached;
  const file = readFileSync(path.join(assetsFolder, 'fonts', `onest-${weight}.ttf`));
  const font = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
  );
  fonts.set(weight, font);
  return font;
}

/** Capital height of Onest, in em. */
export const CAP = 0.7;

/** Whether every letter has an outline. (Index 0 is the empty box.) */
export const covers = (text: string, weight: Weight) =>
  [...text].every((char) => fontOf(weight).charToGlyph(char).index > 0);

interface Placed {
  char: string;
  /** Left edge, in em from the line's start. */
  at: number;
  width: number;
}

export interface Line {
  letters: readonly Placed[];
  /** In em. */
  width: number;
}

/** The position of each letter of a line, kerned, in em. */
export function setLine(text: string, weight: Weight, tracking = 0): Line {
  const font = fontOf(weight);
  const em = font.unitsPerEm;
  const letters: Placed[] = [];
  let at = 0;
  let before: ReturnType<Font['charToGlyph']> | undefined;
  for (const char of text) {
    const glyph = font.charToGlyph(char);
    if (before) at += font.getKerningValue(before, glyph) / em + tracking;
    const width = (glyph.advanceWidth ?? 0) / em;
    letters.push({ char, at, width });
    at += width;
    before = glyph;
  }
  return { letters, width: at };
}

/** How far the lowest letter of a line reaches below the baseline, in em. */
export const depthOf = (line: Line, weight: Weight) =>
  Math.max(
    0,
    ...line.letters.map(({ char }) => fontOf(weight).charToGlyph(char).getPath(0, 0, 1).getBoundingBox().y2),
  );

function commandPath(command: Command): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${n(command.x)} ${n(command.y)}`;
    case 'Q':
      return `Q${n(command.x1)} ${n(command.y1)} ${n(command.x)} ${n(command.y)}`;
    case 'C':
      return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`;
    default:
      return 'Z';
  }
}

/**
 * The outline of one letter with its baseline start at (x, y). Not the library's own `toPathData`, which returns NaN for
 * numbers slightly above a whole one, and caches every fraction.
 */
export const letterPath = (char: string, weight: Weight, x: number, y: number, size: number) =>
  fontOf(weight).charToGlyph(char).getPath(x, y, size).commands.map(commandPath).join('');

/** Outlines of a line with its baseline start at (x, y). */
export const linePath = (line: Line, weight: Weight, x: number, y: number, size: number) =>
  line.letters.map((letter) => letterPath(letter.char, weight, x + letter.at * size, y, size)).join('');

/** One line of small print as a path element. */
export function smallPrint(
  text: string,
  options: {
    x: number;
    y: number;
    size: number;
    fill: string;
    weight?: Weight;
    tracking?: number;
    anchor?: 'start' | 'middle';
    fit?: number;
    opacity?: number;
  },
): string {
  const {
    x,
    y,
    fill,
    weight = 500,
    tracking = 0.04,
    anchor = 'start',
    fit = Number.POSITIVE_INFINITY,
    opacity = 1,
  } = options;
  const line = setLine(text, weight, tracking);
  const size = Math.min(options.size, fit / line.width);
  const left = anchor === 'middle' ? x - (line.width * size) / 2 : x;
  const alpha = opacity < 1 ? ` opacity="${n(opacity)}"` : '';
  return `<path d="${linePath(line, weight, left, y, size)}" fill="${fill}"${alpha}/>`;
}
