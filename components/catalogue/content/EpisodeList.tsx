import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { EPISODES_AT_ONCE } from '@/lib/rules/catalogue/constants';
import type { Episode } from '@/lib/rules/catalogue/view';
import { fill } from '@/lib/shared/i18n/fill';
import { EpisodeTile } from './EpisodeTile';
import type { EpisodeLabels } from './episode-labels';
import styles from './episodes.module.scss';

interface Props {
  episodes: Episode[];
  /** The episode of the current page. */
  currentId: string | null;
  labels: EpisodeLabels;
}

/** The first 25 episodes, then all (spec 2 §9); the rest is folded in the document. */
export function EpisodeList({ episodes, currentId, labels }: Props) {
  const rest = episodes.slice(EPISODES_AT_ONCE);
  return (
    <div className={styles.episodes}>
      <List episodes={episodes.slice(0, EPISODES_AT_ONCE)} currentId={currentId} labels={labels} />
      {rest.length > 0 ? (
        <Disclosure label={fill(labels.page.allEpisodes, { count: episodes.length })}>
          <List episodes={rest} currentId={currentId} labels={labels} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function List({ episodes, currentId, labels }: Props) {
  return (
    <ol className={styles.list}>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <EpisodeTile episode={episode} isCurrent={episode.id === currentId} labels={labels} />
        </li>
      ))}
    </ol>
  );
}
