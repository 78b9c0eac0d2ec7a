import type { ImageMood } from './subject.ts';

/** Genre slugs (and the seed's keys) that decide a mood, the stronger first: a comic thriller is a thriller. */
const ofGenre: readonly (readonly [ImageMood, readonly string[]])[] = [
  ['kids', ['cartoon', 'animation', 'family', 'kids', 'children']],
  ['horror', ['horror']],
  ['documentary', ['documentary', 'science', 'factual', 'travel', 'nature']],
  ['scifi', ['sci-fi', 'scifi', 'fantasy', 'science-fiction']],
  ['thriller', ['thriller', 'crime', 'detective', 'mystery']],
  ['history', ['history', 'historical', 'war']],
  ['comedy', ['comedy']],
  ['romance', ['romance', 'melodrama']],
  ['adventure', ['adventure', 'action', 'western']],
  ['show', ['sport', 'music', 'news', 'talk-show', 'talkshow', 'cooking', 'show']],
];

/** The mood of a title by the slugs of its genres; drama by default. */
export function moodOf(genres: readonly string[]): ImageMood {
  return ofGenre.find(([, slugs]) => slugs.some((slug) => genres.includes(slug)))?.[0] ?? 'drama';
}
