import 'server-only';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

/** The guide's own texts, and only the channel texts that it uses: they are part of every page. */
export function guideWords(locale: Locale) {
  const { guide, channels } = wordsOf(locale);
  const { categories, list, noProgramme, elapsed, schedule } = channels;
  return { guide, channels: { categories, list, noProgramme, elapsed, schedule } };
}
