import { Canvas } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { paletteOf } from '../draw/palette.ts';
import { randomOf } from '../draw/random.ts';
import {
  composeTitle,
  drawTitle,
  readable,
  type SetTitle,
  styleOf,
  titleDepth,
  titleHeight,
} from '../lettering/styles.ts';
import type { ImageSubject } from '../subject.ts';

const W = 800;
const H = 320;
const MARGIN = 20;
/** Above capitals, for marks, and below the last line. */
const EDGE = 30;

/** 800×320, transparent: only the title's lettering, for the carousel; always light, because its scrim is dark. */
export function graphicTitle(subject: ImageSubject): Canvas {
  const c = new Canvas(W, H, randomOf(subject.seed, 'title'));
  const p = paletteOf(subject);
  const mood = subject.mood ?? 'drama';
  const style = {
    ...styleOf(mood, randomOf(subject.seed, 'poster').int(0, 11)),
    align: 'left' as const,
    maxLines: 3,
    maxSize: 150,
  };
  const effect = style.effect === 'rules' ? ('plain' as const) : style.effect;
  const compose = (below: number) =>
    composeTitle(
      subject.title ?? '',
      { ...style, effect },
      { x: MARGIN, y: 0, w: W - MARGIN * 2, h: H - EDGE - below },
    );
  const roomBelow = (set: SetTitle) => Math.max(EDGE, titleDepth(set) + MARGIN / 4);
  // How far letters reach below their line is known with their size, which the room for them may make smaller.
  const set = compose(roomBelow(compose(EDGE)));
  const colour = readable(mix(p.glow, '#ffffff', 0.55), '#10131c', 7);
  const baseline = H - roomBelow(set);
  drawTitle(c, set, MARGIN, baseline - titleHeight(set), W - MARGIN * 2, colour, p);
  return c;
}
