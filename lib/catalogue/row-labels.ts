import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';

/** The words of a row and everything that may stand in it. */
export function rowLabels(locale: Locale) {
  const { catalogue, channels, shell } = wordsOf(locale);
  return {
    row: catalogue.row,
    card: catalogue.card,
    promo: catalogue.promo,
    channels: channels,
    newTab: shell.newTab,
  };
}
