import { GENRE_MIN_CHARS, GENRES_AFTER, MAX_GENRES } from './constants';
import type { Suggestion } from './options';
import { matchesName } from './transliterate';

/** The genres that a query names. */
export function genresNamed<Genre extends Suggestion>(genres: readonly Genre[], query: string): Genre[] {
  if ([...query].length < GENRE_MIN_CHARS) return [];
  return genres.filter(({ text }) => matchesName(text, query)).slice(0, MAX_GENRES);
}

/** The best names stay first, because a viewer who types a title chooses among them. */
export function withGenres(names: readonly Suggestion[], genres: readonly Suggestion[]): Suggestion[] {
  return [...names.slice(0, GENRES_AFTER), ...genres, ...names.slice(GENRES_AFTER)];
}
