import { Canvas } from '../draw/canvas.ts';
import { randomOf } from '../draw/random.ts';
import type { ImageSubject } from '../subject.ts';
import { drawMark, type MarkName, markNames } from './marks.ts';

/** Marks by the slug of a channel category; others are chosen by seed. */
const ofSlug: Record<string, MarkName> = {
  all: 'grid',
  favourites: 'heart',
  favorites: 'heart',
  kids: 'cub',
  sport: 'ball',
  news: 'globe',
  music: 'note',
  cinema: 'play',
  films: 'play',
  movies: 'play',
  nature: 'leaf',
  science: 'orbit',
  documentary: 'book',
  national: 'yurt',
  entertainment: 'star',
  adult: 'flame',
};

/** 160×160, transparent, white: the icon of a channel category. */
export function category(subject: ImageSubject): Canvas {
  const c = new Canvas(160, 160, randomOf(subject.seed, 'category'));
  const chosen = markNames.find((name) => name === subject.mark);
  const mark = chosen ?? ofSlug[subject.seed] ?? c.random.pick(markNames);
  drawMark(c, mark, 22, 22, 116, '#ffffff', '#10131c');
  return c;
}
