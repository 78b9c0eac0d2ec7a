import { filterOptions } from '@/lib/rules/filters/options';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

/** Drama with its subgenre legal drama, comedy; Kazakhstan and France; in 2026. */
export const options = filterOptions(
  {
    genres: [
      { id: '1', slug: 'drama', name: 'drama', parentId: null },
      { id: '2', slug: 'comedy', name: 'comedy', parentId: null },
      { id: '30', slug: 'legal', name: 'legal drama', parentId: '1' },
    ],
    countries: [
      { id: '1', key: 'kz', name: 'Kazakhstan' },
      { id: '11', key: 'fr', name: 'France' },
    ],
  },
  { thisYear: 2026, locale: 'en', words: dictionaries.en.filters },
);
