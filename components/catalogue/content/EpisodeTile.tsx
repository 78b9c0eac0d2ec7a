import { PlayIcon } from '@/components/ui/icon/playback';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { Tag } from '@/components/ui/tag/Tag';
import { durationWords } from '@/lib/catalogue/format';
import type { Episode } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './episodes.module.scss';

interface Props {
  episode: Episode;
  labels: Messages['catalogue'];
}

const SIZES = '(min-width: 1280px) 20vw, (min-width: 933px) 26vw, 44vw';

/** The picture plays, the title opens the episode's own page. An announced episode cannot be played (spec 2 §4). */
export function EpisodeTile({ episode, labels }: Props) {
  const { watchHref, title, number } = episode;
  const art = <Picture src={episode.still} alt="" shape="wide" sizes={SIZES} color={episode.color} />;
  return (
    <article className={styles.tile} data-soon={episode.isAnnouncement || undefined}>
      {watchHref && !episode.isAnnouncement ? (
        <Link
          href={watchHref}
          className={styles.art}
          aria-label={`${labels.page.watch}: ${number}. ${title}`}
        >
          {art}
          <span className={styles.play}>
            <PlayIcon />
          </span>
        </Link>
      ) : (
        <span className={styles.art}>{art}</span>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={episode.href}>
            {number}. {title}
          </Link>
        </h3>
        <p className={styles.facts}>
          {episode.isAnnouncement ? <Tag tone="outline">{labels.page.announcement}</Tag> : null}
          {episode.durationSeconds && !episode.isAnnouncement
            ? durationWords(episode.durationSeconds, labels.duration)
            : null}
        </p>
        {episode.description ? <p className={styles.description}>{episode.description}</p> : null}
      </div>
    </article>
  );
}
