import type { Canvas } from '../draw/canvas.ts';
import { type Box, fitTitle } from '../lettering/fit.ts';
import { linePath } from '../lettering/font.ts';

/** White letters in the middle of a box, for signs. */
export function letters(c: Canvas, text: string, box: Box): void {
  const block = fitTitle(text, box, { weight: 800, tracking: 0, leading: 1, maxSize: box.h, maxLines: 1 });
  const top = box.y + (box.h - block.height) / 2;
  for (const { line, size, y } of block.lines) {
    c.path(linePath(line, 800, box.x + (box.w - line.width * size) / 2, top + y, size), '#ffffff');
  }
}
