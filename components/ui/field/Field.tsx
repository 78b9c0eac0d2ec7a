import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.scss';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  id: string;
  label: string;
  /** Hides the label visually, where the placeholder or the context makes it clear. */
  isLabelHidden?: boolean;
  hint?: string;
  error?: string | null;
};

/** One input with its label, hint and error connected to it (WCAG 3.3.1). */
export function Field({ id, label, isLabelHidden = false, hint, error, className, ...input }: Props) {
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
