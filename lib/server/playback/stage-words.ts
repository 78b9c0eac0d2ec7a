import 'server-only';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

/** The player's words, and what is said in its place where it may not play. */
export function stageWords(locale: Locale) {
  const { player, watch, errors, catalogue, session } = wordsOf(locale);
  const { refused, pinNeeded, pinText, enterPin } = watch;
  return {
    player,
    refused,
    pinNeeded,
    pinText,
    enterPin,
    signIn: session.signIn,
    unavailable: errors.unavailable,
    retry: catalogue.row.retry,
  };
}
