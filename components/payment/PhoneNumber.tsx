'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { PhoneField } from '@/components/ui/field/PhoneField';
import { Form } from '@/components/ui/form/Form';
import { fill } from '@/lib/shared/i18n/fill';
import { DEFAULT_PHONE_MASK, phoneLength, phonePrefix } from '@/lib/shared/phone';
import { Due } from './Due';
import type { PaymentProps } from './PaymentDialog';
import { useGivenError } from './use-given-error';

/** The phone that pays; a code is sent to it. */
export function PhoneNumber({ data, isBusy, answer, words }: PaymentProps<'pay_phone_sms'>) {
  const { offer, paysystem } = data;
  const mask = paysystem.data.phone_mask || DEFAULT_PHONE_MASK;
  const [digits, setDigits] = useState(() => phonePrefix(mask));
  const { error, fail, clear } = useGivenError(data);

  const submit = () => {
    const count = phoneLength(mask);
    if (digits.length !== count) return fail(fill(words.error_wrong_phone, { count }));
    answer({ phone: digits });
  };
  return (
    <Form
      isBusy={isBusy}
      submit={paysystem.button || words.getCode}
      busy={words.sendingCode}
      onSubmit={submit}
      ways={
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => answer({ other: true })}>
          {words.otherMethod}
        </Button>
      }
    >
      <Due amount={offer.due} what={offer.title} />
      <PhoneField
        id="pay-phone"
        label={words.phone}
        maskOf={() => mask}
        digits={digits}
        error={isBusy ? null : error}
        isBusy={isBusy}
        onDigits={(next) => {
          clear();
          setDigits(next);
        }}
      />
    </Form>
  );
}
