'use client';

import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { FilterField } from '@/components/ui/field/FilterField';
import { onChannelsRefresh } from '@/lib/client/channels/refresh';
import styles from './browser.module.scss';
import type { ResultsProps } from './ChannelResults';

const load = () => import('./ChannelResults');
const Results = lazy(async () => ({ default: (await load()).ChannelResults }));

type Props = Omit<ResultsProps, 'query' | 'onCount' | 'onClear'> & {
  /** Beside the search. */
  filter: ReactNode;
  /** All channels of the page, which stay where they are while somebody searches. */
  children: ReactNode;
};

/**
 * The channels of a page, the search among them, and their five-minute refresh (spec 2 §5, §7). What it finds is drawn by
 * script that comes with the first letter.
 */
export function ChannelBrowser({ filter, children, ...results }: Props) {
  const { labels } = results;
  const { refresh } = useRouter();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const isSearching = typed.trim() !== '';
  // Every line has its place already: a new title moves nothing.
  useEffect(() => onChannelsRefresh(refresh), [refresh]);

  return (
    <>
      <div className={styles.bar}>
        {filter}
        <FilterField
          label={labels.search}
          value={typed}
          onType={setTyped}
          onFocus={() => void load().catch(() => {})}
          className={styles.search}
        />
        <p role="status" className={styles.found}>
          {isSearching ? said : ''}
        </p>
      </div>
      {isSearching ? (
        <Suspense>
          <Results {...results} query={typed} onCount={setSaid} onClear={() => setTyped('')} />
        </Suspense>
      ) : null}
      <div className={styles.list} hidden={isSearching}>
        {children}
      </div>
    </>
  );
}
