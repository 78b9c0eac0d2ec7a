'use client';

import { useSyncExternalStore } from 'react';
import { ProgressBar } from '@/components/ui/progress/ProgressBar';
import { onProgress, progressOf } from '@/lib/rules/playback/progress';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './episodes.module.scss';

interface Props {
  id: string;
  /** "{percent}% watched". */
  label: string;
}

/** The progress of this viewer over the picture of an episode; empty for an episode that was not started. */
export function EpisodeProgress({ id, label }: Props) {
  const percent = useSyncExternalStore(
    onProgress,
    () => progressOf(id),
    () => null,
  );
  if (!percent) return null;
  return <ProgressBar percent={percent} label={fill(label, { percent })} className={styles.progress} />;
}
