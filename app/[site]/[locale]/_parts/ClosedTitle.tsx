import { UnavailableTitle } from '@/components/catalogue/content/UnavailableTitle';
import type { ClosedTitle as Closed } from '@/lib/server/playback/load-watch';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';

interface Props {
  answer: Closed;
  words: Messages;
}

/**
 * Shown in place of the player (spec 2 §8): an announced title links to its page, a lost one to the channels.
 */
export function ClosedTitle({ answer: { kind, title, contentHref }, words }: Props) {
  const { errors, watch } = words;
  const about = { href: contentHref, label: watch.about };
  if (kind === 'announced') {
    return <UnavailableTitle title={title} text={errors.warning_episode_is_announcement} ways={[about]} />;
  }
  const channels = { href: routes.channels(), label: errors.watch_tv };
  return <UnavailableTitle title={title} text={errors.content_not_available} ways={[channels, about]} />;
}
