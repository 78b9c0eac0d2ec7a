import 'server-only';
import { dictionaries, type Messages } from './dictionaries';
import type { Locale } from './locales';

/**
 * The plain dictionary, for labels that islands get as props with their `{placeholders}`. Sentences that only the
 * server completes come from next-intl's `getTranslations`.
 */
export function wordsOf(locale: Locale): Messages {
  return dictionaries[locale];
}
