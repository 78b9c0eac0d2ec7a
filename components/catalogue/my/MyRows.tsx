'use client';

import { type ReactNode, useEffect } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { HeartIcon } from '@/components/ui/icon/heart';
import { historyChangesAtom } from '@/lib/client/catalogue/history';
import { favouritesAtom } from '@/lib/client/favourites/favourites';
import { loadFavouriteRows, type OwnRow } from '@/lib/client/favourites/own-favourites';
import { store } from '@/lib/client/store/store';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import { LiveTiles } from '../channels/LiveTiles';
import type { RowLabels } from '../row/labels';
import { RowMessage } from '../row/RowMessage';
import { MyRow } from './MyRow';
import { MyWait } from './MyWait';
import { OwnReminders } from './reminders/OwnReminders';

export interface MyRowsProps {
  words: Messages['my'] & { empty: string };
  /** "Season {season}, episode {episode}". */
  episodeLabel: string;
  labels: RowLabels;
  /** A picture for viewers who have no favourites yet. */
  art?: ReactNode;
  /** Something to watch, for viewers who have no favourites yet. */
  children?: ReactNode;
}

/** Favourites and history of the viewer in the rows of the platform. Personal rows have no pages. */
export function MyRows({ words, episodeLabel, labels, art, children }: MyRowsProps) {
  const { data, error, mutate } = useSWR(
    'mine',
    () => loadFavouriteRows((season, episode) => fill(episodeLabel, { season, episode })),
    { shouldRetryOnError: false },
  );
  // A title that was opened over this page may have been removed from history.
  useEffect(() => store.sub(historyChangesAtom, () => mutate()), [mutate]);
  useEffect(() => {
    let before = store.get(favouritesAtom);
    return store.sub(favouritesAtom, () => {
      const now = store.get(favouritesAtom);
      // When the favourites first load the rows already contain them; later changes reload the rows.
      if (before && now) mutate();
      before = now;
    });
  }, [mutate]);

  if (!data && error) {
    return (
      <AlertState
        title={words.failedTitle}
        text={words.failed}
        retry={{ label: words.retry, onRetry: () => mutate() }}
      >
        {null}
      </AlertState>
    );
  }
  if (!data) return <MyWait words={words} labels={labels} />;
  const draw = ({ key, title, page, ids }: OwnRow) =>
    page ? (
      <MyRow key={key} row={page} ids={ids} favourites={data.favourites} words={words} labels={labels} />
    ) : (
      <RowMessage key={key} title={title} text={labels.row.failed}>
        <Button onClick={() => mutate()}>{labels.row.retry}</Button>
      </RowMessage>
    );
  const isEmpty = data.favourites.size === 0;
  const isBefore = ({ page }: OwnRow) => !isEmpty || !page || page.histories.length > 0;
  return (
    <>
      <OwnReminders />
      {data.rows.filter(isBefore).map(draw)}
      {isEmpty ? (
        <EmptyState
          icon={art ? null : <HeartIcon isSolid={false} />}
          art={art}
          title={words.empty}
          text={words.emptyText}
        >
          <LinkButton href={routes.home()} variant="primary">
            {words.browse}
          </LinkButton>
        </EmptyState>
      ) : null}
      {data.rows.filter((row) => !isBefore(row)).map(draw)}
      {isEmpty ? children : null}
      <LiveTiles />
    </>
  );
}
