import { CAP, type Line, setLine, type Weight } from './font.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Block {
  lines: { line: Line; size: number /** baseline, from the block's top */; y: number }[];
  width: number;
  height: number;
}

export interface FitOptions {
  weight: Weight;
  tracking: number;
  /** Line height, as a share of the size. */
  leading: number;
  maxSize: number;
  maxLines: number;
  /** Every line as wide as the box: the heavy style of adventure posters. */
  justified?: boolean;
}

/** Splits words into `count` lines so that the longest line is as short as possible. */
function split(words: readonly string[], count: number, measure: (text: string) => number): string[] | null {
  if (count > words.length) return null;
  if (count === 1) return [words.join(' ')];
  let best: string[] | null = null;
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const head = words.slice(0, first).join(' ');
    const rest = split(words.slice(first), count - 1, measure);
    if (!rest) continue;
    const lines = [head, ...rest];
    const width = Math.max(...lines.map(measure));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}

function stack(lines: readonly Line[], box: Box, o: FitOptions): Block {
  const widest = Math.max(...lines.map((line) => line.width));
  let sizes = lines.map((line) => Math.min(o.maxSize, box.w / (o.justified ? line.width : widest)));
  // A line of one letter must not be much larger than the others.
  if (o.justified) sizes = sizes.map((size) => Math.min(size, Math.min(...sizes) * 1.9));
  const height = () => sizes.reduce((sum, size, i) => sum + size * (i ? o.leading : CAP), 0);
  const shrink = Math.min(1, box.h / height());
  sizes = sizes.map((size) => size * shrink);
  let y = 0;
  const placed = lines.map((line, i) => {
    const size = sizes[i] as number;
    y += size * (i ? o.leading : CAP);
    return { line, size, y };
  });
  return { lines: placed, width: Math.max(...placed.map(({ line, size }) => line.width * size)), height: y };
}

/** Words, with prepositions kept together with the next word: no line is a single letter. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  let carried = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (word.length <= 2 && /^\p{L}+$/u.test(word)) carried += `${word} `;
    else {
      units.push(carried + word);
      carried = '';
    }
  }
  if (carried) units.push(carried.trim());
  return units;
}

/** The largest setting of a title that fits a box. */
export function fitTitle(text: string, box: Box, o: FitOptions): Block {
  const words = unitsOf(text).slice(0, 12);
  const measure = (part: string) => setLine(part, o.weight, o.tracking).width;
  let best: Block | null = null;
  let bestArea = 0;
  for (let count = 1; count <= o.maxLines; count += 1) {
    const parts = split(words, count, measure);
    if (!parts) break;
    const block = stack(
      parts.map((part) => setLine(part, o.weight, o.tracking)),
      box,
      o,
    );
    const area = block.lines.reduce((sum, { line, size }) => sum + line.width * size * size, 0);
    if (area > bestArea * 1.04) [best, bestArea] = [block, area];
  }
  return best ?? { lines: [], width: 0, height: 0 };
}
