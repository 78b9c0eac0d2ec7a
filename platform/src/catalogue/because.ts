import { rankSimilar } from '../domain/similar.ts';
import type { Localized } from '../origin/catalogue.ts';
import type { Content, Snapshot } from './model.ts';

/** With fewer the row would look accidental. */
const LEAST = 4;
/** How many of the last watched titles are tried, until one has enough that resembles it. */
const TRIED = 5;

/** What resembles a title that the viewer has watched, and which title that is. */
export type Because = { title: Content; items: Content[] };

/**
 * From the last watched titles the first that has enough similar ones; none of those has been watched. Null without a
 * history, or when nothing resembles it.
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
