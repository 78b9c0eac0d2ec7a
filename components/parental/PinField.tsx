'use client';

import type { Ref } from 'react';
import { Field } from '@/components/ui/field/Field';
import { PIN_LENGTH } from '@/lib/rules/parental/pin-length';
import { digitsOf } from '@/lib/shared/phone';
import styles from './parental.module.scss';

interface Props {
  id: string;
  label: string;
  value: string;
  error: string | null;
  hint?: string;
  isBusy: boolean;
  /** Phones fill in a PIN that comes by SMS, but must not fill in a new one. */
  autoComplete: 'one-time-code' | 'off';
  ref?: Ref<HTMLInputElement>;
  onChange(pin: string): void;
  /** Called with the last digit, typed or pasted. */
  onFull(pin: string): void;
}

/** Four masked digits (spec 3 §5: exactly 4); pasted text may contain other characters between them. */
export function PinField({ value, isBusy, onChange, onFull, ...field }: Props) {
  const type = (text: string) => {
    const pin = digitsOf(text).slice(0, PIN_LENGTH);
    onChange(pin);
    if (pin.length === PIN_LENGTH && pin !== value) onFull(pin);
  };
  return (
    <Field
      {...field}
      type="password"
      className={styles.pin}
      inputMode="numeric"
      pattern="\d*"
      value={value}
      readOnly={isBusy}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      data-autofocus
    />
  );
}
