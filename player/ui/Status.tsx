'use client';

import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { useIsWaiting } from './Centre';
import styles from './centre.module.scss';
import { useKey, usePlayerContext } from './context';

/** What happens without being asked for is said (quality E5 4.1.3), some of it also shown. */
export function Status() {
  const { labels } = usePlayerContext();
  const isWaiting = useIsWaiting();
  const offline = useKey('offline');
  const notice = useKey('notice');
  const shown = offline ? labels.offline : notice && labels[notice];
  return (
    <div role="status" className={styles.status}>
      {shown && <p className={styles.notice}>{shown}</p>}
      {isWaiting && !shown && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
    </div>
  );
}
