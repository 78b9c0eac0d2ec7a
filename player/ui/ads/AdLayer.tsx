'use client';

import { clsx } from 'clsx';
import type { AdState } from '../../core/state';
import { usePlayerContext, useSend } from '../context';
import { AdControls } from './AdControls';
import { AdName } from './AdName';
import styles from './ad.module.scss';
import { adName } from './ad-name';
import { RemoveAds } from './RemoveAds';
import { SkipAd } from './SkipAd';

/** Over an ad: what it is, how long it lasts, the way past it, its page, and how to watch without ads (spec 2 §2). */
export default function AdLayer({ ad }: { ad: AdState }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const { position, duration, link, mayBeRemoved } = ad;
  const name = adName(ad, labels);
  return (
    <section className={styles.layer} aria-label={name} data-ad="" data-testid="ad">
      <div className={styles.head}>
        <AdName name={name} left={duration > 0 ? duration - position : null} />
        <SkipAd ad={ad} />
      </div>
      <AdControls position={position} duration={duration}>
        {link && (
          <a
            className={clsx(styles.link, styles.visit)}
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => send('openAd')}
          >
            {labels.adVisit}
          </a>
        )}
        {mayBeRemoved && <RemoveAds isPaused={ad.isPaused} />}
      </AdControls>
    </section>
  );
}
