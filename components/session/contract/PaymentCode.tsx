'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { QrCode } from '@/components/ui/qr/QrCode';
import { type ContractPayment, payContract } from '@/lib/client/session/contract';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './contract.module.scss';

/** A QR code with the payment page, and a link for viewers on that phone. */
export function PaymentCode({ words, loading }: { words: Messages['contract']; loading: string }) {
  const [payment, setPayment] = useState<ContractPayment | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    setFailed(false);
    payContract().then(setPayment, () => setFailed(true));
  }, []);
  useEffect(prepare, [prepare]);

  if (hasFailed) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{words.payFailed}</p>
        <Button onClick={prepare}>{words.retry}</Button>
      </div>
    );
  }
  return (
    <div className={styles.payment}>
      <QrCode
        src={payment?.pictureUrl ?? null}
        alt={words.qr}
        loading={loading}
        onError={() => setFailed(true)}
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
