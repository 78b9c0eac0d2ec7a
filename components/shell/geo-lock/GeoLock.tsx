'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import styles from '@/components/ui/message/message.module.scss';
import { isRegionServed, wantedPage } from '@/lib/client/session/region';
import { isRegionClosed } from '@/lib/client/viewer/known';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { RegionCheck } from './RegionCheck';

interface Props {
  labels: Messages['geoLock'];
}

type Region = 'unknown' | 'closed' | 'open';

/**
 * Spec 1 §8: the region is not served. The page is everybody's, and says of the viewer's own region only what is known of it:
 * what the server said last, then what it says now.
 */
export function GeoLock({ labels }: Props) {
  const [region, setRegion] = useState<Region>('unknown');
  useEffect(() => {
    if (isRegionClosed()) setRegion('closed');
    isRegionServed().then(
      (isServed) => setRegion(isServed ? 'open' : 'closed'),
      // Nobody can tell: what is shown stays.
      () => {},
    );
  }, []);
  const [title, text] = wordsOf(region, labels);
  return (
    <section className={styles.message}>
      <p className={styles.code}>{region === 'closed' ? labels.code : null}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {region === 'open' ? <WayOn label={labels.goOn} /> : <RegionCheck labels={labels} />}
    </section>
  );
}

function WayOn({ label }: { label: string }) {
  return (
    <p>
      <LinkButton href={wantedPage()} variant="primary">
        {label}
      </LinkButton>
    </p>
  );
}

function wordsOf(region: Region, labels: Props['labels']): [title: string, text: string] {
  if (region === 'closed') return [labels.title, labels.text];
  return region === 'open' ? [labels.openTitle, labels.openText] : [labels.unknownTitle, labels.unknownText];
}
