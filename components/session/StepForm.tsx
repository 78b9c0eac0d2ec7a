'use client';

import type { ComponentProps } from 'react';
import { Form } from '@/components/ui/form/Form';
import { HONEYPOT, isHoneypotFilled } from './use-submit';

interface Props extends Omit<ComponentProps<typeof Form>, 'onSubmit'> {
  onSubmit(): void;
}

/** Another way to log in, below the form of a step. */
export interface OtherWay {
  label: string;
  onChoose(): void;
}

/** One step of the login: fields, one button, alternatives (spec 3 §4 Login modal steps). */
export function StepForm({ onSubmit, children, ...form }: Props) {
  return (
    <Form {...form} onSubmit={(event) => isHoneypotFilled(event) || onSubmit()}>
      {children}
      <input name={HONEYPOT} hidden autoComplete="off" tabIndex={-1} />
    </Form>
  );
}
