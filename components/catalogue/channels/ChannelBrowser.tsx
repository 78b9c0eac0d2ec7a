'use client';

import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import { probePage } from '@/lib/client/browser/probe-page';
import { onChannelsRefresh } from '@/lib/client/channels/refresh';
import styles from './browser.module.scss';
import type { ResultsProps } from './ChannelResults';
import { FilterLine } from './FilterLine';

const load = () => import('./ChannelResults');
const Results = lazy(async () => ({ default: (await load()).ChannelResults }));

type Props = Omit<ResultsProps, 'query' | 'onCount' | 'onClear'> & {
  /** Shown beside the search. */
  filter: ReactNode;
  /** All channels of the page, which stay mounted during a search. */
  children: ReactNode;
};

/**
 * The channels of a page with their search and their five-minute refresh (spec 2 §5, §7). The code that draws results
 * loads with the first letter.
 */
export function ChannelBrowser({ filter, children, ...results }: Props) {
  const { labels } = results;
  const { refresh } = useRouter();
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const isSearching = typed.trim() !== '';
  // Every line has a fixed height, so a new title causes no layout shift.
  useEffect(() => {
    const leaving = new AbortController();
    // A router that does not get the page loads the document again, which would end the search and the mini-player.
    const refreshIfAnswered = () =>
      void probePage(leaving.signal).then(
        ({ ok }) => {
          if (ok) refresh();
        },
        () => {},
      );
    const stop = onChannelsRefresh(refreshIfAnswered);
    return () => {
      stop();
      leaving.abort();
    };
  }, [refresh]);

  return (
    <>
      <FilterLine>
        {filter}
        <FilterField
          label={labels.search}
          value={typed}
          onType={setTyped}
          onFocus={() => void load().catch(() => {})}
          className={styles.search}
        />
        <p role="status" className={styles.found}>
          {isSearching ? announcement : ''}
        </p>
      </FilterLine>
      {isSearching ? (
        <Suspense>
          <Results {...results} query={typed} onCount={setAnnouncement} onClear={() => setTyped('')} />
        </Suspense>
      ) : null}
      <div hidden={isSearching}>{children}</div>
    </>
  );
}
