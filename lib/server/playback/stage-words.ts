import 'server-only';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

/** The texts of the player, and of the messages in its place. */
export function stageWords(locale: Locale) {
  const { player, watch, errors, catalogue, session } = wordsOf(locale);
  const { refused, pinNeeded, pinText, enterPin, bedtime, screenTimeOver, askParent } = watch;
  return {
    player,
    refused,
    pinNeeded,
    pinText,
    enterPin,
    bedtime,
    screenTimeOver,
    askParent,
    signIn: session.signIn,
    unavailable: errors.unavailable,
    retry: catalogue.row.retry,
  };
}
