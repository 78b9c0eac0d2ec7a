'use client';

import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { digitsOf } from '@/lib/shared/phone';
import formStyles from '../form/form.module.scss';
import { Field } from './Field';

interface Props {
  ref?: Ref<HTMLInputElement | null>;
  id: string;
  label: string;
  /** What a code looks like. */
  placeholder?: string;
  /** Hidden while the code is checked. */
  error: string | null;
  isBusy: boolean;
  value: string;
  /** The digits of what is in the field, of any number. */
  onChange(digits: string): void;
}

/** A code that was sent to the viewer. A wrong one stays visible and is selected, because it is usually typed again. */
export function CodeField({ ref, id, label, placeholder, error, isBusy, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const shown = isBusy ? null : error;
  useEffect(() => {
    if (shown) input.current?.select();
  }, [shown]);
  return (
    <Field
      ref={input}
      id={id}
      label={label}
      placeholder={placeholder}
      error={shown}
      className={formStyles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d*"
      value={value}
      readOnly={isBusy}
      onChange={({ currentTarget }) => onChange(digitsOf(currentTarget.value))}
      data-autofocus
    />
  );
}
