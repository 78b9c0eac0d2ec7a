import { chosenOf, type Filters } from './address';
import { type CatalogueKind, type FilterOptions, ORDERS } from './options';
import type { RowFilters } from './row-filter-query';

/** The choice in platform parameters (spec 2 §7): ids of chosen options, first and last year. */
export function toRowFilters(kind: CatalogueKind, filters: Filters, options: FilterOptions): RowFilters {
  const idOf = (facet: 'genre' | 'subgenre' | 'country' | 'rating') => {
    const ids = chosenOf(facet, options, filters).flatMap((option) => ('id' in option ? [option.id] : []));
    return ids.length > 0 ? ids.join(',') : undefined;
  };
  const rating = idOf('rating');
  const year = options.year.find(({ value }) => value === filters.year);
  return {
    content_type: kind === 'movies' ? 'movie' : 'series',
    main_genre: idOf('genre'),
    genre: idOf('subgenre'),
    country: idOf('country'),
    year_from: year?.from ?? undefined,
    year_to: year?.to ?? undefined,
    rating_from: rating ? Number(rating) : undefined,
    sort: ORDERS.find((order) => order === filters.sort),
  };
}
