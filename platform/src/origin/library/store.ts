import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/errors.ts';
import type { Places } from '../../objects/places.ts';
import type { LibraryFilm } from './catalogue.ts';
import { readFilm } from './film.ts';
import type { Film } from './model.ts';

/** The index of a film of two hours needs about ten megabytes. */
const CACHED_FILMS = 8;

/** Names the current version of a file: an address with it may be cached for ever. */
export function stampOf({ size, modifiedMs }: Pick<LibraryFilm, 'size' | 'modifiedMs'>): string {
  return `${size.toString(36)}-${modifiedMs.toString(36)}`;
}

async function isUnchanged({ path, size, modifiedMs }: LibraryFilm, places: Places): Promise<boolean> {
  const now = await places.facts(path).catch(() => null);
  return now !== null && now.size === size && now.modifiedMs === modifiedMs;
}

/**
 * Films in use, with their index in memory. A file that is missing, or was replaced after its import, is not
 * found: one stream must never join halves of two films.
 */
export function filmStore(places: Places): (film: LibraryFilm) => Promise<Film> {
  const cache = new LRUCache<string, Film, string>({
    max: CACHED_FILMS,
    ignoreFetchAbort: true,
    // A failure is not cached: a disk that is mounted again is read again.
    fetchMethod: (_key, _stale, { context: path }) => readFilm(path, places),
  });
  return async (film) => {
    if (!(await isUnchanged(film, places))) throw new ApiError('not_found');
    return cache.forceFetch(`${film.path} ${stampOf(film)}`, { context: film.path });
  };
}
