import type { ORDERS } from './options';

/** The filters of a row and its order, by their names on the wire (spec 2 §7 "Content and rows"; the order is our extension). */
export interface RowFilters {
  content_type?: 'movie' | 'series';
  main_genre?: string;
  genre?: string;
  country?: string;
  year_from?: number;
  year_to?: number;
  rating_from?: number;
  sort?: (typeof ORDERS)[number];
}

/** Ids of the genres that a row is narrowed to. The subgenres are the narrower choice. */
export const genresOf = ({ genre, main_genre: mainGenre }: RowFilters = {}): string[] =>
  (genre ?? mainGenre)?.split(',') ?? [];
