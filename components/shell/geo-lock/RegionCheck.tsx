'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { GlobeIcon } from '@/components/ui/icon/navigation';
import { loadDetectedRegion, recheckRegion } from '@/lib/client/session/region';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './geo-lock.module.scss';

type Labels = Messages['geoLock'];

interface Props {
  labels: Labels;
  /** The message of the platform, if there is one. */
  message: string | null;
  /** It was checked again, and there may be another message. */
  onChecked(): void;
}

type Attempt = 'none' | 'checking' | 'stillClosed' | 'failed';

/** The detected region, the message of the platform, a button that checks again, and a page that helps. */
export function RegionCheck({ labels, message, onChecked }: Props) {
  const [region, setRegion] = useState(labels.locating);
  const [attempt, setAttempt] = useState<Attempt>('none');
  const isChecking = attempt === 'checking';

  useEffect(() => {
    loadDetectedRegion().then(
      ({ country, ip }) => setRegion(regionText(labels, country, ip)),
      () => setRegion(labels.unknownRegion),
    );
  }, [labels]);

  const onRetry = () => {
    if (isChecking) return;
    setAttempt('checking');
    recheckRegion()
      .then(
        // After a successful check the state stays until the requested page loads.
        (isOpen) => setAttempt(isOpen ? 'checking' : 'stillClosed'),
        () => setAttempt('failed'),
      )
      .finally(onChecked);
  };

  return (
    <>
      <div className={styles.found}>
        <GlobeIcon size="lg" className={styles.globe} />
        <div>
          <p className={styles.region} role="status">
            {region}
          </p>
          {message ? (
            <figure className={styles.message}>
              <figcaption>{labels.serviceAnswer}</figcaption>
              <blockquote>{message}</blockquote>
            </figure>
          ) : null}
        </div>
      </div>
      <p className={styles.hint}>{labels.hint}</p>
      <div className={styles.retry}>
        <Button variant="primary" onClick={onRetry} aria-disabled={isChecking}>
          {isChecking ? labels.checking : labels.retry}
        </Button>
        <LinkButton href={routes.faq()}>{labels.help}</LinkButton>
        <p role="status">{attempt === 'stillClosed' || attempt === 'failed' ? labels[attempt] : null}</p>
      </div>
    </>
  );
}

function regionText(labels: Labels, country: string | null, ip: string | null): string {
  if (!country || !ip) return labels.unknownRegion;
  return fill(labels.warning_unsupported_region, { country, ip });
}
