import { rankSimilar } from '../domain/similar.ts';
import type { Localized } from '../origin/catalogue.ts';
import type { Content, Snapshot } from './model.ts';

/** A shorter row would look accidental. */
const LEAST = 4;
/** How many of the last watched titles are tried until one has enough similar titles. */
const TRIED = 5;

/** What resembles a title that the viewer has watched, and which title that is. */
export type Because = { title: Content; items: Content[] };

/**
 * The most recently watched title that has enough similar titles, with these titles; already watched ones are left out.
 * Null without a history, or when nothing is similar enough.
 */
export function similarToWatched(snapshot: Snapshot, watched: readonly Content[]): Because | null {
  const roots = watched.map(({ root }) => root);
  const pool = snapshot.roots.filter(
    (other) => other.type !== 'program' && !other.isLost && !roots.includes(other),
  );
  for (const title of roots.slice(0, TRIED)) {
    const items = rankSimilar(title, pool);
    if (items.length >= LEAST) return { title, items };
  }
  return null;
}

/** The name of such a row, with the title in it. */
export function becauseName(name: Localized, { title }: Content): Localized {
  const named = (locale: keyof Localized) => name[locale].replace('{title}', () => title[locale]);
  return { ru: named('ru'), kk: named('kk'), en: named('en'), uz: named('uz') };
}
