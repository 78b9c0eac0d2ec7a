'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { Form } from '@/components/ui/form/Form';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { readAmount } from '@/lib/rules/commerce/amount';
import { REFILL_MAX, REFILL_MIN, REFILL_SUMS } from '@/lib/rules/commerce/constants';
import { fill } from '@/lib/shared/i18n/fill';
import type { Money } from '@/lib/shared/money';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import styles from './payment.module.scss';
import { sumText } from './terms';

/** Spec 3 §2 `refill`: how much is put on the balance; the way to pay is chosen next. */
export function RefillModal(modal: ModalProps) {
  return <PaymentDialog<'refill'> modal={modal} title={(_, words) => words.refillTitle} Body={Amount} />;
}

function Amount({ data, isBusy, answer, words }: PaymentProps<'refill'>) {
  const { product } = data;
  const [typed, setTyped] = useState(data.amount ?? '');
  const [error, setError] = useState<string | null>(null);
  const balance = product.balance && sumText(product.balance);
  const inCurrency = (amount: number) =>
    sumText({ format: '{amount}', ...product.balance, amount: String(amount) } satisfies Money) ?? '';

  const type = (amount: string) => {
    setError(null);
    setTyped(amount);
  };
  const submit = () => {
    const amount = readAmount(typed);
    if (amount) answer({ amount });
    else setError(fill(words.error_amount, { from: inCurrency(REFILL_MIN), to: inCurrency(REFILL_MAX) }));
  };
  return (
    <Form isBusy={isBusy} submit={words.proceed} busy={words.wait} onSubmit={submit}>
      <Field
        id="refill-amount"
        label={words.refillAmount}
        inputMode="decimal"
        autoComplete="transaction-amount"
        value={typed}
        readOnly={isBusy}
        error={error}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        data-autofocus
        {...(balance && { hint: fill(words.refillBalance, { sum: balance }) })}
      />
      <ul className={styles.sums}>
        {REFILL_SUMS.map((sum) => (
          <li key={sum}>
            <Button size="sm" disabled={isBusy} onClick={() => type(String(sum))}>
              {inCurrency(sum)}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
