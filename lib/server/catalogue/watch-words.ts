import 'server-only';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

/** The texts of the watch button, from the dictionary parts they belong to. */
export function watchWords(locale: Locale) {
  const { catalogue, errors } = wordsOf(locale);
  const { watch, watchFree, resume, suffix, announcement } = catalogue.page;
  return {
    watch,
    watchFree,
    resume,
    suffix,
    announcement,
    ...catalogue.watch,
    notAvailable: errors.content_not_available,
    watchTv: errors.watch_tv,
    soon: errors.warning_episode_is_announcement,
  };
}
