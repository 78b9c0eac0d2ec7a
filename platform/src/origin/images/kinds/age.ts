import { Canvas } from '../draw/canvas.ts';
import { randomOf } from '../draw/random.ts';
import type { ImageSubject } from '../subject.ts';
import { letters } from './sign-letters.ts';

const W = 240;
const H = 150;
const LINE = 10;

/** 240×150, transparent, white: the age rating of a title in a frame. */
export function age(subject: ImageSubject): Canvas {
  const c = new Canvas(W, H, randomOf(subject.seed, 'age'));
  const half = LINE / 2;
  c.rect(half, half, W - LINE, H - LINE, 'none', `rx="28" stroke="#ffffff" stroke-width="${LINE}"`);
  letters(c, subject.title ?? '', { x: 24, y: 36, w: W - 48, h: H - 72 });
  return c;
}
