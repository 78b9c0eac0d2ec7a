import { type Static, Type } from 'typebox';
import { LIST_ORDERS, type ListOrder } from '../../catalogue/list-order.ts';
import type { RowFilters } from '../../catalogue/query.ts';
import type { Found } from '../../search/found.ts';
import { listed, Paging } from '../query.ts';

/** wire 4 rows: paging and filters. */
export const RowQuery = Type.Object({
  ...Paging,
  text: Type.Optional(Type.String({ maxLength: 255 })),
  library_id: Type.Optional(Type.Integer()),
  rowset_id: Type.Optional(Type.Integer()),
  main_genre: Type.Optional(Type.String({ maxLength: 200 })),
  genre: Type.Optional(Type.String({ maxLength: 200 })),
  country: Type.Optional(Type.String({ maxLength: 200 })),
  content_type: Type.Optional(Type.String({ maxLength: 20 })),
  year_from: Type.Optional(Type.Integer()),
  year_to: Type.Optional(Type.Integer()),
  rating_from: Type.Optional(Type.Number()),
  rating_to: Type.Optional(Type.Number()),
  person_id: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(Type.String({ maxLength: 20 })),
});

export type RowQuery = Static<typeof RowQuery>;

export function filtersOf(query: RowQuery, found: Found | undefined, nowMs: number): RowFilters {
  const { content_type: type } = query;
  const genres = listed(query.genre);
  return {
    found,
    nowMs,
    libraryId: query.library_id,
    // The narrower filter wins: a subgenre is a part of its main genre.
    genres: genres.length > 0 ? genres : listed(query.main_genre),
    countries: listed(query.country),
    contentType: type === 'movie' || type === 'series' ? type : undefined,
    yearFrom: query.year_from,
    yearTo: query.year_to,
    ratingFrom: query.rating_from,
    ratingTo: query.rating_to,
  };
}

/** The order that the viewer chose; an unknown one leaves the row as it is. */
export const orderOf = ({ sort }: RowQuery): ListOrder | null =>
  LIST_ORDERS.find((order) => order === sort) ?? null;
