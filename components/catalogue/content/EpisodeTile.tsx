import { PlayIcon } from '@/components/ui/icon/playback';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import { Tag } from '@/components/ui/tag/Tag';
import { durationWords } from '@/lib/rules/catalogue/format';
import type { Episode } from '@/lib/rules/catalogue/view';
import { tileSizes } from '../cards/sizes';
import { EpisodeProgress } from './EpisodeProgress';
import type { EpisodeLabels } from './episode-labels';
import styles from './episodes.module.scss';
import { SoonButton } from './SoonButton';

interface Props {
  episode: Episode;
  /** True on the page of this episode. */
  isCurrent: boolean;
  labels: EpisodeLabels;
}

/** The picture plays, the title opens the page of the episode. An announced episode cannot be played (spec 2 §4). */
export function EpisodeTile({ episode, isCurrent, labels }: Props) {
  const { id, watchHref, title, number } = episode;
  const name = `${labels.page.watch}: ${number}. ${title}`;
  const art = (
    <Picture src={episode.still} alt="" shape="wide" sizes={tileSizes.episode} color={episode.color} />
  );
  return (
    <article
      className={styles.tile}
      data-soon={episode.isAnnouncement || undefined}
      data-current={isCurrent || undefined}
    >
      {watchHref && !episode.isAnnouncement ? (
        <Link href={watchHref} className={styles.art} aria-label={name}>
          {art}
          <span className={styles.play}>
            <PlayIcon />
          </span>
          <EpisodeProgress id={id} label={labels.card.watched} />
        </Link>
      ) : (
        <SoonButton className={styles.art} label={name} warning={labels.soon}>
          {art}
        </SoonButton>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={episode.href} aria-current={isCurrent ? 'page' : undefined}>
            {number}. {title}
          </Link>
        </h3>
        <p className={styles.facts}>
          {isCurrent ? <Tag tone="accent">{labels.page.current}</Tag> : null}
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
