import type {
  countries as countriesTable,
  genres as genresTable,
  libraries as librariesTable,
  seoMasks as seoMasksTable,
} from '../../db/schema/catalogue.ts';
import { countries } from '../data/countries.ts';
import { type GenreKey, genres } from '../data/genres.ts';
import { libraries } from '../data/libraries.ts';
import { rowsByGenre } from '../data/pages/genre-rows.ts';
import { rowId } from '../data/pages/shape.ts';
import { seoMasks } from '../data/seo-masks.ts';

export const genreRows: (typeof genresTable.$inferInsert)[] = (Object.keys(genres) as GenreKey[]).map(
  (key, sort) => ({ ...genres[key], rowId: rowId(rowsByGenre[key]), rowSlug: rowsByGenre[key].slug, sort }),
);

export const countryRows: (typeof countriesTable.$inferInsert)[] = Object.entries(countries).map(
  ([code, country], sort) => ({ ...country, code: code.toUpperCase(), sort }),
);

export const libraryRows: (typeof librariesTable.$inferInsert)[] = Object.entries(libraries).map(
  ([slug, { id, type, title, description, color, world }], sort) => ({
    id,
    slug,
    title,
    description,
    libraryType: type,
    colorBg: color,
    artSeed: world,
    sort,
  }),
);

export const seoMaskRows: (typeof seoMasksTable.$inferInsert)[] = seoMasks.map(({ page, text, value }) => ({
  pageType: page,
  textType: text,
  value,
}));
