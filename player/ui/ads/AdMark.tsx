'use client';

import { useKey, usePlayerContext } from '../context';
import { AdControls } from './AdControls';
import { AdName } from './AdName';
import styles from './ad.module.scss';

/** Over a packshot, and until the layer of an ad is there: what plays is never without its mark. It stands where that of the ad does. */
export function AdMark() {
  const { labels } = usePlayerContext();
  const packshot = useKey('packshot');
  const { position, duration } = packshot ?? { position: 0, duration: 0 };
  return (
    <div className={styles.layer} data-ad="" data-testid="ad-mark">
      <div className={styles.head}>
        <AdName name={labels.ad} left={packshot && duration - position} />
      </div>
      <AdControls position={position} duration={duration} />
    </div>
  );
}
