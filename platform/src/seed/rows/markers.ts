import type { Marker, MarkerType } from '../../domain/markers.ts';
import { pickIndex } from '../ids.ts';
import type { ChapterSeed } from '../types.ts';

/** Lengths of the parts of a seeded title in seconds. The pictures are arranged anew, so any place will do. */
const RECAP = 35;
const INTRO = 45;
const EPISODE_CREDITS = 60;
const FILM_CREDITS = 180;
/** The latest beginning of the titles, after a first scene. */
const FIRST_SCENE = 90;

const part = (type: MarkerType, start: number, end: number | null = null): Marker => ({
  type,
  start,
  end,
  title: null,
});

/** From the second episode on a series recalls the one before; all have titles and credits. */
export function episodeMarkers(id: string, number: number, duration: number): Marker[] {
  const recap = number > 1 ? [part('recap', 0, RECAP)] : [];
  const start = (number > 1 ? RECAP : 0) + pickIndex(`intro ${id}`, FIRST_SCENE);
  return [...recap, part('intro', start, start + INTRO), part('credits', duration - EPISODE_CREDITS)];
}

export function filmMarkers(duration: number, chapters: readonly ChapterSeed[] = []): Marker[] {
  const starts = chapters.map(({ minute }) => minute * 60);
  const named = chapters.map(
    ({ title }, at): Marker => ({
      type: 'chapter',
      start: starts[at] ?? 0,
      end: starts[at + 1] ?? null,
      title,
    }),
  );
  // Clips of half a minute have no credits.
  return duration > 4 * FILM_CREDITS ? [...named, part('credits', duration - FILM_CREDITS)] : named;
}
