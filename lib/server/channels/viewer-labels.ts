import 'server-only';
import { stageWords } from '@/lib/server/playback/stage-words';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

/** The texts of the viewer page and all its parts. */
export function viewerLabels(locale: Locale) {
  const { channels, errors, catalogue, favourites, viewer, offers } = wordsOf(locale);
  return {
    channels,
    viewer,
    favourites,
    catalogue: { page: catalogue.page, card: catalogue.card, row: catalogue.row },
    refusals: {
      error_schedule_from_future: errors.error_schedule_from_future,
      error_schedule_copyright_banned: errors.error_schedule_copyright_banned,
      warning_no_program: errors.warning_no_program,
    },
    stage: {
      ...stageWords(locale),
      channels: channels.all,
      notAvailable: errors.channel_not_available,
      vitrina: viewer.vitrina,
      offer: {
        ...viewer.offer,
        soon: errors.channel_soon,
        loading: viewer.loading,
        channels: channels.all,
        askAdult: offers.askAdult,
        subscribe: offers.subscribe,
        freeTrial: offers.freeTrial,
        paidTrial: offers.paidTrial,
      },
    },
  };
}
