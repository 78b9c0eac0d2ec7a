import type { Content } from '../catalogue/model.ts';
import { fold } from '../domain/search/fold.ts';
import { hasWords, type Reading } from '../domain/search/wanted.ts';

const known = new WeakMap<Content, string[]>();

/** The names of a programme that only a guide knows; such a programme lives in memory as long as it is near now. */
function namesOf(content: Content): string[] {
  let names = known.get(content);
  if (!names) {
    const { ru, kk, en, uz } = content.title;
    names = [...new Set([ru, kk, en, uz])].flatMap(fold);
    known.set(content, names);
  }
  return names;
}

/** Whether a programme of an imported guide answers a query: it is in no table of names, it comes and goes by the hour. */
export function answersGuided(content: Content, readings: readonly Reading[]): boolean {
  const names = namesOf(content);
  return readings.some((reading) => names.some((name) => hasWords(name, reading.name)));
}
