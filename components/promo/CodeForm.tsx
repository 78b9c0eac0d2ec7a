'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field } from '@/components/ui/field/Field';
import { compactCode, EXAMPLE_CODE, readCode } from '@/lib/rules/promo/code';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './promo.module.scss';

interface Props {
  words: Messages['promo'];
  code: string;
  error: string | null;
  example?: string;
  isBusy?: boolean;
  onSubmit(code: string): void;
}

/** The field of a promo code (spec 3 §5). A wrong code stays in it for correction. */
export function CodeForm({
  words,
  code: before,
  error,
  example = EXAMPLE_CODE,
  isBusy = false,
  onSubmit,
}: Props) {
  const [code, setCode] = useState(before);
  const [isEmpty, setEmpty] = useState(false);
  const isStale = code !== before;
  const shown = isEmpty ? words.error_empty : isStale ? null : error;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const meant = readCode(code);
    setEmpty(meant === '');
    setCode(meant);
    if (meant) onSubmit(meant);
  };
  return (
    <form noValidate className={styles.form} onSubmit={send} aria-busy={isBusy}>
      {words.intro ? <p className={styles.text}>{words.intro}</p> : null}
      <Field
        id="promo-code"
        label={words.label}
        placeholder={fill(words.example, { code: example })}
        hint={shown ? undefined : words.where}
        error={shown}
        className={styles.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        readOnly={isBusy}
        onChange={({ currentTarget }) => {
          setEmpty(false);
          setCode(compactCode(currentTarget.value));
        }}
        data-autofocus
      />
      <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
        {isBusy ? words.checking : words.submit}
      </Button>
    </form>
  );
}
