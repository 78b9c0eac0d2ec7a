import { UpcomingBroadcasts } from '@/components/catalogue/content/UpcomingBroadcasts';
import type { Upcoming as Broadcast } from '@/lib/rules/catalogue/view';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

interface Props {
  upcoming: Broadcast[];
  /** The title of the page; without it broadcasts of several titles stand together. */
  ofTitle?: string;
  locale: SiteContext['locale'];
}

/** Broadcasts to come, with the words that they draw and no others. */
export function Upcoming({ upcoming, ofTitle, locale }: Props) {
  if (upcoming.length === 0) return null;
  const { catalogue, channels } = wordsOf(locale);
  const { remind, remindOf, reminded } = channels.schedule;
  return (
    <UpcomingBroadcasts
      upcoming={upcoming}
      title={catalogue.page.upcoming}
      ofTitle={ofTitle}
      words={{ remind, remindOf, reminded }}
    />
  );
}
