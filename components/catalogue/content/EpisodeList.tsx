import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { fill } from '@/components/ui/fill';
import { EPISODES_AT_ONCE } from '@/lib/catalogue/limits';
import type { Episode } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { EpisodeTile } from './EpisodeTile';
import styles from './episodes.module.scss';

interface Props {
  episodes: Episode[];
  labels: Messages['catalogue'];
}

/** The first 25 episodes, then all (spec 2 §9); the rest is in the document, folded. */
export function EpisodeList({ episodes, labels }: Props) {
  const rest = episodes.slice(EPISODES_AT_ONCE);
  return (
    <div className={styles.episodes}>
      <List episodes={episodes.slice(0, EPISODES_AT_ONCE)} labels={labels} />
      {rest.length > 0 ? (
        <Disclosure label={fill(labels.page.allEpisodes, { count: episodes.length })}>
          <List episodes={rest} labels={labels} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function List({ episodes, labels }: Props) {
  return (
    <ol className={styles.list}>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <EpisodeTile episode={episode} labels={labels} />
        </li>
      ))}
    </ol>
  );
}
