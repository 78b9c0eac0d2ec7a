import { type Canvas, n } from '../draw/canvas.ts';
import type { Palette } from '../draw/palette.ts';
import { hash } from '../draw/random.ts';
import type { ImageMood, ImageSubject } from '../subject.ts';
import type { Stage } from '../worlds/stage.ts';
import { compositions, paintWorld } from '../worlds/world.ts';

const darkMoods: readonly (ImageMood | undefined)[] = ['thriller', 'horror', 'drama'];
const merryMoods: readonly (ImageMood | undefined)[] = ['kids', 'comedy'];

/** Paints the subject's world; `shift` selects another composition of it (episodes, other frames). */
export function paintScene(
  c: Canvas,
  p: Palette,
  subject: ImageSubject,
  stage: Pick<Stage, 'x' | 'horizon' | 'u'>,
  shift = 0,
): void {
  const world = subject.world ?? 'abstract';
  const index = hash(`${subject.seed}/scene`) + shift;
  const paint = (x: number) =>
    paintWorld(c, p, world, index % compositions(world), {
      ...stage,
      x,
      dark: darkMoods.includes(subject.mood),
      merry: merryMoods.includes(subject.mood),
    });
  // Many scenes are mirrored; the main object still stays at its place.
  if (index % 7 < 4) paint(stage.x);
  else c.group(`transform="translate(${n(c.w)} 0) scale(-1 1)"`, () => paint(c.w - stage.x));
}
