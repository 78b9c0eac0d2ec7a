'use client';

import useSWRInfinite from 'swr/infinite';
import { Button } from '@/components/ui/button/Button';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import type { Transaction } from '@/lib/rules/commerce/product';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PaymentLine } from './PaymentLine';
import styles from './payment.module.scss';

interface Props {
  words: Messages['account'];
}

/** As many as the server answers at a time. */
const PAGE = 20;

const load = async ([, offset]: [string, number]): Promise<Transaction[]> =>
  (await import('@/lib/client/commerce/calls')).listTransactions({ offset });

/** Payments with their state, the latest first, each with a receipt. */
export function History({ words }: Props) {
  const { pay } = words;
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (index, previous: Transaction[] | null) =>
      previous && previous.length < PAGE ? null : (['payments', index * PAGE] as [string, number]),
    load,
    { shouldRetryOnError: false, revalidateFirstPage: false },
  );
  const list = data?.flat() ?? null;
  const hasMore = data !== undefined && data.at(-1)?.length === PAGE;
  return (
    <div>
      <h3 className={styles.label}>{pay.history}</h3>
      <AsyncContent
        value={list}
        hasFailed={error !== undefined && !data}
        onRetry={() => mutate()}
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
                <Button
                  className={styles.link}
                  aria-disabled={isValidating}
                  onClick={() => setSize(size + 1)}
                >
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
