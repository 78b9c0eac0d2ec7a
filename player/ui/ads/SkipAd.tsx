'use client';

import { fill } from '@/lib/shared/i18n/fill';
import type { AdState } from '../../core/state';
import { usePlayerContext, useSend } from '../context';
import { NextIcon } from '../icons';
import styles from './ad.module.scss';

/** Counts down to the second from which the ad may be skipped. */
export function SkipAd({ ad: { skipAt, position } }: { ad: AdState }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  if (skipAt === null) return null;
  const seconds = Math.ceil(skipAt - position);
  return (
    // Not `disabled`: the focus stays on it until it can be pressed. The ad refuses a press before its second.
    <button type="button" className={styles.skip} aria-disabled={seconds > 0} onClick={() => send('skipAd')}>
      {seconds > 0 ? fill(labels.adSkipIn, { seconds }) : labels.adSkip}
      {seconds <= 0 && <NextIcon />}
    </button>
  );
}
