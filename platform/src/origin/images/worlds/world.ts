import type { Canvas } from '../draw/canvas.ts';
import type { Palette } from '../draw/palette.ts';
import type { ImageWorld } from '../subject.ts';
import { abstract } from './abstract.ts';
import { aurora } from './aurora.ts';
import { balloons } from './balloons.ts';
import { city } from './city.ts';
import { forest } from './forest.ts';
import { mountains } from './mountains.ts';
import { sea } from './sea.ts';
import { space } from './space.ts';
import type { Scene, Stage } from './stage.ts';
import { steppe } from './steppe.ts';
import { toys } from './toys.ts';
import { underwater } from './underwater.ts';

const scenes: Record<ImageWorld, readonly Scene[]> = {
  mountains,
  sea,
  city,
  steppe,
  space,
  abstract,
  forest,
  aurora,
  underwater,
  balloons,
  toys,
};

/** Paints one composition of a world; `which` wraps around. */
export function paintWorld(c: Canvas, p: Palette, world: ImageWorld, which: number, stage: Stage): void {
  const list = scenes[world];
  (list[which % list.length] as Scene)(c, p, stage);
}

/** The number of compositions of a world. */
export const compositions = (world: ImageWorld) => scenes[world].length;
