'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { QrCode } from '@/components/ui/qr/QrCode';
import { useOnReturn } from '@/lib/client/hooks/use-on-return';
import { type ContractPayment, payContract } from '@/lib/client/session/contract';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './contract.module.scss';

interface Props {
  /** How often the viewer has checked the contract. */
  checks: number;
  words: Messages['contract'];
  loading: string;
}

/**
 * A QR code with the payment page, and a link for viewers on that phone. A payment ends after a time, and the dialog may be
 * open for longer: it is prepared again at each check and when the viewer comes back. The server answers with the same payment
 * while that can be used.
 */
export function PaymentCode({ checks, words, loading }: Props) {
  const [payment, setPayment] = useState<ContractPayment | 'failed' | null>(null);
  const prepare = useCallback(() => {
    const fail = () => setPayment((known) => known ?? 'failed');
    payContract().then(setPayment, fail);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check prepares it again.
  useEffect(prepare, [prepare, checks]);
  useOnReturn(prepare);

  if (payment === 'failed') {
    const retry = () => {
      setPayment(null);
      prepare();
    };
    return (
      <div role="alert" className={styles.failure}>
        <p>{words.payFailed}</p>
        <Button onClick={retry}>{words.retry}</Button>
      </div>
    );
  }
  return (
    <div className={styles.payment}>
      <QrCode
        src={payment?.pictureUrl ?? null}
        alt={words.qr}
        loading={loading}
        onError={() => setPayment('failed')}
      />
      <p className={styles.text}>{words.scan}</p>
      {payment?.pageUrl ? (
        <ExternalLink href={payment.pageUrl} newTabLabel={words.newTab} className={styles.call}>
          {words.openPage}
        </ExternalLink>
      ) : null}
    </div>
  );
}
