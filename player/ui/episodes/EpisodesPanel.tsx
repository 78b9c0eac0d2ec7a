'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { fill } from '@/lib/shared/i18n/fill';
import { firstSeason, type MenuEpisode, type SeriesMenu, seasonsOf } from '../../core/episodes';
import { usePlayerContext, useSend } from '../context';
import { Panel } from '../panel/Panel';
import { EpisodeRow } from './EpisodeRow';
import styles from './episodes.module.scss';

interface Props {
  series: SeriesMenu;
  id: string;
  opener: RefObject<HTMLElement | null>;
}

type Loaded = readonly MenuEpisode[] | 'loading' | 'failed';

/** The episodes of the series by season, with what was watched of them. */
export function EpisodesPanel({ series, id, opener }: Props) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const [episodes, setEpisodes] = useState<Loaded>('loading');
  const [chosen, setChosen] = useState<number | null>(null);
  const close = () => send('showLayer', null);
  const latest = useRef(series);
  latest.current = series;
  const isOpen = useRef(true);

  const read = useCallback(() => {
    setEpisodes('loading');
    const settle = (answer: Loaded) => isOpen.current && setEpisodes(answer);
    latest.current.load().then(settle, () => settle('failed'));
  }, []);
  useEffect(() => {
    isOpen.current = true;
    read();
    return () => {
      isOpen.current = false;
    };
  }, [read]);

  return (
    <Panel
      {...{ id, opener }}
      name="episodes"
      label={labels.episodes}
      title={labels.episodes}
      closeLabel={labels.closeEpisodes}
      shape="wide"
    >
      {episodes === 'loading' && (
        <div className={styles.wait}>
          <Spinner label={labels.loading} />
        </div>
      )}
      {episodes === 'failed' && (
        <div className={styles.wait} role="alert">
          <p>{labels.layerFailed}</p>
          <Button variant="secondary" size="sm" onClick={read}>
            {labels.retry}
          </Button>
        </div>
      )}
      {typeof episodes === 'object' && (
        <Seasons {...{ episodes, series, chosen }} onChoose={setChosen} onOpen={close} />
      )}
    </Panel>
  );
}

interface SeasonsProps {
  episodes: readonly MenuEpisode[];
  series: SeriesMenu;
  /** Null: the season of the episode on screen. */
  chosen: number | null;
  onChoose(season: number): void;
  onOpen(): void;
}

function Seasons({ episodes, series, chosen, onChoose, onOpen }: SeasonsProps) {
  const { labels } = usePlayerContext();
  const list = useRef<HTMLOListElement>(null);
  const seasons = seasonsOf(episodes);
  const season = chosen ?? firstSeason(episodes, series.currentId);
  // The focus begins at the episode on screen, which also scrolls to it.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? list.current?.querySelector('button'))?.focus();
  }, []);
  return (
    <div className={styles.body}>
      {seasons.length > 1 && (
        <div className={styles.seasons}>
          {seasons.map((number) => (
            <Button
              key={number}
              size="sm"
              variant={number === season ? 'primary' : 'secondary'}
              aria-pressed={number === season}
              onClick={() => onChoose(number)}
            >
              {fill(labels.season, { number })}
            </Button>
          ))}
        </div>
      )}
      <ol ref={list} className={styles.list}>
        {episodes
          .filter((episode) => episode.season === season)
          .map((episode) => (
            <li key={episode.id}>
              <EpisodeRow
                episode={episode}
                isCurrent={episode.id === series.currentId}
                onOpen={() => {
                  onOpen();
                  if (episode.id !== series.currentId) series.open(episode.id);
                }}
              />
            </li>
          ))}
      </ol>
    </div>
  );
}
