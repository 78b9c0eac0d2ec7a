import { searchable } from '../../domain/text.ts';
import type { Localized } from '../../origin/catalogue.ts';

/** An existing category of channels. */
export type KnownCategory = { id: number; slug: string; name: Localized; isAll: boolean };

/** Names that lists use for common categories, by the slug of ours. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  general: ['общие', 'эфирные', 'базовые', 'основные', 'entertainment', 'развлекательные'],
  news: ['информационные', 'новостные'],
  cinema: ['кино', 'фильмы', 'movies', 'movie', 'cinema', 'films', 'кинозалы', 'сериалы', 'series'],
  sport: ['спортивные', 'sports'],
  knowledge: ['документальные', 'documentary', 'education', 'наука', 'science', 'культура'],
  kids: ['дети', 'детям', 'children', 'мультфильмы', 'cartoons', 'animation'],
  music: ['музыкальные'],
  life: ['хобби', 'lifestyle', 'cooking', 'кулинария'],
  regional: ['местные', 'local'],
  uzbekistan: ['узбекские', 'uzbek'],
  adult: ['взрослые', 'xxx', 'adult', 'adults', '18+', 'эротика'],
};

/** Finds the category for a group of a list: its id, `all` for the category of all channels, null for a new one. */
export function categoryFinder(
  categories: readonly KnownCategory[],
): (group: string) => number | 'all' | null {
  const byName = new Map<string, number | 'all'>();
  for (const { id, slug, name, isAll } of categories) {
    for (const one of [...Object.values(name), ...(ALSO[slug] ?? [])]) {
      const form = searchable(one);
      if (!byName.has(form)) byName.set(form, isAll ? 'all' : id);
    }
  }
  return (group) => byName.get(searchable(group)) ?? null;
}
