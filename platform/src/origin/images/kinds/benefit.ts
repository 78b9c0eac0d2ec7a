import { Canvas } from '../draw/canvas.ts';
import { randomOf } from '../draw/random.ts';
import { type BenefitSign, benefitSigns, type ImageSubject } from '../subject.ts';
import { drawMark } from './marks.ts';
import { letters } from './sign-letters.ts';

const SIZE = 160;
const WHITE = '#ffffff';
const DARK = '#10131c';
const LINE = 10;

const screen = (c: Canvas) =>
  c.rect(14, 34, 132, 84, 'none', `rx="14" stroke="${WHITE}" stroke-width="${LINE}"`);

const drawn: Record<BenefitSign, (c: Canvas) => void> = {
  hd: (c) => {
    screen(c);
    letters(c, 'HD', { x: 30, y: 48, w: 100, h: 56 });
  },
  archive: (c) => {
    c.stroke('M34 48A58 58 0 1 1 24 92', WHITE, LINE);
    c.stroke('M20 26L34 50L60 40', WHITE, LINE);
    c.stroke('M80 46V84L106 100', WHITE, LINE);
  },
  devices: (c) => {
    screen(c);
    c.stroke('M44 138H78', WHITE, LINE);
    c.rect(94, 66, 56, 84, DARK, `rx="12" stroke="${WHITE}" stroke-width="${LINE}"`);
  },
  'no-ads': (c) => {
    screen(c);
    letters(c, 'AD', { x: 30, y: 48, w: 100, h: 56 });
    c.stroke('M24 142L136 14', DARK, LINE * 2.4);
    c.stroke('M24 142L136 14', WHITE, LINE);
  },
  other: (c) => drawMark(c, 'star', 22, 22, 116, WHITE, DARK),
};

/** 160×160, transparent, white: a benefit of a packet, beside its text. */
export function benefit(subject: ImageSubject): Canvas {
  const c = new Canvas(SIZE, SIZE, randomOf(subject.seed, 'benefit'));
  drawn[benefitSigns.find((sign) => sign === subject.mark) ?? 'other'](c);
  return c;
}
