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
 * Spec 1 §8: the region is not served. The stored page is the same for everybody; the browser adds the region of the
 * viewer: first the last message of the server, then its current answer.
 */
export function GeoLock({ labels }: Props) {
  const [region, setRegion] = useState<Region>('unknown');
  useEffect(() => {
    if (isRegionClosed()) setRegion('closed');
    isRegionServed().then(
      (isServed) => setRegion(isServed ? 'open' : 'closed'),
      // Without an answer the current state stays.
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
