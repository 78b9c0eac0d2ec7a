'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { timeText } from '@/lib/client/browser/moment';
import { printPart } from '@/lib/client/browser/print-part';
import { pageLocale } from '@/lib/client/i18n/load-words';
import type { PaidLine } from '@/lib/rules/commerce/paid-line';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { moneyText } from '@/lib/shared/money';
import styles from './payment.module.scss';

interface Props {
  payment: PaidLine;
  words: Messages['account']['pay'];
}

/** One payment, or what the balance paid or got back; its details are the receipt, which can be printed. */
export function PaymentLine({ payment, words }: Props) {
  const receipt = useRef<HTMLDivElement>(null);
  const { id, kind, title, amount, createdAt, status, note } = payment;
  const sum = moneyText(amount, pageLocale()) ?? '';
  // The balance has paid already.
  const standing = status ?? 'complete';
  const state = kind === 'payment' ? words.states[standing] : words.kinds[kind];
  const facts = [
    [words.receiptNumber, id],
    [words.receiptDate, timeText(createdAt)],
    [words.receiptFor, title ?? ''],
    [words.receiptSum, sum],
    [words.receiptState, state],
    [words.receiptNote, note],
  ].filter(([, value]) => value !== '');
  return (
    <li className={styles.payment}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.what}>
            {title ?? words.payment}
            <span className={styles.when}>{timeText(createdAt)}</span>
          </span>
          <span className={styles.sum}>
            {sum}
            <span className={styles.state} data-status={standing}>
              {state}
            </span>
          </span>
        </summary>
        <div ref={receipt}>
          <h4 className={styles.receiptTitle}>{words.receipt}</h4>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {standing === 'complete' ? (
          <Button
            size="sm"
            className={styles.action}
            onClick={() => printPart(receipt.current, words.receipt)}
          >
            {words.print}
          </Button>
        ) : null}
      </details>
    </li>
  );
}
