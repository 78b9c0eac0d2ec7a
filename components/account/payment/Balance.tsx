'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Section } from '@/components/ui/section/Section';
import { buy } from '@/lib/client/commerce/buy';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { type Money, moneyText } from '@/lib/shared/money';
import styles from './payment.module.scss';

interface Props {
  balance: Money;
  canRefill: boolean;
  /** Another button of the page is its first one. */
  isQuiet: boolean;
  words: Messages['account']['pay'];
}

/** The balance, and its refill by every way to pay. */
export function Balance({ balance, canRefill, isQuiet, words }: Props) {
  const [isBusy, setBusy] = useState(false);
  const refill = async () => {
    if (isBusy) return;
    setBusy(true);
    // What it changes is read again by the purchase itself.
    await buy({ kind: 'refill' });
    setBusy(false);
  };
  return (
    <Section title={words.balance} intro={words.balanceText}>
      <div className={styles.balance}>
        <p className={styles.amount}>{moneyText(balance, pageLocale()) ?? '–'}</p>
        {canRefill ? (
          <Button variant={isQuiet ? 'secondary' : 'primary'} aria-disabled={isBusy} onClick={refill}>
            {words.refill}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}
