import { useId } from 'react';
import type { ContentPage } from '@/lib/rules/catalogue/view';
import { fill } from '@/lib/shared/i18n/fill';
import { EpisodeList } from './EpisodeList';
import type { EpisodeLabels } from './episode-labels';
import { SeasonTabs } from './SeasonTabs';
import styles from './section.module.scss';

interface Props {
  page: Pick<ContentPage, 'id' | 'seriesId' | 'seasons' | 'season' | 'episode'>;
  labels: EpisodeLabels;
}

/** Seasons as tabs with their episodes; the season of the page is open first, else that of the next episode. */
export function Seasons({ page, labels }: Props) {
  const headingId = useId();
  const { seasons, season: current, episode, id, seriesId } = page;
  const [only] = seasons;
  if (!only) return null;
  const currentId = episode === null ? null : id;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {labels.page.seasons}
      </h2>
      {seasons.length === 1 ? (
        <EpisodeList episodes={only.episodes} currentId={currentId} labels={labels} />
      ) : (
        <SeasonTabs
          seriesId={current === null ? seriesId : null}
          numbers={seasons.map(({ number }) => number)}
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
