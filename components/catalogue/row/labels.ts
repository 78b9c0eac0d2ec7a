import type { RowOffers } from '@/lib/server/catalogue/row-labels';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** The words of a row and everything that may stand in it. */
export interface RowLabels {
  row: Messages['catalogue']['row'];
  card: Messages['catalogue']['card'];
  promo: Messages['catalogue']['promo'];
  channels: Messages['channels'];
  newTab: string;
  offers: RowOffers;
}
