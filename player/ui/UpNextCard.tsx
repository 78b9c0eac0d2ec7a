'use client';

import { Button } from '@/components/ui/button/Button';
import { Picture } from '@/components/ui/picture/Picture';
import { fill } from '@/lib/shared/i18n/fill';
import { isClip } from '../core/gates';
import { isPlayedBy, type PlayerSource } from '../core/source';
import type { NextTitle } from '../features/feature';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './up-next.module.scss';

interface Props {
  next: NextTitle;
  /** What the page plays: its `next` follows nothing else. */
  source: PlayerSource | null;
}

/** Near the end: what follows, in how many seconds, now, or not. */
export function UpNextCard({ next, source }: Props) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const seconds = useKey('upNext');
  const isAd = isClip(useKey('interrupted'));
  const hasFailed = useKey('error') !== null;
  const onScreen = useKey('source');
  const isOnPage = onScreen !== null && isPlayedBy(source, onScreen);
  if (seconds === null || isAd || hasFailed || !isOnPage) return null;
  return (
    <section className={styles.card} aria-label={labels.next} data-testid="up-next">
      <Picture
        className={styles.picture}
        src={next.picture ?? null}
        color={next.color}
        alt=""
        shape="wide"
        sizes="12rem"
        most={480}
        priority="eager"
      />
      <div className={styles.about}>
        {/* `Status` says it once; a number that is read every second would be noise. */}
        <p className={styles.when} aria-hidden="true">
          {fill(labels.nextIn, { seconds })}
        </p>
        <p className={styles.title}>{next.subtitle ?? next.title}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" size="sm" onClick={() => send('playNext')}>
          {labels.playNow}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => send('declineNext')}>
          {labels.declineNext}
        </Button>
      </div>
    </section>
  );
}
