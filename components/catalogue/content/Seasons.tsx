import { fill } from '@/components/ui/fill';
import { Tabs } from '@/components/ui/tabs/Tabs';
import type { ContentPage } from '@/lib/catalogue/view';
import { EpisodeList } from './EpisodeList';
import type { EpisodeLabels } from './episode-labels';
import { OwnProgress } from './OwnProgress';
import styles from './section.module.scss';

interface Props {
  page: Pick<ContentPage, 'id' | 'seasons' | 'season' | 'episode' | 'seriesId'>;
  labels: EpisodeLabels;
}

/** Seasons as tabs, each with its episodes; the one on show opens first. */
export function Seasons({ page, labels }: Props) {
  const { seasons, season: current, episode, id, seriesId } = page;
  const [only] = seasons;
  if (!only) return null;
  const currentId = episode === null ? null : id;
  return (
    <section className={styles.section} aria-labelledby="seasons">
      <h2 id="seasons" className={styles.heading}>
        {labels.page.seasons}
      </h2>
      {seriesId ? <OwnProgress seriesId={seriesId} /> : null}
      {seasons.length === 1 ? (
        <EpisodeList episodes={only.episodes} currentId={currentId} labels={labels} />
      ) : (
        <Tabs
          label={labels.page.seasons}
          className={styles.tabs}
          initial={seasons.find((season) => season.number === current)?.id}
          tabs={seasons.map((season) => ({
            id: season.id,
            label: fill(labels.page.season, { number: season.number }),
            content: <EpisodeList episodes={season.episodes} currentId={currentId} labels={labels} />,
          }))}
        />
      )}
    </section>
  );
}
