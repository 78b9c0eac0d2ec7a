'use client';

import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import styles from '@/components/ui/message/message.module.scss';
import { isRegionServed, loadDetectedRegion, openWantedPage, wantedPage } from '@/lib/client/session/region';
import { isRegionClosed } from '@/lib/client/viewer/known';
import { readRegionMessage } from '@/lib/client/viewer/region-message';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import own from './geo-lock.module.scss';
import { RegionCheck } from './RegionCheck';

interface Props {
  labels: Messages['geoLock'];
  /** A picture beside the words. */
  art: ReactNode;
  /** Contacts of the provider; null if it has none. */
  support: ReactNode;
  /** Something to watch, shown when the region is served. */
  children?: ReactNode;
}

type Region = 'unknown' | 'closed' | 'open';

/**
 * Spec 1 §8: the region is not served. The stored page is the same for everybody; the browser adds the region of the
 * viewer: first the last message of the server, then its current answer. A viewer whose region is served is led on to the page they wanted.
 */
export function GeoLock({ labels, art, support, children }: Props) {
  const [region, setRegion] = useState<Region>('unknown');
  const [message, setMessage] = useState<string | null>(null);
  const readMessage = useCallback(() => setMessage(readRegionMessage()), []);
  useEffect(() => {
    if (isRegionClosed()) setRegion('closed');
    readMessage();
    isRegionServed()
      .then(
        (isServed) => {
          setRegion(isServed ? 'open' : 'closed');
          if (isServed) openWantedPage();
        },
        // Without an answer the current state stays.
        () => {},
      )
      // In another tab than the first one only this start was refused in words.
      .finally(readMessage);
  }, [readMessage]);
  const [title, text] = wordsOf(region, labels);
  const isOpen = region === 'open';
  return (
    <>
      <section className={clsx(styles.message, styles.beside, isOpen && own.served)}>
        <div className={styles.words}>
          {region === 'closed' ? <p className={styles.code}>{labels.code}</p> : null}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{isOpen ? <ServedText labels={labels} /> : text}</p>
          {isOpen ? (
            <WayOn label={labels.goOn} />
          ) : (
            <>
              <RegionCheck labels={labels} message={message} onChecked={readMessage} />
              {support ? (
                <div className={own.support}>
                  <p>{labels.support}</p>
                  {support}
                </div>
              ) : null}
            </>
          )}
        </div>
        {art}
      </section>
      {isOpen ? children : null}
    </>
  );
}

/** The country that was detected, and what to do when it is wrong; until it is known, what is open. */
function ServedText({ labels }: Pick<Props, 'labels'>) {
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => {
    loadDetectedRegion().then(
      (detected) => setCountry(detected.country),
      () => {},
    );
  }, []);
  return country ? fill(labels.openRegion, { country }) : labels.openText;
}

function WayOn({ label }: { label: string }) {
  return (
    <LinkButton href={wantedPage() ?? routes.home()} variant="primary" size="lg" className={own.onward}>
      {label}
    </LinkButton>
  );
}

function wordsOf(region: Region, labels: Props['labels']): [title: string, text: string] {
  if (region === 'closed') return [labels.title, labels.text];
  return region === 'open' ? [labels.openTitle, labels.openText] : [labels.unknownTitle, labels.unknownText];
}
