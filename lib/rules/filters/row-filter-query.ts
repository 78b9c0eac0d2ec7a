/** The filters of a row, by their names on the wire (spec 2 §7 "Content and rows"). */
export interface RowFilters {
  content_type?: 'movie' | 'series';
  main_genre?: string;
  genre?: string;
  country?: string;
  year_from?: number;
  year_to?: number;
  rating_from?: number;
}
