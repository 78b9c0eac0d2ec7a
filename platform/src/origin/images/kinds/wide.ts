import { Canvas } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { paletteFrom, paletteOf } from '../draw/palette.ts';
import { randomOf } from '../draw/random.ts';
import { scrim } from '../draw/sky.ts';
import type { ImageSubject } from '../subject.ts';
import { frameOf, paintFrame } from './photo.ts';
import { paintScene } from './scene.ts';

/** Wide sheets are painted at one size; the renderer scales the drawing, not the pixels. */
const W = 1280;
const H = 720;

function sheet(subject: ImageSubject, purpose: string): Canvas {
  return new Canvas(W, H, randomOf(subject.seed, purpose, subject.variant ?? 0));
}

/** 1280×720, without lettering: cards and episodes; each variant is another moment of the same world. */
export function still(subject: ImageSubject): Canvas {
  const c = sheet(subject, 'still');
  if (subject.photo) {
    paintFrame(c, frameOf(subject.variant));
    return c;
  }
  const p = paletteOf(subject);
  const wander = c.random.range(0.4, 0.6);
  const u = c.random.range(0.82, 1);
  paintScene(c, p, subject, { x: W * wander, horizon: H * 0.42, u }, 1 + (subject.variant ?? 0));
  return c;
}

/**
 * 1920×1080 page background with the scene of the poster: the main object is on the right, the left and the bottom stay
 * calm for text.
 */
export function background(subject: ImageSubject): Canvas {
  const c = sheet(subject, 'background');
  const p = paletteOf(subject);
  if (subject.photo) paintFrame(c, 'burrow', 0.5);
  else paintScene(c, p, subject, { x: W * 0.7, horizon: H * 0.4, u: 0.82 }, 0);
  scrim(c, [W * 0.62, 0], [0, 0], p.ink, 0.72, 0.55);
  scrim(c, [0, H * 0.6], [0, H], p.ink, 0.85, 0.5);
  return c;
}

/**
 * Carousel art, 1280×720, which may be cropped wide: brighter than a page background, calm on the left. Without a world
 * it has the brand's colours.
 */
export function promo(subject: ImageSubject): Canvas {
  const c = sheet(subject, 'promo');
  const p = !subject.world && subject.color ? paletteFrom(subject.color) : paletteOf(subject);
  if (subject.photo) paintFrame(c, 'bird', 0.3);
  else paintScene(c, p, subject, { x: W * 0.7, horizon: H * 0.41, u: 0.86 }, 0);
  scrim(c, [W * 0.58, 0], [0, 0], p.ink, 0.66, 0.5);
  scrim(c, [0, H * 0.66], [0, H], p.ink, 0.7, 0.5);
  return c;
}

/** Libraries, collections, news: a world in three planes of glass. */
export function collection(subject: ImageSubject): Canvas {
  const c = sheet(subject, 'collection');
  const p = paletteOf(subject);
  c.fill(
    c.linear(
      [0, 0],
      [W, H],
      [
        [0, p.near],
        [0.6, p.near],
        [1, p.ink],
      ],
    ),
  );
  const count = 3;
  for (let i = 0; i < count; i += 1) {
    const left = W * (0.3 + i * 0.23);
    const lean = 110;
    const outline = `M${left + lean} -5H${left + lean + W * 0.205}L${left - lean * 0.2 + W * 0.205} ${H + 5}H${left - lean * 0.2}Z`;
    const light = paletteOf({ ...subject, seed: `${subject.seed}/${i}` });
    c.clip(outline, () =>
      paintScene(
        c,
        light,
        { ...subject, seed: `${subject.seed}/${i}` },
        { x: left + W * 0.12, horizon: H * 0.42, u: 0.7 },
        i,
      ),
    );
    c.path(outline, 'none', `stroke="${mix(p.glow, p.low, 0.3)}" stroke-width="3" opacity="0.5"`);
  }
  scrim(c, [W * 0.6, 0], [0, 0], p.ink, 0.85, 0.5);
  return c;
}
