import 'server-only';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

/** The guide's own texts, and only the channel texts that it uses: they are part of every page. */
export function guideWords(locale: Locale) {
  const { guide, channels } = wordsOf(locale);
  const { categories, list, noProgramme, elapsed, schedule } = channels;
  return { guide, channels: { categories, list, noProgramme, elapsed, schedule } };
}

/** What the guide of favourites says in addition. */
export function favouriteWords({ channels, guide, session, errors }: Messages) {
  return {
    signInTitle: channels.favouritesSignIn,
    signInText: channels.favouritesHint,
    signIn: session.signIn,
    empty: errors.warning_no_favorites,
    all: channels.all,
    failed: guide.failed,
    retry: guide.retry,
    loading: guide.loading,
  };
}
