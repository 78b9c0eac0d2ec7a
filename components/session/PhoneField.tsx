'use client';

import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { Field } from '@/components/ui/field/Field';
import { caretAfter, digitsOf, formatPhone, readPhone } from '@/lib/session/phone';

interface Props {
  label: string;
  /** By what is typed: a site may have two kinds of numbers (spec 3 §5). */
  maskOf(typed: string): string;
  digits: string;
  error: string | null;
  onDigits(digits: string): void;
}

/** A phone written as the provider writes it (spec 3 §5), however it is typed, pasted or filled in. */
export function PhoneField({ label, maskOf, digits, error, onDigits }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const text = formatPhone(digits, maskOf(digits));

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const place = currentTarget.selectionStart ?? currentTarget.value.length;
    const isAtEnd = place === currentTarget.value.length;
    caret.current = isAtEnd ? null : digitsOf(currentTarget.value.slice(0, place)).length;
    onDigits(readPhone(currentTarget.value, maskOf(currentTarget.value), digits));
  };

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const place = caretAfter(text, caret.current);
    input.current?.setSelectionRange(place, place);
    caret.current = null;
  });

  return (
    <Field
      ref={input}
      id="auth-phone"
      label={label}
      error={error}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={text}
      onChange={onChange}
      onFocus={({ currentTarget }) => toEnd(currentTarget, text)}
      data-autofocus
    />
  );
}

/** Whoever comes back to the field goes on behind what stands there, not before the country's digits. */
function toEnd(input: HTMLInputElement, text: string): void {
  if (input.selectionStart === 0 && input.selectionEnd === 0) {
    input.setSelectionRange(text.length, text.length);
  }
}
