import { fill } from '@/components/ui/fill';
import { Tabs } from '@/components/ui/tabs/Tabs';
import type { Season } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { EpisodeList } from './EpisodeList';
import styles from './section.module.scss';

interface Props {
  seasons: Season[];
  /** Season number that opens first. */
  current?: number;
  labels: Messages['catalogue'];
}

/** Seasons as tabs, each with its episodes. */
export function Seasons({ seasons, current, labels }: Props) {
  const [only] = seasons;
  if (!only) return null;
  return (
    <section className={styles.section} aria-labelledby="seasons">
      <h2 id="seasons" className={styles.heading}>
        {labels.page.seasons}
      </h2>
      {seasons.length === 1 ? (
        <EpisodeList episodes={only.episodes} labels={labels} />
      ) : (
        <Tabs
          label={labels.page.seasons}
          className={styles.tabs}
          initial={seasons.find((season) => season.number === current)?.id}
          tabs={seasons.map((season) => ({
            id: season.id,
            label: fill(labels.page.season, { number: season.number }),
            content: <EpisodeList episodes={season.episodes} labels={labels} />,
          }))}
        />
      )}
    </section>
  );
}
