'use client';

import { useKey, usePlayerContext } from '../context';
import { AdName } from './AdName';
import styles from './ad.module.scss';

/** Over a packshot, and until the layer of an ad is there: what plays is never without its mark. It stands where that of the ad does. */
export function AdMark() {
  const { labels } = usePlayerContext();
  return (
    <div className={styles.layer} data-testid="ad-mark">
      <div className={styles.head} data-alone="">
        <AdName name={labels.ad} left={useKey('packshotLeft')} />
      </div>
    </div>
  );
}
