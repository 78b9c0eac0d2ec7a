'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CodeField } from '@/components/ui/field/CodeField';
import { Form } from '@/components/ui/form/Form';
import formStyles from '@/components/ui/form/form.module.scss';
import { useCountdown } from '@/lib/client/hooks/use-countdown';
import type { Transaction } from '@/lib/rules/commerce/product';
import { fill } from '@/lib/shared/i18n/fill';
import { DEFAULT_CODE_LENGTH, DEFAULT_PHONE_MASK, phoneInText, RESEND_SECONDS } from '@/lib/shared/phone';
import { Due } from './Due';
import type { PaymentProps } from './PaymentDialog';
import { withSum } from './terms';
import { useGivenError } from './use-given-error';

/** The code that confirms a payment by phone. It is sent with its last digit. */
export function PhoneCode(
  props: PaymentProps<'pay_phone_sms'> & { transaction: Transaction; phone: string },
) {
  const { data, transaction, phone, isBusy, answer, words } = props;
  const mask = data.paysystem.data.phone_mask || DEFAULT_PHONE_MASK;
  const [code, setCode] = useState('');
  const { error, fail, clear } = useGivenError(data);
  const [sentAt] = useState(() => Date.now());
  const left = useCountdown(sentAt + RESEND_SECONDS * 1000);

  const check = (value: string) => {
    if (value.length !== DEFAULT_CODE_LENGTH) {
      return fail(fill(words.error_wrong_code, { count: DEFAULT_CODE_LENGTH }));
    }
    answer({ code: value });
  };
  const type = (typed: string) => {
    const value = typed.slice(0, DEFAULT_CODE_LENGTH);
    clear();
    setCode(value);
    if (value.length === DEFAULT_CODE_LENGTH && value !== code) check(value);
  };
  return (
    <Form
      isBusy={isBusy}
      submit={withSum({ sum: words.paySum, plain: words.pay }, transaction.amount)}
      busy={words.wait}
      onSubmit={() => check(code)}
      ways={
        <>
          {left > 0 ? (
            <p className={formStyles.wait}>{fill(words.resendIn, { seconds: left })}</p>
          ) : (
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => answer({ resend: true })}>
              {words.resend}
            </Button>
          )}
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => answer({ other: true })}>
            {words.otherMethod}
          </Button>
        </>
      }
    >
      <Due amount={transaction.amount} what={data.offer.title} />
      <p className={formStyles.intro}>{fill(words.codeSent, { phone: phoneInText(phone, mask) })}</p>
      <CodeField
        id="pay-code"
        label={words.code}
        error={error}
        isBusy={isBusy}
        value={code}
        onChange={type}
      />
    </Form>
  );
}
