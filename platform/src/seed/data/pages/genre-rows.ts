import type { Localized } from '../../../origin/catalogue.ts';
import { type GenreKey, genres } from '../genres.ts';
import type { RowSeed } from './shape.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function titleOf({ ru, kk, en, uz }: Localized): Localized {
  return { ru: capital(ru), kk: capital(kk), en: capital(en), uz: capital(uz) };
}

function rowOf(key: GenreKey): RowSeed {
  const { id, slug, name } = genres[key];
  return {
    slug: `genre-${slug}`,
    template: 'content-v',
    title: titleOf(name),
    source: { kind: 'query', types: ['movie', 'series', 'program'], genreIds: [id], sort: 'rating' },
  };
}

/** The row that a genre's tag on a content page opens (`row_slug`). */
export const rowsByGenre = Object.fromEntries(
  (Object.keys(genres) as GenreKey[]).map((key) => [key, rowOf(key)]),
) as Record<GenreKey, RowSeed>;
