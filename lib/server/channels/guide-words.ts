import 'server-only';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

/** Its own words, and of those of channels the ones that it says: they travel with every page. */
export function guideWords(locale: Locale) {
  const { guide, channels } = wordsOf(locale);
  const { categories, list, noProgramme, elapsed, schedule } = channels;
  return { guide, channels: { categories, list, noProgramme, elapsed, schedule } };
}
