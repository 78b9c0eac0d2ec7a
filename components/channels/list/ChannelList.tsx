'use client';

import { useEffect, useRef, useState } from 'react';
import type { ChannelCard } from '@/lib/rules/channels/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ChannelListItem } from './ChannelListItem';
import styles from './list.module.scss';

interface Props {
  channels: ChannelCard[];
  currentId: number | null;
  labels: Messages['channels'];
}

/** Number of channels drawn at first and added near the end, because there may be a thousand (DESIGN section 10). */
const STEP = 80;

/** Channels after the current one, so that it is not at the end of the list. */
const AFTER_CURRENT = 12;

/** Channels of the side panel. Lines out of view cost no layout. */
export function ChannelList({ channels, currentId, labels }: Props) {
  const current = channels.findIndex(({ id }) => id === currentId);
  const [limit, setLimit] = useState(Math.max(STEP, current + AFTER_CURRENT));
  const end = useRef<HTMLLIElement>(null);
  const hasMore = limit < channels.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further step has an end of its own.
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setLimit((shown) => shown + STEP),
      { root: end.current.closest('[data-scroller]'), rootMargin: '600px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, limit]);

  if (channels.length === 0) return <p className={styles.none}>{labels.noneFound}</p>;
  return (
    <ul className={styles.list} aria-label={labels.list}>
      {channels.slice(0, limit).map((channel) => (
        <li key={channel.id} className={styles.row}>
          <ChannelListItem channel={channel} isCurrent={channel.id === currentId} labels={labels} />
        </li>
      ))}
      {hasMore ? <li ref={end} aria-hidden="true" /> : null}
    </ul>
  );
}
