import { Canvas, n } from '../draw/canvas.ts';
import { luminance, mix } from '../draw/colour.ts';
import { type Palette, paletteOf } from '../draw/palette.ts';
import { type Random, randomOf } from '../draw/random.ts';
import { scrim } from '../draw/sky.ts';
import type { Box } from '../lettering/fit.ts';
import { smallPrint } from '../lettering/font.ts';
import {
  composeTitle,
  drawTitle,
  readable,
  type SetTitle,
  styleOf,
  titleHeight,
} from '../lettering/styles.ts';
import type { ImageMood, ImageSubject } from '../subject.ts';
import { paintFrame } from './photo.ts';
import { paintScene } from './scene.ts';

const W = 600;
const H = 900;
const MARGIN = 40;
/** The place of a badge in the corner of the poster, above the lettering; a tile of 150 px has one of 28 px. */
const HEAD = 110;
/** The height of the small print, and of the descenders of ғ, қ, ү above it. */
const FOOT = 44;

type Layout = 'bottom' | 'top' | 'arch' | 'circle' | 'card';

const layouts: Partial<Record<ImageMood, readonly Layout[]>> = {
  documentary: ['card', 'arch', 'bottom', 'card'],
  comedy: ['circle', 'bottom', 'arch', 'bottom'],
  kids: ['bottom', 'bottom', 'circle', 'top'],
  romance: ['arch', 'bottom', 'bottom', 'circle'],
  thriller: ['bottom', 'top', 'bottom'],
  scifi: ['top', 'bottom', 'bottom', 'circle'],
  show: ['bottom', 'card'],
};

/** A poster without its lettering, and the data that the lettering needs: tests measure the contrast between them. */
export interface PosterParts {
  art: Canvas;
  palette: Palette;
  title: SetTitle;
  titleBox: Box;
  titleColour: string;
  /** The background of the letters: the sheet, or their own outline. */
  ground: string;
  /** The background of the small print. */
  sheet: string;
  centred: boolean;
}

interface Plan {
  c: Canvas;
  p: Palette;
  subject: ImageSubject;
  tall: number;
  random: Random;
}

function paintArt({ c, p, subject }: Plan, x: number, horizon: number, u: number): void {
  if (subject.photo) paintFrame(c, 'bird', 0.44);
  else paintScene(c, p, subject, { x, horizon, u }, subject.variant ?? 0);
}

/** Full-bleed art, lettering at the foot. */
function bottomLayout(plan: Plan): { y: number; ground: string } {
  const { c, p, tall } = plan;
  const y = H - MARGIN - FOOT - tall;
  paintArt(plan, W / 2, Math.min(H * 0.4, y * 0.6), 1);
  scrim(c, [0, Math.max(0, y - 210)], [0, y + 24], p.ink, 0.93, 0.5);
  return { y, ground: p.ink };
}

/** Full-bleed art, lettering in the sky. */
function topLayout(plan: Plan): { y: number; ground: string } {
  const { c, p, tall } = plan;
  const y = MARGIN + HEAD;
  paintArt(plan, W / 2, Math.max(H * 0.5, y + tall + 166), 1);
  scrim(c, [0, y + tall + 190], [0, y + tall - 24], p.ink, 0.88, 0.5);
  scrim(c, [0, H - 150], [0, H], p.ink, 0.9);
  return { y, ground: p.ink };
}

/** Art in an arch, disc or card on a flat sheet; lettering below it. */
function framedLayout(plan: Plan, shape: 'arch' | 'circle' | 'card'): { y: number; ground: string } {
  const { c, p, subject, tall, random } = plan;
  const pale = subject.mood !== 'thriller' && random.chance(0.6);
  const sheet = pale ? mix('#f6efe2', p.glow, 0.35) : mix(p.ink, p.near, 0.35);
  const y = H - MARGIN - FOOT - tall;
  const bottom = y - 60;
  c.fill(sheet);
  const r = W / 2 - MARGIN;
  const top = MARGIN;
  const outlines = {
    arch: `M${n(MARGIN)} ${n(bottom)}V${n(top + r)}A${n(r)} ${n(r)} 0 0 1 ${n(W - MARGIN)} ${n(top + r)}V${n(bottom)}Z`,
    circle: `M${n(W / 2 - r)} ${n(top + r)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`,
    card: `M0 0H${n(W)}V${n(bottom)}H0Z`,
  };
  c.clip(outlines[shape], () =>
    paintArt(
      plan,
      W / 2,
      shape === 'circle' ? top + r * 0.85 : bottom * 0.46,
      shape === 'circle' ? 0.86 : Math.min(1, bottom / 640),
    ),
  );
  return { y, ground: sheet };
}

/** All parts of a poster except its letters. */
export function posterParts(subject: ImageSubject): PosterParts {
  const mood = subject.mood ?? 'drama';
  const random = randomOf(subject.seed, 'poster');
  const p = paletteOf(subject);
  const c = new Canvas(W, H, randomOf(subject.seed, 'art', subject.variant ?? 0));
  const style = styleOf(mood, random.int(0, 11));
  const text = subject.title ?? '';
  const box: Box = { x: MARGIN, y: 0, w: W - MARGIN * 2, h: 290 };
  const title = composeTitle(text, style, box);
  const tall = titleHeight(title);
  const layout = subject.photo
    ? 'bottom'
    : random.pick(layouts[mood] ?? (['bottom', 'bottom', 'top'] as const));
  // A disc has little space: long titles get the arch instead.
  const shape = layout === 'circle' && tall > 190 ? 'arch' : layout;
  const plan: Plan = { c, p, subject, tall, random };
  const { y, ground } =
    shape === 'bottom' ? bottomLayout(plan) : shape === 'top' ? topLayout(plan) : framedLayout(plan, shape);
  const preferred = {
    history: mix(p.accent, '#ffd98a', 0.6),
    horror: mix(p.accent, p.glow, 0.35),
    comedy: mix(p.glow, '#ffffff', 0.4),
  } as Partial<Record<ImageMood, string>>;
  const bright = preferred[mood] ?? mix(p.glow, '#ffffff', 0.55);
  // On pale paper a heavy outline looks noisy: the letters are dark there.
  const plain = style.effect === 'drop' && luminance(ground) > 0.4;
  const set: SetTitle = plain ? { ...title, style: { ...style, effect: 'plain' } } : title;
  // Outlined letters have their own outline as background, on every sheet.
  const outlined = set.style.effect === 'bounce' || set.style.effect === 'drop';
  const under = outlined ? p.ink : ground;
  const titleColour = readable(luminance(under) > 0.4 ? mix(p.ink, p.near, 0.3) : bright, under, 4.5);
  return {
    art: c,
    palette: p,
    title: set,
    titleBox: { ...box, y, h: tall },
    titleColour,
    ground: under,
    sheet: ground,
    centred: style.align === 'centre',
  };
}

/** 600×900: the film poster. */
export function poster(subject: ImageSubject): Canvas {
  const { art: c, palette: p, title, titleBox, titleColour, sheet, centred } = posterParts(subject);
  drawTitle(c, title, titleBox.x, titleBox.y, titleBox.w, titleColour, p);
  const [x, anchor] = centred ? [W / 2, 'middle' as const] : [MARGIN, 'start' as const];
  const fit = W - MARGIN * 2;
  const small = { x, anchor, fit };
  if (subject.subtitle) {
    const fill = readable(p.accent, sheet, 4.5);
    const label = { ...small, size: 17, fill, tracking: 0.14, weight: 800 as const };
    if (title.style.effect !== 'rules')
      c.add(smallPrint(subject.subtitle.toUpperCase(), { ...label, y: titleBox.y - 22 }));
    else
      c.add(
        smallPrint(subject.subtitle.toUpperCase(), {
          ...label,
          x: x + 80,
          y: titleBox.y - 15,
          fit: fit - 80,
        }),
      );
  }
  const names = subject.credits?.slice(0, 4).join('   ·   ').toUpperCase();
  if (names)
    c.add(
      smallPrint(names, {
        ...small,
        y: H - MARGIN,
        size: 13,
        fill: readable(mix(sheet, luminance(sheet) > 0.4 ? p.ink : titleColour, 0.7), sheet, 4.5),
        tracking: 0.1,
      }),
    );
  return c;
}
