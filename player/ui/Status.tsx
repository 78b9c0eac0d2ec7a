'use client';

import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { useIsWaiting } from './Centre';
import styles from './centre.module.scss';
import { useKey, usePlayerContext } from './context';
import { useFeedbackWords } from './use-feedback-words';

/** Announces what happens without a press (quality E5 4.1.3); some messages are visible, too. */
export function Status() {
  const { labels } = usePlayerContext();
  const isWaiting = useIsWaiting();
  const offline = useKey('offline');
  const notice = useKey('notice');
  const feedback = useFeedbackWords();
  const ad = useKey('ad') !== null;
  const words = feedback ?? (isWaiting ? labels.loading : ad ? labels.ad : null);
  const shown = offline ? labels.offline : notice && labels[notice];
  return (
    <div role="status" className={styles.status}>
      {shown && <p className={styles.notice}>{shown}</p>}
      {!shown && words && <VisuallyHidden>{words}</VisuallyHidden>}
    </div>
  );
}
