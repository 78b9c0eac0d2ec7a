'use client';

import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import styles from './centre.module.scss';
import { useKey, usePlayerContext } from './context';
import { useCastWords } from './use-cast-words';
import { useFeedbackWords } from './use-feedback-words';

/**
 * Announces what happens without a press (quality E5 4.1.3); some messages are also visible. It is the only polite live
 * region of the player. It is not atomic, so that screen readers announce only the part that changed.
 */
export function Status() {
  const { labels } = usePlayerContext();
  const loading = useKey('loading');
  const offline = useKey('offline');
  const notice = useKey('notice');
  const shown = offline ? labels.offline : notice && labels[notice];
  const announced = {
    feedback: useFeedbackWords(),
    waiting: !shown && loading && (loading === 'long' ? labels.slow : labels.loading),
    ad: useKey('ad') && labels.ad,
    cast: useCastWords(),
    next: useKey('upNext') !== null && labels.next,
  };
  return (
    <div role="status" aria-atomic="false" className={styles.status}>
      {shown && <p className={styles.notice}>{shown}</p>}
      {Object.entries(announced).map(([subject, words]) =>
        words ? <VisuallyHidden key={subject}>{words}</VisuallyHidden> : null,
      )}
    </div>
  );
}
