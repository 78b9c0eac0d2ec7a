import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { ApiError } from '../../http/errors.ts';
import type { Places } from '../../objects/places.ts';
import type { LibraryFilm } from './catalogue.ts';
import { readFilm } from './film.ts';
import type { Film } from './model.ts';

/** Memory for indexes: that of a film of two hours needs about ten megabytes. */
const CACHED_BYTES = 256 * 1024 * 1024;
/** An index is read and cut in the process that answers all other requests. */
const READS_AT_ONCE = 4;

/** Names the current version of a file: an address with it may be cached for ever. */
export function stampOf({ size, modifiedMs }: Pick<LibraryFilm, 'size' | 'modifiedMs'>): string {
  return `${size.toString(36)}-${modifiedMs.toString(36)}`;
}

async function isUnchanged({ path, size, modifiedMs }: LibraryFilm, places: Places): Promise<boolean> {
  const now = await places.facts(path).catch(() => null);
  return now !== null && now.size === size && now.modifiedMs === modifiedMs;
}

const bytesOf = ({ video, audio }: Film): number =>
  [video, ...audio].reduce((sum, { timed }) => sum + timed.track.samples.bytes, 0);

/**
 * Films in use, with their index in memory. A file that is missing, or was replaced after its import, is not
 * found: one stream must never join halves of two films.
 */
export function filmStore(places: Places): (film: LibraryFilm) => Promise<Film> {
  const reads = new PQueue({ concurrency: READS_AT_ONCE });
  const cache = new LRUCache<string, Film, string>({
    maxSize: CACHED_BYTES,
    sizeCalculation: bytesOf,
    ignoreFetchAbort: true,
    // A failure is not cached: a disk that is mounted again is read again.
    fetchMethod: (_key, _stale, { context: path }) => reads.add(() => readFilm(path, places)),
  });
  return async (film) => {
    if (!(await isUnchanged(film, places))) throw new ApiError('not_found');
    return cache.forceFetch(`${film.path} ${stampOf(film)}`, { context: film.path });
  };
}
