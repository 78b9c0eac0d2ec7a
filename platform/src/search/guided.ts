import type { Content } from '../catalogue/model.ts';
import { fold } from '../domain/search/fold.ts';
import { hasWords, type Reading } from '../domain/search/wanted.ts';

const cache = new WeakMap<Content, string[]>();

/** The names of a programme that exists only in a guide; it is in memory while its time is near. */
function namesOf(content: Content): string[] {
  let names = cache.get(content);
  if (!names) {
    const { ru, kk, en, uz } = content.title;
    names = [...new Set([ru, kk, en, uz])].flatMap(fold);
    cache.set(content, names);
  }
  return names;
}

/**
 * Whether a programme of an imported guide matches a query: such programmes change by the hour, so they are not in the
 * table of names.
 */
export function answersGuided(content: Content, readings: readonly Reading[]): boolean {
  const names = namesOf(content);
  return readings.some((reading) => names.some((name) => hasWords(name, reading.name)));
}
