'use client';

import { Picture } from '@/components/ui/picture/Picture';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import { fill } from '@/lib/shared/i18n/fill';
import { type MenuEpisode, menuSubtitle } from '../../core/episodes';
import { usePlayerContext } from '../context';
import styles from './episodes.module.scss';

interface Props {
  episode: MenuEpisode;
  isCurrent: boolean;
  onOpen(): void;
}

/** An announced episode is listed and cannot be played (spec 2 §4). */
export function EpisodeRow({ episode, isCurrent, onOpen }: Props) {
  const { labels } = usePlayerContext();
  const { number, title, description, picture, percent, isAnnouncement } = episode;
  return (
    <button
      type="button"
      className={styles.episode}
      aria-current={isCurrent || undefined}
      disabled={isAnnouncement}
      onClick={onOpen}
    >
      <span className={styles.picture}>
        <Picture src={picture} alt="" shape="wide" sizes="8rem" most={320} priority="eager" />
        {percent ? (
          <ProgressBar
            percent={percent}
            label={fill(labels.watched, { percent })}
            className={styles.watched}
          />
        ) : null}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>
          {number}. {title}
        </span>
        <span className={styles.subtitle}>{isAnnouncement ? labels.soon : menuSubtitle(description)}</span>
      </span>
    </button>
  );
}
