'use client';

import { type Ref, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { ModalWords } from '@/components/ui/modal/ModalShell';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { FRAME_LOAD_MS } from '@/lib/rules/commerce/constants';
import type { PaymentWords } from './PaymentDialog';
import styles from './payment.module.scss';

interface Props {
  ref: Ref<HTMLIFrameElement>;
  url: string;
  words: PaymentWords;
  labels: ModalWords;
}

/** The page of a bank: it loads, it is there, or it did not come in time and can be tried again. */
export function BankFrame({ ref, url, words, labels }: Props) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setState('failed'), FRAME_LOAD_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  if (state === 'failed') {
    return (
      <div role="alert" className={styles.outcome}>
        <p className={styles.centred}>{words.frameFailed}</p>
        <Button onClick={() => setState('loading')} data-autofocus>
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bank} aria-busy={isLoading}>
      <iframe
        ref={ref}
        title={words.frameTitle}
        src={url}
        sandbox={sandboxFor(url)}
        referrerPolicy="no-referrer"
        className={styles.frame}
        onLoad={() => setState('shown')}
        data-autofocus
      />
      {isLoading ? (
        <span className={styles.frameWait}>
          <Spinner label={labels.loading} />
        </span>
      ) : null}
    </div>
  );
}

/**
 * Its own scripts and forms, and the windows of a confirmation; it can neither lead this page away nor open dialogs over it. A
 * bank keeps its origin, because its forms have sessions; a page of our own origin would reach into ours with it.
 */
function sandboxFor(url: string): string {
  const own = new URL(url).origin === location.origin;
  return `allow-forms allow-scripts allow-popups${own ? '' : ' allow-same-origin'}`;
}
