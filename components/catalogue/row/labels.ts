import type { RowOffers } from '@/lib/server/catalogue/row-labels';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** Texts of a row and its items. */
export interface RowLabels {
  row: Messages['catalogue']['row'];
  card: Messages['catalogue']['card'];
  promo: Messages['catalogue']['promo'];
  channels: Messages['channels'];
  newTab: string;
  offers: RowOffers;
}
