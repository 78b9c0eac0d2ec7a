'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './post-play.module.scss';

/** After the end of a title that nothing follows: what the page offers, the next episode if it was declined, and again. */
export function PostPlay({ hasNext, children }: { hasNext: boolean; children?: ReactNode }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const kind = useKey('source')?.kind;
  const isDeclined = useKey('isNextDeclined');
  const isInterrupted = useKey('interrupted') !== null;
  const hasEnded = useKey('ended') && kind === 'vod' && !isInterrupted;
  if (!hasEnded || (hasNext ? !isDeclined : !children)) return null;
  return (
    <div className={styles.panel} data-testid="post-play">
      <div className={styles.actions}>
        {hasNext && (
          <Button variant="primary" onClick={() => send('playNext')}>
            {labels.next}
          </Button>
        )}
        <Button variant="secondary" onClick={() => send('play')}>
          {labels.replay}
        </Button>
      </div>
      {children}
    </div>
  );
}
