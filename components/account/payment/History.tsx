'use client';

import { Button } from '@/components/ui/button/Button';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import { Section } from '@/components/ui/section/Section';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { Nothing } from './Nothing';
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
    <Section title={pay.history}>
      <AsyncContent
        value={list}
        hasFailed={hasFailed}
        onRetry={retry}
        labels={{ loading: words.loading, failed: words.unavailable, retry: words.retry }}
      >
        {(payments) =>
          payments.length === 0 ? (
            <Nothing text={pay.noHistory} />
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
    </Section>
  );
}
