'use client';

import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import styles from './centre.module.scss';
import { useKey, usePlayerContext } from './context';
import { useFeedbackWords } from './use-feedback-words';

/** Announces what happens without a press (quality E5 4.1.3); some messages are visible, too. */
export function Status() {
  const { labels } = usePlayerContext();
  const loading = useKey('loading');
  const offline = useKey('offline');
  const notice = useKey('notice');
  const feedback = useFeedbackWords();
  const ad = useKey('ad') !== null;
  const waiting = loading && (loading === 'long' ? labels.slow : labels.loading);
  const words = feedback ?? waiting ?? (ad ? labels.ad : null);
  const shown = offline ? labels.offline : notice && labels[notice];
  return (
    <div role="status" className={styles.status}>
      {shown && <p className={styles.notice}>{shown}</p>}
      {!shown && words && <VisuallyHidden>{words}</VisuallyHidden>}
    </div>
  );
}
