import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/errors.ts';
import type { LibraryFilm } from './catalogue.ts';
import { readFilm } from './film.ts';
import type { Film } from './model.ts';

/** An index of a film of two hours takes about ten megabytes. */
const KEPT_FILMS = 8;

/** Names a file as it is now: an address with it may be cached for ever. */
export function stampOf({ size, modifiedMs }: Pick<LibraryFilm, 'size' | 'modifiedMs'>): string {
  return `${size.toString(36)}-${modifiedMs.toString(36)}`;
}

async function isUnchanged({ path, size, modifiedMs }: LibraryFilm): Promise<boolean> {
  const now = await stat(path).catch(() => null);
  return now !== null && now.size === size && Math.floor(now.mtimeMs) === modifiedMs;
}

/**
 * Films that are being played, with their index in memory. A file that is gone, or another one than was imported, is not
 * found: half of one film and half of another must never be one stream.
 */
export function filmStore(): (film: LibraryFilm) => Promise<Film> {
  const known = new LRUCache<string, Film, string>({
    max: KEPT_FILMS,
    ignoreFetchAbort: true,
    // A failure is not remembered: a disk that comes back is read again.
    fetchMethod: (_key, _stale, { context: path }) => readFilm(path),
  });
  return async (film) => {
    if (!(await isUnchanged(film))) throw new ApiError('not_found');
    return known.forceFetch(`${film.path} ${stampOf(film)}`, { context: film.path });
  };
}
