'use client';

import { Button } from '@/components/ui/button/Button';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PaymentLine } from './PaymentLine';
import styles from './payment.module.scss';
import { usePayments } from './use-payments';

interface Props {
  words: Messages['account'];
}

/** Payments with their state, the latest first, each with a receipt. */
export function History({ words }: Props) {
  const { pay } = words;
  const { list, hasMore, hasFailed, isBusy, more, retry } = usePayments();
  return (
    <div>
      <h3 className={styles.heading}>{pay.history}</h3>
      <AsyncContent
        value={list}
        hasFailed={hasFailed}
        onRetry={retry}
        labels={{ loading: words.loading, failed: words.unavailable, retry: words.retry }}
      >
        {(payments) =>
          payments.length === 0 ? (
            <p className={styles.none}>{pay.noHistory}</p>
          ) : (
            <>
              <ul>
                {payments.map((payment) => (
                  <PaymentLine key={payment.id} payment={payment} words={pay} />
                ))}
              </ul>
              {hasMore ? (
                <Button className={styles.link} aria-disabled={isBusy} onClick={more}>
                  {pay.more}
                </Button>
              ) : null}
            </>
          )
        }
      </AsyncContent>
    </div>
  );
}
