import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** Texts of a catalogue with filters. */
export interface CatalogueLabels {
  filters: Messages['filters'];
  /** 'filters_no_found' of spec 2 §8. */
  none: string;
  row: Messages['catalogue']['row'];
  card: Messages['catalogue']['card'];
  page: Pick<Messages['catalogue']['page'], 'showAll' | 'showLess' | 'toTop'>;
}
