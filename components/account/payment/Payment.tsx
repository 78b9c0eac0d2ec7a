'use client';

import { useSWRConfig } from 'swr';
import { AsyncContent } from '@/components/ui/modal/AsyncContent';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { Balance } from './Balance';
import { Cards } from './Cards';
import { History } from './History';
import styles from './payment.module.scss';
import { usePaymentAccount } from './use-payment-account';
import { PAYMENTS_KEY } from './use-payments';

interface Props {
  words: Messages['account'];
  /** Spec 3 §2: some partners have no refill. */
  hasRefill: boolean;
  /** Beside the subscriptions, whose button is the first of the page. */
  isBeside?: boolean;
}

/**
 * Spec 3 §2 Payment: the balance, linked cards, and what was paid; without payments here (spec 3 §6) only the history, and what
 * is on the balance all the same.
 */
export function Payment({ words, hasRefill, isBeside = false }: Props) {
  const { data, error, mutate } = usePaymentAccount();
  const { pay } = words;
  const { mutate: readAgain } = useSWRConfig();
  // The check of a card is a payment.
  const reload = async () => void (await Promise.all([mutate(), readAgain(PAYMENTS_KEY)]));
  return (
    <section aria-label={pay.title} className={styles.parts}>
      <AsyncContent
        value={data ?? null}
        hasFailed={error !== undefined && !data}
        onRetry={reload}
        labels={{ loading: words.loading, failed: words.unavailable, retry: words.retry }}
      >
        {({ balance, cards, canLinkCard, canPay }) => (
          <>
            {canPay || Number(balance.amount) !== 0 ? (
              <Balance balance={balance} canRefill={canPay && hasRefill} isQuiet={isBeside} words={pay} />
            ) : null}
            {canPay && (canLinkCard || cards.length > 0) ? (
              <Cards cards={cards} canLink={canLinkCard} balance={balance} words={pay} onChange={reload} />
            ) : null}
            <History words={words} />
          </>
        )}
      </AsyncContent>
    </section>
  );
}
