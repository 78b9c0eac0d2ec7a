'use client';

import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { caretAfter, digitsOf, formatPhone, phonePrefix, readPhone } from '@/lib/shared/phone';
import { Field } from './Field';

interface Props {
  id: string;
  label: string;
  /** The mask for the typed digits, because a site may have two kinds of numbers (spec 3 §5). */
  maskOf(typed: string): string;
  digits: string;
  error: string | null;
  isBusy: boolean;
  onDigits(digits: string): void;
}

/** A phone in the format of the provider (spec 3 §5), however it is typed, pasted or filled in. */
export function PhoneField({ id, label, maskOf, digits, error, isBusy, onDigits }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const mask = maskOf(digits);
  const text = formatPhone(digits, mask);
  const start = formatPhone(phonePrefix(mask), mask).length;

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
      id={id}
      label={label}
      error={error}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={text}
      readOnly={isBusy}
      onChange={onChange}
      onSelect={({ currentTarget }) => keepCaretAfter(currentTarget, start)}
      data-autofocus
    />
  );
}

/** Keeps the caret after the country code, because digits typed before it would be taken as part of it. */
function keepCaretAfter(input: HTMLInputElement, place: number): void {
  const { selectionStart: start, selectionEnd: end } = input;
  if (start === end && start !== null && start < place) input.setSelectionRange(place, place);
}
