import { IconButton } from '@/components/ui/button/IconButton';
import { CloseIcon } from '@/components/ui/icon/close';
import { Link } from '@/components/ui/link/Link';
import { followSeries, unfollow } from '@/lib/client/reminders/follows';
import { removeWithUndo } from '@/lib/client/removal/undo';
import type { Follow } from '@/lib/rules/reminders/reminder';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './reminders.module.scss';

interface Props {
  follow: Follow;
  words: Messages['reminders'];
}

/** A series that the viewer follows, how many new episodes it has, and a button that ends it. */
export function FollowLine({ follow, words }: Props) {
  const { id, contentId, slug, title, newEpisodes } = follow;
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <Link href={routes.content(slug)} className={styles.title}>
          {title}
        </Link>
        <span className={styles.about}>
          {newEpisodes > 0 ? fill(words.newEpisodes, { count: newEpisodes }) : words.noNew}
        </span>
      </span>
      <IconButton
        label={fill(words.unfollow, { title })}
        variant="quiet"
        size="sm"
        onClick={({ currentTarget }) =>
          removeWithUndo(
            words.unfollowed,
            () => unfollow(id),
            () => followSeries(contentId),
            currentTarget.closest('li'),
          )
        }
      >
        <CloseIcon size="sm" />
      </IconButton>
    </li>
  );
}
