'use client';

import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/Picture';
import type { NextTitle } from '../features/feature';
import styles from './below.module.scss';
import { useKey, usePlayerContext, useSend } from './context';

interface Props {
  next: NextTitle | null | undefined;
  /** What the page offers where no episode follows. */
  children?: ReactNode;
}

/** Under the bar of a tall window, whose picture is a strip in the middle: what to watch next. Near the end the same is on a card. */
export function Below({ next, children }: Props) {
  const isOffered = useKey('upNext') !== null;
  const hasEnded = useKey('ended');
  if (isOffered || hasEnded || !(next || children)) return null;
  return (
    <div className={styles.below} data-testid="player-below">
      {next ? <NextEpisode next={next} /> : children}
    </div>
  );
}

function NextEpisode({ next }: { next: NextTitle }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  return (
    <button type="button" className={styles.next} onClick={() => send('playNext')}>
      <Picture src={next.picture ?? null} color={next.color} alt="" shape="wide" sizes="8rem" most={480} />
      <span className={styles.about}>
        <span className={styles.label}>{labels.next}</span>
        <span className={styles.title}>{next.subtitle ?? next.title}</span>
      </span>
    </button>
  );
}
